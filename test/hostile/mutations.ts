import { writeDiscussion } from "../setup/site.ts";
import { corpus } from "./corpus.ts";
import { examples, pieces } from "./examples.ts";
import { createRandom, pick, pickNumber, type Random } from "./random.ts";

/** Bytes of most mutations: long ones take their time, and what is long is tried elsewhere. */
const usualLength = 4000;

const texts = corpus.map(({ bytes }) =>
  Buffer.from(bytes)
    .toString("utf8")
    .slice(0, 3 * usualLength),
);

/** Whole files, as bytes: each follows from the seed and its place alone. */
export function* mutate(seed: number, count: number): Iterable<Uint8Array> {
  for (let index = 0; index < count; index++) {
    const random = createRandom(seed * 1_000_003 + index);
    const text = write(random);
    const bytes = Buffer.from(text.slice(0, random() < 0.02 ? 16 * usualLength : usualLength));
    if (random() < 0.03) bytes[pickNumber(random, bytes.length)] = pickNumber(random, 256);
    yield bytes;
  }
}

/** An attack that was changed anywhere, a changed body below sound front matter, or a sound text below a changed value. */
function write(random: Random): string {
  const kind = random();
  const times = 1 + pickNumber(random, 5);
  if (kind < 0.25) return change(random, pick(random, texts), times);
  if (kind < 0.75) return writeDiscussion({}, change(random, random() < 0.5 ? pick(random, examples) : crowd(random), times));
  const value = random() < 0.3 ? crowd(random) : JSON.stringify(crowd(random));
  return writeDiscussion({ [pick(random, ["title", "author", "tags", "created", "updated", "redirectFrom", "answer"])]: value });
}

/** A text of pieces alone. */
function crowd(random: Random): string {
  return Array.from({ length: 1 + pickNumber(random, 60) }, () => pick(random, pieces)).join("");
}

function change(random: Random, text: string, times: number): string {
  let changed = text;
  for (let time = 0; time < times; time++) changed = pick(random, changes)(random, changed);
  return changed;
}

/** The ways to change a text. */
const changes: readonly ((random: Random, text: string) => string)[] = [
  // The start of one and the end of another.
  (random, text) => text.slice(0, pickNumber(random, text.length + 1)) + cutEnd(random, pick(random, random() < 0.5 ? texts : examples)),
  (random, text) => insert(random, text, pick(random, pieces)),
  (random, text) => insert(random, text, pick(random, examples)),
  (random, text) => insert(random, text, pick(random, pieces).repeat(1 + pickNumber(random, 200))),
  (random, text) => insert(random, text, cutEnd(random, text).slice(0, 200)),
  (random, text) => {
    const from = pickNumber(random, text.length + 1);
    return text.slice(0, from) + text.slice(from + 1 + pickNumber(random, 20));
  },
  (random, text) => text.replaceAll(pick(random, pieces), pick(random, pieces)),
  (random, text) => {
    const lines = text.split("\n");
    const [moved = ""] = lines.splice(pickNumber(random, lines.length), 1);
    lines.splice(pickNumber(random, lines.length + 1), 0, moved);
    return lines.join("\n");
  },
];

function insert(random: Random, text: string, part: string): string {
  const at = pickNumber(random, text.length + 1);
  return text.slice(0, at) + part + text.slice(at);
}

function cutEnd(random: Random, text: string): string {
  return text.slice(pickNumber(random, text.length + 1));
}
