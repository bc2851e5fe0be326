import { describe, expect, it } from "vitest";
import { extractExcerpt } from "../../scripts/markdown/plain/excerpt.ts";
import { scanBody } from "../../scripts/markdown/scan.ts";
import { limits } from "../../scripts/text/limits.ts";
import { findFaults } from "./faults.ts";
import { patterns } from "./patterns.ts";
import { findElements, readPage, readText, render } from "./post.ts";

describe("nested blocks", () => {
  it("are quotes up to the limit, and show their marks below it", () => {
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

  it("keep every line at the limit", () => {
    const lines = Array.from({ length: 40 }, (_, index) => `${"> ".repeat(index)}line${index}`);
    const page = readPage(render(`${lines.join("\n")}\nlazy\n\nafter`));
    for (const word of ["line0", "line23", "line24", "line25", "line39", "lazy", "after"]) expect(page).toContain(word);
  });
});

describe("nested marks", () => {
  it("work up to the limit, and are text below it", () => {
    const nested = (depth: number) => render(`${"*a ".repeat(depth)}b${" a*".repeat(depth)}`);
    expect(findElements(nested(limits.inlineDepth), "em")).toHaveLength(limits.inlineDepth);
    expect(readPage(nested(limits.inlineDepth))).not.toContain("*");
    expect(findElements(nested(limits.inlineDepth + 1), "em")).toHaveLength(limits.inlineDepth);
    expect(readPage(nested(limits.inlineDepth + 1))).toContain("*a b a*");
    expect(findFaults(render(`${"**a ~~b *c ".repeat(500)}${" d* e~~ f**".repeat(500)}`))).toEqual([]);
  });

  it("limit pictures inside pictures", () => {
    expect(findFaults(render(`${"![".repeat(2000)}a${"](a.png)".repeat(2000)}`))).toEqual([]);
  });
});

describe("an address that is repeated by reference", () => {
  const address = `/${"u".repeat(999)}`;
  const uses = limits.referenceLength / address.length;

  function countLinks(times: number, use: string): number {
    return findElements(render(`[a]: ${address}\n\n${use.repeat(times)}`), "a").length;
  }

  it("is linked until all links together reach the limit of a post", () => {
    expect(countLinks(uses, "[a] ")).toBe(uses);
    expect(countLinks(uses + 1, "[a] ")).toBe(uses);
    expect(countLinks(uses + 1, "[x][a]")).toBe(uses);
  });

  it("counts with its title", () => {
    const html = render(`[a]: /x "${"t".repeat(1998)}"\n\n${"[a] ".repeat(12)}`);
    expect(findElements(html, "a")).toHaveLength(10);
    expect(readText(findElements(html, "p")[0])).toBe("a ".repeat(12).trim());
  });

  it("counts for pictures on other hosts too", () => {
    const html = render(`[a]: https://example.com/${"u".repeat(980)}\n\n${"![x][a]".repeat(25)}`);
    expect(findElements(html, "a")).toHaveLength(20);
    expect(readPage(html)).toMatch(/x{5}$/m);
  });

  it("has a higher limit in a longer body, and only references count", () => {
    expect(countLinks(uses + 5, `${"x".repeat(1000)} [a] `)).toBe(uses + 5);
    expect(findElements(render(`[a](${address})`.repeat(uses + 5)), "a")).toHaveLength(uses + 5);
  });
});

describe("a hostile body", () => {
  it.each(patterns)("of %s is safe, and twice as much of it gives at most three times as much HTML", (_, write) => {
    const html = render(write(16_000));
    expect(findFaults(html)).toEqual([]);
    expect(html.length).toBeLessThan(16_000 * 20);
    expect(render(write(32_000)).length).toBeLessThanOrEqual(html.length * 3);
  });

  it.each(patterns)("of %s still gives an excerpt and pictures", (_, write) => {
    expect(extractExcerpt(write(64_000)).length).toBeLessThanOrEqual(200);
    expect(scanBody(write(64_000)).own).toEqual([]);
  });
});
