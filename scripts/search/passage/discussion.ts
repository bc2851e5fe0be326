import type { Folding } from "../../locale/locale.ts";
import type { Run } from "../../text/inline-code.ts";
import type { WordGroup } from "../../text/search-words.ts";
import type { SearchPost } from "../index/document.ts";
import type { TextRecord } from "../index/texts.ts";
import type { Query } from "../query/query.ts";
import { findOccurrences } from "./occurrences.ts";
import { findPassage, type Passage } from "./passage.ts";
import { readTextWords } from "./text-words.ts";

/** Where the words of a query are in a discussion. */
export interface FoundDiscussion {
  readonly record: TextRecord;
  /** The post with most of the wanted words, close together. Ties: the first. */
  readonly post: SearchPost;
  /** Where the words are in that post, in UTF-16 units. */
  readonly place: number;
  /** From 0 to 1: 1 if the title has all wanted words, or a post has them side by side. */
  readonly closeness: number;
  /** The words of its title and of each post. */
  readonly texts: readonly (readonly WordGroup[])[];
  /** True if every wanted word was found. */
  readonly isComplete: boolean;
}

interface ReadText {
  readonly groups: readonly WordGroup[];
  readonly passage: Passage;
}

const noPost: SearchPost = { id: "", text: [] };

/** Reads a discussion with the posts that are loaded. */
export function readDiscussion(record: TextRecord, posts: readonly SearchPost[], query: Query, folding: Folding): FoundDiscussion {
  const { row, tags } = record;
  const names = [...tags.map(({ label }) => label), row.author.name].map((text) => ({ text: `${text} `, code: false }));
  const read = (runs: readonly Run[]) => readText(runs, query, folding);
  const title = read(row.title);
  const texts = posts.map((post) => ({ post, ...read(post.text) }));
  const best = texts.reduce((one, other) => (isBetter(other.passage, one.passage) ? other : one), texts[0] ?? { post: noPost, ...title });
  const all = [title, ...texts];
  const found = new Set([...all, read(names)].flatMap(({ passage }) => [...passage.words]));
  return {
    record,
    post: best.post,
    place: best.passage.start,
    closeness: Math.max(...[title, best].map(({ passage }) => weigh(passage, query.wanted.length))),
    texts: all.map(({ groups }) => groups),
    isComplete: found.size === query.wanted.length,
  };
}

function readText(runs: readonly Run[], { wanted }: Query, folding: Folding): ReadText {
  const { text, groups } = readTextWords(runs, folding);
  return { groups, passage: findPassage(findOccurrences(text, groups, wanted)) };
}

function isBetter(one: Passage, other: Passage): boolean {
  const more = one.words.size - other.words.size;
  return more > 0 || (more === 0 && one.closeness > other.closeness);
}

/** Words in different posts are not near each other. */
function weigh({ words, closeness }: Passage, wanted: number): number {
  return words.size === wanted ? closeness : 0;
}
