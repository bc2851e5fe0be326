import { parseFragment } from "parse5";
import { describe, expect, test } from "vitest";
import { html } from "../../layouts/parts/markup.ts";
import { renderRuns } from "../../layouts/parts/runs.ts";
import { splitTitle } from "../../scripts/forum/title.ts";
import { extractExcerpt } from "../../scripts/markdown/plain/excerpt.ts";
import { countGraphemes } from "../../scripts/text/graphemes.ts";
import { formatHtmlJson } from "../../scripts/text/html-json.ts";
import { joinRuns, type Run } from "../../scripts/text/inline-code.ts";
import { parseFiles } from "../content/parsed.ts";
import { readPage } from "../markdown/post.ts";
import { corpus, findPath, isRefused } from "./corpus.ts";

/** `GOFTOGU_EXCERPTS` adds every cut of long texts. */
const isThorough = Boolean(process.env.GOFTOGU_EXCERPTS);

/** The limit in listings. */
const defaultLength = 160;

const published = corpus.filter((attack) => !isRefused(attack));
const { content } = parseFiles(Object.fromEntries(published.map((attack) => [findPath(attack), attack.bytes])));

/** The faults of a cut text in a page or in the data of a page. */
function findViolations(runs: readonly Run[]): readonly string[] {
  const text = joinRuns(runs);
  const shown = String(html`<p>${renderRuns(runs)}</p>`);
  const codes: string[] = [];
  parseFragment(shown, { onParseError: ({ code }) => codes.push(code) });
  return [
    ...codes,
    ...(readPage(shown) === text ? [] : ["another text on the page"]),
    ...(JSON.parse(formatHtmlJson(text)) === text && !/[<>&]/.test(formatHtmlJson(text)) ? [] : ["another text in data"]),
    ...(/\p{Cs}/u.test(text) ? ["half of a pair"] : []),
    ...(/(?:\u200c|\u200d|\s)…$/.test(text) ? ["a joiner before the ellipsis"] : []),
    ...(runs.some(({ text }) => text === "") ? ["an empty run"] : []),
  ];
}

describe("an excerpt", () => {
  test.each(content.discussions.map(({ slug, readBody }) => [slug, readBody()] as const))(
    "of %s is valid at every cut",
    { timeout: 300_000 },
    (_, body) => {
      const whole = joinRuns(extractExcerpt(body, defaultLength));
      const most = Math.min(countGraphemes(whole), defaultLength);
      // Each cut of a long text parses it again.
      const step = isThorough || body.length <= 300 ? 1 : body.length <= 3000 ? 8 : 32;
      // Cuts within a word give the same text.
      const seen = new Set<string>();
      for (let limit = 1; limit <= most; limit += step) {
        const runs = extractExcerpt(body, limit);
        const text = joinRuns(runs);
        if (!seen.has(text)) expect([limit, ...findViolations(runs)]).toEqual([limit]);
        seen.add(text);
        if (text.endsWith("…") && text !== whole) expect(whole.startsWith(text.slice(0, -1))).toBe(true);
        expect(countGraphemes(text)).toBeLessThanOrEqual(limit + 1);
      }
    },
  );

  test("of a title is the title", () => {
    for (const { title } of content.discussions) expect(findViolations(splitTitle(title))).toEqual([]);
  });
});
