import { describe, expect, it } from "vitest";
import { extractExcerpt } from "../../scripts/markdown/excerpt.ts";
import { findPictures } from "../../scripts/markdown/pictures.ts";
import { limits } from "../../scripts/text/limits.ts";
import { findFaults } from "./faults.ts";
import { findElements, readPage, readText, render } from "./post.ts";

describe("blocks within each other", () => {
  it("are quotes up to a depth, and their marks below it", () => {
    const quote = (depth: number) => render(`${"> ".repeat(depth)}متن`);
    expect(findElements(quote(limits.blockDepth), "blockquote")).toHaveLength(limits.blockDepth);
    expect(readPage(quote(limits.blockDepth)).trim()).toBe("متن");
    expect(findElements(quote(limits.blockDepth + 1), "blockquote")).toHaveLength(limits.blockDepth);
    expect(readPage(quote(limits.blockDepth + 1)).trim()).toBe("> متن");
    expect(readPage(quote(4000))).toContain("متن");
  });

  it("are lists up to half that depth", () => {
    const list = (depth: number) => render(Array.from({ length: depth }, (_, index) => `${"  ".repeat(index)}- ${index}`).join("\n"));
    const deepest = limits.blockDepth / 2;
    expect(findElements(list(deepest), "ul")).toHaveLength(deepest);
    expect(findElements(list(deepest + 1), "ul")).toHaveLength(deepest);
    expect(readPage(list(deepest + 1))).toContain(`- ${deepest}`);
  });

  it("lose no line at the limit", () => {
    const lines = Array.from({ length: 40 }, (_, index) => `${"> ".repeat(index)}line${index}`);
    const page = readPage(render(`${lines.join("\n")}\nlazy\n\nafter`));
    for (const word of ["line0", "line23", "line24", "line25", "line39", "lazy", "after"]) expect(page).toContain(word);
  });
});

describe("marks within each other", () => {
  it("count up to a depth, and are text below it", () => {
    const nested = (depth: number) => render(`${"*a ".repeat(depth)}b${" a*".repeat(depth)}`);
    expect(findElements(nested(limits.inlineDepth), "em")).toHaveLength(limits.inlineDepth);
    expect(readPage(nested(limits.inlineDepth))).not.toContain("*");
    expect(findElements(nested(limits.inlineDepth + 1), "em")).toHaveLength(limits.inlineDepth);
    expect(readPage(nested(limits.inlineDepth + 1))).toContain("*a b a*");
    expect(findFaults(render(`${"**a ~~b *c ".repeat(500)}${" d* e~~ f**".repeat(500)}`))).toEqual([]);
  });

  it("keep pictures inside pictures from going on for ever", () => {
    expect(findFaults(render(`${"![".repeat(2000)}a${"](a.png)".repeat(2000)}`))).toEqual([]);
  });
});

describe("an address that is repeated by its label", () => {
  const address = `/${"u".repeat(999)}`;
  const uses = limits.referenceLength / address.length;

  function countLinks(times: number, use: string): number {
    return findElements(render(`[a]: ${address}\n\n${use.repeat(times)}`), "a").length;
  }

  it("is linked until the links are longer than a post may make them", () => {
    expect(countLinks(uses, "[a] ")).toBe(uses);
    expect(countLinks(uses + 1, "[a] ")).toBe(uses);
    expect(countLinks(uses + 1, "[x][a]")).toBe(uses);
  });

  it("counts with its title", () => {
    const html = render(`[a]: /x "${"t".repeat(1998)}"\n\n${"[a] ".repeat(12)}`);
    expect(findElements(html, "a")).toHaveLength(10);
    expect(readText(findElements(html, "p")[0])).toBe("a ".repeat(12).trim());
  });

  it("counts for pictures on other hosts", () => {
    const html = render(`[a]: https://example.com/${"u".repeat(980)}\n\n${"![x][a]".repeat(25)}`);
    expect(findElements(html, "a")).toHaveLength(20);
    expect(readPage(html)).toMatch(/x{5}$/m);
  });

  it("has more room in a longer body, and none is counted without a label", () => {
    expect(countLinks(uses + 5, `${"x".repeat(1000)} [a] `)).toBe(uses + 5);
    expect(findElements(render(`[a](${address})`.repeat(uses + 5)), "a")).toHaveLength(uses + 5);
  });
});

