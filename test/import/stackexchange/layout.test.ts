import { describe, expect, it } from "vitest";
import { parseTags } from "../../../scripts/import/stackexchange/posts.ts";
import { readTime } from "../../../scripts/import/stackexchange/times.ts";
import { decodeTitle, hasHtmlTitles, weighTitle } from "../../../scripts/import/stackexchange/titles.ts";

describe("tags of a question", () => {
  it.each([
    ["<c++><.net>", ["c++", ".net"]],
    ["|c#|node.js|", ["c#", "node.js"]],
    ["<écriture-inclusive>", ["écriture-inclusive"]],
  ])("are read in the old and in the new form: %s", (written, tags) => {
    expect(parseTags(written)).toEqual(tags);
  });

  it.each(["a,b", "a b", "<a><b", "|a|b", "<a|b>", "<>", "||", "[a][b]", "<a>|b|"])("are not guessed in another form: %s", (written) => {
    expect(parseTags(written)).toBeUndefined();
  });
});

describe("times", () => {
  it.each(["2011-08-17T20:18:56.507", "2011-08-17T20:18:56", "2011-08-17 20:18:56.5", "2011-08-17 20:18:56 UTC", "2011-08-17T20:18:56Z"])(
    "are UTC to the second: %s",
    (written) => {
      expect(readTime(written)).toBe("2011-08-17T20:18:56Z");
    },
  );

  it.each(["2011-02-30T00:00:00", "2011-08-17", "17/08/2011", "2011-08-17T25:00:00", "2011-08-17T20:18:56+02:00", ""])(
    "are not guessed: %s",
    (written) => {
      expect(readTime(written)).toBeUndefined();
    },
  );
});

describe("layers of encoding in titles", () => {
  const weigh = (titles: readonly string[]) =>
    hasHtmlTitles(titles.reduce((evidence, title) => weighTitle(title, evidence), weighTitle("")));

  it("are one more if no title has a bare character and some have entities", () => {
    expect(weigh(["A &lt;b&gt; question", "B"])).toBe(true);
  });

  it.each([[["How to write &lt; in HTML", "A & B"]], [["&amp;nbsp;", "a <b>"]], [["&lt;", 'a "b"']], [["A", "B"]]])(
    "are one if a title has a character that an encoder would replace: %j",
    (titles) => {
      expect(weigh(titles)).toBe(false);
    },
  );

  it("are removed one at a time", () => {
    expect(decodeTitle("&amp;lt;b&amp;gt; &lt;i&gt; &#39;")).toBe("&lt;b&gt; <i> '");
  });
});
