import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { parseFiles } from "../content/parsed.ts";
import { findFaults } from "../markdown/faults.ts";
import { render } from "../markdown/post.ts";
import { writeDiscussion } from "../support/site/site.ts";
import { corpus, findPath, isRefused } from "./corpus.ts";
import { parseAlone, printOutcome } from "./outcome.ts";
import { renderSite } from "./rendered.ts";
import { findLeaks } from "./sinks.ts";
import { canary, findTraces } from "./traces.ts";

beforeEach(() => {
  vi.stubEnv("GOFTOGU_CANARY", canary);
});

afterEach(() => {
  vi.unstubAllEnvs();
  expect(findTraces()).toEqual([]);
});

describe("together with a valid discussion", () => {
  test.each(corpus)("$kind: $name", (attack) => {
    const parsed = parseAlone(findPath(attack), attack.bytes);
    expect(printOutcome(findPath(attack), parsed)).toBe(attack.expected);
    const published = parsed.content.discussions.map(({ slug }) => slug);
    if (isRefused(attack)) {
      expect(parsed.problems.map(({ file }) => file)).toEqual(parsed.problems.map(() => findPath(attack)));
      expect(published).toEqual(["sound"]);
    } else {
      expect(published).toEqual([attack.name, "sound"].sort());
      for (const { readBody } of parsed.content.discussions) expect(findFaults(render(readBody()))).toEqual([]);
    }
  });

  // The last of each kind. Another test looks into all files of a site with all of them.
  const published = corpus.filter((attack) => !isRefused(attack));
  test.each(published.filter(({ kind }, index) => published[index + 1]?.kind !== kind))(
    "the whole site of $name is safe",
    async (attack) => {
      expect(findLeaks(await renderSite(parseAlone(findPath(attack), attack.bytes).content))).toEqual([]);
    },
  );
});

test.each([
  ["tag-case-a", "react"],
  ["tag-nfc", "cafe\u0301"],
  ["tag-yeh-arabic", "برنامه\u200cنویسی"],
])("the tag of %s has one page with %s", async (name, tag) => {
  const [attack] = corpus.filter((attack) => attack.name === name);
  const files = { "discussions/twin.md": writeDiscussion({ tags: `["${tag}"]` }), [`discussions/${name}.md`]: attack?.bytes ?? "" };
  const pages = [...(await renderSite(parseFiles(files).content))].filter(([path]) => /^tags\/[^/]+\/index\.html$/.test(path));
  expect(pages).toHaveLength(1);
  for (const slug of [name, "twin"]) expect(pages[0]?.[1]).toContain(`/discussions/${slug}/`);
});

test("each attack has a unique name, and every refusal says what to write instead", () => {
  expect(new Set(corpus.map(({ name }) => name)).size).toBe(corpus.length);
  for (const { expected } of corpus.filter(isRefused))
    for (const line of expected.trimEnd().split("\n")) expect(line).toMatch(/^\d+:\d+: .+[^.]\. \p{Lu}.{4,}[.?]$/u);
});
