import { encodeRow, encodeRuns } from "../../listing/row-codec.ts";
import { formatHtmlJson } from "../../text/html-json.ts";
import type { SearchDocument, SearchPost } from "./document.ts";
import { nameMorePosts } from "./texts.ts";

/** A document with its slot. */
export interface PlacedDocument {
  readonly slot: number;
  readonly document: SearchDocument;
}

/** A further file of a long document. */
export interface MorePosts {
  /** Below the folder of the index. */
  readonly path: string;
  readonly content: string;
}

/** Bytes of posts in a file: the text of a result should load at once. */
const textLimit = 16 * 1024;

/**
 * Encodes a text file.
 *
 * @param placed the documents of the file, by slot.
 */
export function encodeTexts(placed: readonly PlacedDocument[]): string {
  return `{"documents":[${placed.map(encodeRecord).join(",")}]}`;
}

/** The files with the posts of a document that do not fit in its text file. Few need any. */
export function listMorePosts({ slot, document }: PlacedDocument, bits: number): readonly MorePosts[] {
  return dividePosts(document.posts)
    .slice(1)
    .map((posts, index) => ({ path: nameMorePosts(bits, slot, index + 1), content: `{"posts":[${posts.join(",")}]}` }));
}

function encodeRecord({ slot, document }: PlacedDocument): string {
  const { slug, row, tags, status, year, at } = document;
  const [first = [], ...more] = dividePosts(document.posts);
  const fields = [slot, slug].map(formatHtmlJson);
  const labels = tags.map((tag) => (tag.label === tag.slug ? [tag.slug] : [tag.slug, tag.label]));
  const rest = [labels, status, year, at].map(formatHtmlJson);
  return `[${[...fields, encodeRow(row), ...rest, `[${first.join(",")}]`, ...(more.length > 0 ? [more.length] : [])].join(",")}]`;
}

/** The id alone for most posts; `null` stands for the language of the site. */
function encodePlace({ id, language, page }: Omit<SearchPost, "text">): unknown {
  if (page !== undefined) return [id, language ?? null, page];
  return language === undefined ? id : [id, language];
}

/** Encodes the posts and divides them into files. A post is never divided. */
function dividePosts(posts: readonly SearchPost[]): readonly (readonly string[])[] {
  const files: string[][] = [];
  let size = 0;
  for (const { text, ...place } of posts) {
    const post = formatHtmlJson([encodePlace(place), ...encodeRuns(text)]);
    const bytes = Buffer.byteLength(post);
    const last = files.at(-1);
    if (last && size + bytes <= textLimit) {
      last.push(post);
      size += bytes;
    } else {
      files.push([post]);
      size = bytes;
    }
  }
  return files;
}
