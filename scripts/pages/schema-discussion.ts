import type { Discussion, Post } from "../content/model.ts";
import type { Entry } from "../forum/model.ts";
import { plainTitle } from "../forum/title.ts";
import type { RenderedPost } from "../markdown/render.ts";
import { buildIri } from "../text/href.ts";
import { joinRuns } from "../text/inline-code.ts";
import { describeAuthor, describeInLanguage, describePage, type Schema } from "./schema.ts";
import type { SiteContext } from "./site.ts";

/** Returns a post with its whole text. */
type ReadPost = (post: Post) => RenderedPost;

/**
 * Describes a discussion with its whole thread: as a question with answers if one is accepted, or
 * else as a posting with comments.
 */
export function describeThread(entry: Entry, readPost: ReadPost, site: SiteContext): Schema {
  const { discussion, url, replies, tags, activity } = entry;
  const address = buildIri(site.site.base, url);
  const opening = {
    ...describePost(discussion, address, readPost, site),
    ...describePictures(discussion, url, site),
    dateModified: activity.at.datetime,
    keywords: tags.map(({ label }) => label),
  };
  const title = plainTitle(discussion.title);
  const listReplies = (type: string, accepted: boolean) =>
    discussion.replies
      .filter(({ name }) => (name === discussion.answer) === accepted)
      .map((reply) => ({ "@type": type, ...describePost(reply, `${address}#${encodeURI(reply.id)}`, readPost, site) }));
  if (!entry.solved) {
    const comments = { commentCount: replies, comment: listReplies("Comment", false) };
    return describePage("DiscussionForumPosting", { ...opening, headline: title, ...comments }, site);
  }
  const [acceptedAnswer] = listReplies("Answer", true);
  const answers = { answerCount: replies, acceptedAnswer, suggestedAnswer: listReplies("Answer", false) };
  return describePage("QAPage", { url: address, mainEntity: { "@type": "Question", ...opening, name: title, ...answers } }, site);
}

function describePost(post: Post, address: string, readPost: ReadPost, site: SiteContext): Schema {
  const rendered = readPost(post);
  return {
    url: address,
    text: joinRuns(rendered.text) || site.locale.words.post.noText,
    ...describeInLanguage(rendered),
    author: describeAuthor(post.author, site),
    datePublished: post.created.datetime,
    ...(post.update && { dateModified: post.update.at.datetime }),
  };
}

function describePictures({ pictures }: Discussion, url: string, site: SiteContext): Schema {
  const image = [...pictures.values()].map(({ name }) => buildIri(site.site.base, url + name));
  return image.length > 0 ? { image } : {};
}
