import type { Removal } from "../../authoring/removal/plan-removal.ts";
import type { Locate } from "../../build/content-files.ts";
import type { Locale } from "../../locale/locale.ts";
import { formatCount } from "../../text/numbers.ts";

/** At most this many files are listed before the question. */
const most = 20;

/** Formats what a removal touches: how much of each kind, and the files. */
export function formatRemoval({ posts, updates, files }: Removal, locale: Locale, locate: Locate): readonly string[] {
  const { removal } = locale.prompts;
  const firsts = posts.filter(({ kind }) => kind === "discussion").length;
  const counts = { discussions: firsts, replies: posts.length - firsts, updates: updates.length, files: files.length };
  const kinds = ["discussions", "replies", "updates", "files"] as const;
  const paths = [...[...posts, ...updates].map(({ file }) => file), ...files].map((file) => `  ${locate(file)}`);
  const more = paths.length - most;
  return [
    ...kinds.flatMap((kind) => (counts[kind] > 0 ? [`- ${formatCount(locale, removal[kind], counts[kind])}`] : [])),
    ...paths.slice(0, most),
    ...(more > 0 ? [`  ${formatCount(locale, removal.more, more)}`] : []),
  ];
}
