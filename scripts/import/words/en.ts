import type { ImportWords } from "./import-words.ts";

export const words: ImportWords = {
  deletedUser: "Deleted user",
  community: "Community",
  untitled: "Question {id}",
  comments: "Comments",
  comma: ",",
  siteDescription: "Discussions brought over from {site}",
  source: {
    title: "Source of the discussions",
    description: "Where the discussions of this site are from, and under which licence they are published again",
    origin: "The discussions of this site were brought over from the public data of Stack Exchange ({site}).",
    range: "The first post is of {from}, the last one of {to}.",
    amount: "Brought over: {discussions} discussions, {replies} replies, {comments} comments.",
    address: "The number at the end of a discussion's address is that of the question on the original site: {pattern}.",
    licenceHeading: "Licences",
    columns: ["Licence", "Discussions", "Replies", "Comments"],
    unnamedLicence: "not named in the data",
    rule: "The CC BY-SA licences allow to publish again as long as the author's name and a link to the original stay, changes are named, and the result is under the same licence. Authors have the names that the data gives them.",
    changes:
      "Posts were turned from HTML into Markdown, links within the site lead to the new pages, and comments stand below their posts. Votes and badges were not brought over.",
  },
};
