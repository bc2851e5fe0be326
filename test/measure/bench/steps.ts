import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { formatPost, inventTalk, now } from "./corpus.ts";
import { ours } from "./write-corpus.ts";

/** One build of a benchmark, after the build before it. */
export interface Step {
  readonly name: string;
  /** Seconds since the epoch. */
  readonly now: number;
  /** Changes the content of a forum of `count` discussions. */
  readonly change: (content: string, count: number) => void;
}

const unchanged = () => undefined;

/** The steps in the life of a forum, from the first build on. */
export const steps: readonly Step[] = [
  { name: "clean", now, change: unchanged },
  { name: "no change", now, change: unchanged },
  { name: "one edit", now, change: (content, count) => editPost(content, count, 0.5, (text) => `${text}\nیک جملهٔ دیگر.\n`) },
  { name: "one new reply", now, change: addReply },
  { name: "one retag", now, change: (content, count) => editPost(content, count, 0.25, retag) },
  { name: "a setting", now, change: (content) => writeFileSync(join(content, "site.yaml"), "name: انجمن دیگر\n") },
  {
    name: "one edit, a day later",
    now: now + 86_400,
    change: (content, count) => editPost(content, count, 0.75, (text) => `${text}\nو یکی دیگر.\n`),
  },
];

/** @param part the fraction of the forum before the discussion. */
function editPost(content: string, count: number, part: number, edit: (text: string) => string): void {
  const file = join(content, "discussions", ours.placePost(inventTalk(Math.floor(count * part), count)));
  writeFileSync(file, edit(readFileSync(file, "utf8")));
}

function addReply(content: string, count: number): void {
  const talk = inventTalk(Math.floor(count / 3), count);
  const file = join(content, "discussions", ours.placeReply(talk, 99));
  mkdirSync(dirname(file), { recursive: true });
  const created = new Date((now - 60) * 1000).toISOString();
  writeFileSync(file, formatPost({ keys: { author: "نویسندهٔ 1", created }, body: "پاسخی تازه.\n" }));
}

function retag(text: string): string {
  return text.replace(/^tags: .*$/m, "tags: [موضوع-1, موضوع-2]");
}
