/** The words that an import writes into the content, in the language of the site. */
export const words = {
  /** An author without a name in the export. */
  deletedUser: "Deleted user",
  /** The account of the old site itself. */
  community: "Community",
  /** A discussion without a title. */
  untitled: "Question {id}",
  /** The heading of the comments on a post. */
  comments: "Comments",
  /** Between the name and the date of a comment. */
  comma: ",",
  /** The description of a new site. */
  siteDescription: "Discussions brought over from {site}",
  /** The labels of the forms of GitHub that become posts. */
  form: { discussion: "Discussion", title: "Title", author: "Your name", tags: "Tags", body: "Text" },
  /** The page that names the source of the content. */
  source: {
    title: "Source of the discussions",
    description: "Where the discussions of this site are from, and under which licence they are published again",
    origin: "The discussions of this site were brought over from the public data of Stack Exchange ({site}).",
    range: "The first post is of {from}, the last one of {to}.",
    amount: "Brought over: {discussions} discussions, {replies} replies, {comments} comments.",
    address: "The number at the end of a discussion's address is that of the question on the original site: {pattern}.",
    licenceHeading: "Licences",
    columns: { licence: "Licence", discussions: "Discussions", replies: "Replies", comments: "Comments" },
    unnamedLicence: "not named in the data",
    rule: "The CC BY-SA licences allow to publish again as long as the author's name and a link to the original stay, changes are named, and the result is under the same licence. Authors have the names that the data gives them.",
    changes:
      "Posts were turned from HTML into Markdown, links within the site lead to the new pages, and comments stand below their posts. Votes and badges were not brought over.",
  },
};
