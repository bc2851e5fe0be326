import { createDice, type Dice } from "../../support/dice.ts";
import { writeBody, writeSentence } from "./prose.ts";

/** Seconds since the epoch: 2026-11-27T00:00:00Z, the time of all builds of a benchmark. */
export const now = 1_795_737_600;

/** A discussion of a generated forum. */
export interface Talk {
  /** Its file name without `.md`. Each folder has a hundred. */
  readonly slug: string;
  readonly folder: string;
  readonly keys: Readonly<Record<string, string>>;
  readonly body: string;
  readonly replies: readonly { readonly keys: Readonly<Record<string, string>>; readonly body: string }[];
}

/** A discussion of a forum of `count`, always the same. It has 1.2 replies on average. */
export function inventTalk(index: number, count: number): Talk {
  const dice = createDice(index * 7919 + count);
  const age = 3600 + dice(5 * 365) * 86_400 + dice(86_400);
  const replies = [0, 0, 1, 1, 2, 3][dice(6)] ?? 0;
  return {
    slug: `talk-${index}`,
    folder: String(Math.floor(index / 100)).padStart(4, "0"),
    keys: {
      title: JSON.stringify(writeSentence(dice)),
      author: pickName(dice, count),
      created: formatMoment(now - age),
      tags: `[${pickTags(dice, count).join(", ")}]`,
    },
    body: writeBody(dice, 2 + dice(4)),
    replies: Array.from({ length: replies }, (_, reply) => ({
      keys: { author: pickName(dice, count), created: formatMoment(now - Math.floor((age * (replies - reply)) / (replies + 1))) },
      body: writeBody(dice, 1 + dice(2)),
    })),
  };
}

/** The file of a post. */
export function formatPost({ keys, body }: Pick<Talk, "keys" | "body">): string {
  const lines = Object.entries(keys).map(([key, value]) => `${key}: ${value}\n`);
  return `---\n${lines.join("")}---\n${body}`;
}

/** One tag for each twenty discussions. A few tags have most discussions (Zipf's law). */
function pickTags(dice: Dice, count: number): readonly string[] {
  const names = Array.from({ length: 1 + dice(3) }, () => `موضوع-${pickRank(dice, Math.max(10, count / 20))}`);
  return [...new Set(names)];
}

function pickName(dice: Dice, count: number): string {
  return `نویسندهٔ ${pickRank(dice, Math.max(12, count / 50))}`;
}

/** A rank from 1 to `limit`. High ranks are rare. */
function pickRank(dice: Dice, limit: number): number {
  return Math.floor(limit ** (dice(1_000_000) / 1_000_000));
}

function formatMoment(second: number): string {
  return new Date(second * 1000).toISOString().replace(".000Z", "Z");
}
