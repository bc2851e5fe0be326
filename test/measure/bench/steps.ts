import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { formatInstant } from "./corpus.ts";

/** One build of the bench, after the build before it. */
export interface Step {
  readonly name: string;
  /** The time of the build, in milliseconds since the epoch. */
  readonly now: number;
  /** Changes the content since the build before. */
  readonly change: (content: string) => void;
}

const now = Date.UTC(2026, 10, 27);

const unchanged = () => undefined;

/** The steps in the life of a forum. The first is a clean build. */
export const steps: readonly Step[] = [
  { name: "clean", now, change: unchanged },
  { name: "no change", now, change: unchanged },
  { name: "edit", now, change: editPost },
  { name: "reply", now, change: addReply },
  { name: "new discussion", now, change: addDiscussion },
  { name: "setting", now, change: (content) => writeFileSync(join(content, "site.yaml"), "name: انجمن دیگر\n") },
  { name: "a day later", now: now + 86_400_000, change: unchanged },
];

function editPost(content: string): void {
  const file = findPost(content, 1 / 2);
  writeFileSync(file, `${readFileSync(file, "utf8")}\nیک جملهٔ دیگر.\n`);
}

function addReply(content: string): void {
  const file = join(findPost(content, 1 / 3).replace(/\.md$/, ""), "99.md");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `---\nauthor: سارا رحیمی\ncreated: ${formatInstant(now - 120_000)}\n---\n\nپاسخی تازه.\n`);
}

/** The new discussion is the newest, with the tags and the text of another. */
function addDiscussion(content: string): void {
  const source = findPost(content, 1 / 4);
  const text = readFileSync(source, "utf8")
    .replace(/^title: .*$/m, 'title: "گفتگویی تازه"')
    .replace(/^updated(By)?: .*\n/gm, "")
    .replace(/^created: .*$/m, `created: ${formatInstant(now - 60_000)}`);
  writeFileSync(join(dirname(source), "new-discussion.md"), text);
}

/** @param part the fraction of the forum before the discussion, below 1. */
function findPost(content: string, part: number): string {
  const root = join(content, "discussions");
  const posts = readdirSync(root).flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith(".md"))
      .map((name) => join(root, folder, name)),
  );
  const post = posts.sort()[Math.floor(posts.length * part)];
  if (post === undefined) throw new Error(`${root} has no discussion.`);
  return post;
}