/** Each takes a parser that is not careful more than linear time, or makes far more of it than was written. */
const patterns: readonly (readonly [string, (size: number) => string])[] = [
  ["emphasis that is never closed", (size) => "*a **a ".repeat(size / 7)],
  ["emphasis within emphasis", (size) => "**a *a ".repeat(size / 14) + " a* a**".repeat(size / 14)],
  ["brackets", (size) => "[".repeat(size)],
  ["bracketed brackets", (size) => "[".repeat(size / 2) + "]".repeat(size / 2)],
  ["the start of pictures", (size) => "![".repeat(size / 2)],
  ["quotes", (size) => `${"> ".repeat(size / 2)}a`],
  ["list items", (size) => `${"- ".repeat(size / 2)}a`],
  ["a short row in a wide table", (size) => `${"|a".repeat(size / 6)}|\n${"|-".repeat(size / 6)}|\n${"|\n".repeat(size / 6)}`],
  ["many wide tables", (size) => `${"|a".repeat(50)}|\n${"|-".repeat(50)}|\n${"|\n".repeat(100)}\n`.repeat(size / 400)],
  ["a definition that is used again and again", (size) => `[a]: /${"u".repeat(1900)}\n\n${"[a]".repeat(size / 3)}`],
  ["runs of backticks", (size) => Array.from({ length: Math.sqrt(size * 2) }, (_, index) => `e${"`".repeat(index)}`).join("")],
  ["the start of addresses in brackets", (size) => "<".repeat(size)],
  ["an address in an address", (size) => "http://a/".repeat(size / 9)],
  ["addresses that are refused", (size) => "http://a@b ".repeat(size / 11)],
  ["equal headings", (size) => "# عنوان\n".repeat(size / 8)],
  ["footnote marks", (size) => `${"[^a]".repeat(size / 4)}\n\n[^a]: [^a] x`],
  [
    "footnotes of footnotes",
    (size) => `[^0]\n\n${Array.from({ length: size / 14 }, (_, index) => `[^${index}]: [^${index + 1}]\n\n`).join("")}`,
  ],
  ["footnotes within footnotes", (size) => "[^a]: ".repeat(size / 6)],
  ["footnote labels that do not end", (size) => `[^a]: x\n\n${"[^b".repeat(size / 3)}`],
  ["comments that do not end", (size) => "<!--\n\n".repeat(size / 6)],
  ["line breaks", (size) => "<br>".repeat(size / 4)],
  ["character references", (size) => "&#x202e;".repeat(size / 8)],
  ["one word", (size) => "ا".repeat(size)],
  ["one letter with marks", (size) => `ا${"\u064e".repeat(size)}`],
  ["one word of code", (size) => `\`\`\`java\n${"$".repeat(size)}\n\`\`\``],
];

describe("a hostile body", () => {
  it.each(patterns)("of %s is safe, and twice as much of it makes at most thrice as much HTML", (_, write) => {
    const html = render(write(16_000));
    expect(findFaults(html)).toEqual([]);
    expect(html.length).toBeLessThan(16_000 * 16);
    expect(render(write(32_000)).length).toBeLessThanOrEqual(html.length * 3);
  });

  it.each(patterns)("of %s has an excerpt and its pictures", (_, write) => {
    expect(extractExcerpt(write(64_000)).length).toBeLessThanOrEqual(200);
    expect(findPictures(write(64_000))).toEqual([]);
  });
});
