import { createDice, type Dice } from "../support/dice.ts";
import { writeDiscussion } from "../support/site/site.ts";
import { corpus } from "./corpus.ts";
import { examples, pieces } from "./examples.ts";

/** Maximum bytes of most mutations. Long ones are slow, and other tests cover them. */
const typicalLength = 4000;

const texts = corpus.map(({ bytes }) =>
  Buffer.from(bytes)
    .toString("utf8")
    .slice(0, 3 * typicalLength),
);

/** Whole files as bytes. Each depends only on the seed and its index. */
export function* mutate(seed: number, count: number): Iterable<Uint8Array> {
  for (let index = 0; index < count; index++) {
    const dice = createDice(seed * 1_000_003 + index);
    const text = write(dice);
    const bytes = Buffer.from(text.slice(0, dice(50) === 0 ? 16 * typicalLength : typicalLength));
    if (dice(33) === 0) bytes[dice(bytes.length)] = dice(256);
    yield bytes;
  }
}

/**
 * A changed attack, a changed body below valid front matter, or valid text below a changed value.
 */
function write(dice: Dice): string {
  const kind = dice(4);
  const times = 1 + dice(5);
  if (kind === 0) return change(dice, pick(dice, texts), times);
  if (kind < 3) return writeDiscussion({}, change(dice, dice(2) === 0 ? pick(dice, examples) : crowd(dice), times));
  const value = dice(3) === 0 ? crowd(dice) : JSON.stringify(crowd(dice));
  return writeDiscussion({ [pick(dice, ["title", "author", "tags", "created", "updated", "redirectFrom", "answer"])]: value });
}

/** A text of pieces only. */
function crowd(dice: Dice): string {
  return Array.from({ length: 1 + dice(60) }, () => pick(dice, pieces)).join("");
}

function change(dice: Dice, text: string, times: number): string {
  let changed = text;
  for (let time = 0; time < times; time++) changed = pick(dice, changes)(dice, changed);
  return changed;
}

/** The ways to change a text. */
const changes: readonly ((dice: Dice, text: string) => string)[] = [
  // The start of one text and the end of another.
  (dice, text) => text.slice(0, dice(text.length + 1)) + cutEnd(dice, pick(dice, dice(2) === 0 ? texts : examples)),
  (dice, text) => insert(dice, text, pick(dice, pieces)),
  (dice, text) => insert(dice, text, pick(dice, examples)),
  (dice, text) => insert(dice, text, pick(dice, pieces).repeat(1 + dice(200))),
  (dice, text) => insert(dice, text, cutEnd(dice, text).slice(0, 200)),
  (dice, text) => {
    const from = dice(text.length + 1);
    return text.slice(0, from) + text.slice(from + 1 + dice(20));
  },
  (dice, text) => text.replaceAll(pick(dice, pieces), pick(dice, pieces)),
  (dice, text) => {
    const lines = text.split("\n");
    const [moved = ""] = lines.splice(dice(lines.length), 1);
    lines.splice(dice(lines.length + 1), 0, moved);
    return lines.join("\n");
  },
];

function insert(dice: Dice, text: string, part: string): string {
  const at = dice(text.length + 1);
  return text.slice(0, at) + part + text.slice(at);
}

function cutEnd(dice: Dice, text: string): string {
  return text.slice(dice(text.length + 1));
}

/** @throws if the list is empty. */
function pick<T>(dice: Dice, choices: readonly T[]): T {
  const chosen = choices[dice(choices.length)];
  if (chosen === undefined) throw new Error("nothing to pick");
  return chosen;
}
