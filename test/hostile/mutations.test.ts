import { expect, test } from "vitest";
import type { ParsedContent } from "../../scripts/content/parse-content.ts";
import { extractExcerpt } from "../../scripts/markdown/plain/excerpt.ts";
import { joinRuns } from "../../scripts/text/inline-code.ts";
import { parseFiles } from "../content/parsed.ts";
import { findFaults } from "../markdown/faults.ts";
import { render } from "../markdown/post.ts";
import { tellProblem } from "../support/english.ts";
import { writeDiscussion } from "../support/site/site.ts";
import { mutate } from "./mutations.ts";
import { renderSite } from "./rendered.ts";
import { findLeaks } from "./sinks.ts";
import { findTraces } from "./traces.ts";

/** `GOFTOGU_MUTATIONS` sets the number, `GOFTOGU_SEED` the seed. */
const count = Number(process.env.GOFTOGU_MUTATIONS ?? 250);
const seed = Number(process.env.GOFTOGU_SEED ?? 1405);

/**
 * The number of files in a content folder, and the number of folders of which one is rendered as a
 * whole site. Of the other folders only the posts are rendered.
 */
const together = 50;
const share = 5;

/** The limit of the HTML: UTF-16 units for each unit of the body, and for every body. */
const output = { each: 60, any: 4000 };

/** The outcome of a file, if it is a safe one. */
type Outcome = "refused" | "neutralised" | "accepted" | "draft";

/** @throws if a file does any harm. */
function judge(path: string, bytes: Uint8Array, { problems, notes, content }: ParsedContent): Outcome {
  const own = problems.filter(({ file }) => file === path);
  const discussion = content.discussions.find(({ file }) => file === path);
  if (own.length > 0) {
    const lines = Buffer.from(bytes).toString().split("\n").length;
    for (const { line, column, reason, fix } of own.map(tellProblem)) {
      expect([reason !== "", fix !== "", line >= 1 && line <= lines, column >= 1]).toEqual([true, true, true, true]);
    }
    expect(discussion).toBeUndefined();
    return "refused";
  }
  if (!discussion) return "draft";
  const body = discussion.readBody();
  const html = render(body);
  expect(findFaults(html)).toEqual([]);
  expect(html.length).toBeLessThan(output.any + output.each * body.length);
  const excerpt = joinRuns(extractExcerpt(body));
  expect(excerpt.length).toBeLessThanOrEqual(160 * 16 + 1);
  expect(excerpt).not.toMatch(/\p{Cs}/u);
  return notes.some(({ file }) => file === path) ? "neutralised" : "accepted";
}

test(`${count} random files of attacks and examples are refused with a reason or published safely`, {
  timeout: 60_000 + count * 200,
}, async () => {
  const outcomes = { refused: 0, neutralised: 0, accepted: 0, draft: 0 };
  const all = [...mutate(seed, count)];
  for (let start = 0; start < count; start += together) {
    const files = all.slice(start, start + together).map((bytes, index) => [`discussions/number-${start + index}.md`, bytes] as const);
    const parsed = parseFiles({ "discussions/sound.md": writeDiscussion(), ...Object.fromEntries(files) });
    for (const [path, bytes] of files) {
      try {
        outcomes[judge(path, bytes, parsed)]++;
      } catch (cause) {
        throw new Error(`seed ${seed}, ${path}: ${JSON.stringify(Buffer.from(bytes).toString()).slice(0, 2000)}`, { cause });
      }
    }
    if ((start / together) % share === 0) expect(findLeaks(await renderSite(parsed.content))).toEqual([]);
  }
  expect(findTraces()).toEqual([]);
  // A change of the mutations must not leave most of the product untested.
  expect(outcomes.refused).toBeGreaterThan(count * 0.2);
  expect(outcomes.accepted + outcomes.neutralised).toBeGreaterThan(count * 0.3);
  if (process.env.GOFTOGU_MUTATIONS) process.stdout.write(`seed ${seed}: ${JSON.stringify(outcomes)}\n`);
});
