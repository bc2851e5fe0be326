import { describe, expect, it } from "vitest";
import { limits } from "../../scripts/text/limits.ts";
import { findFaults } from "./faults.ts";
import { findElements, readAttribute, readPage, render } from "./post.ts";

function countCells(body: string): number {
  return findElements(render(body)).filter(({ tagName }) => tagName === "td" || tagName === "th").length;
}

function writeTable(columns: number, rows: number): string {
  return `${"|a".repeat(columns)}|\n${"|-".repeat(columns)}|\n${"|\n".repeat(rows)}\n`;
}

describe("a table", () => {
  it("is aligned by classes, in a scrolling box that the keyboard can reach", () => {
    expect(render("| نام | تعداد | |\n|:--|--:|:-:|\n| آ | ۱ | x |")).toBe(`<div class="table" tabindex="0">
<table>
<thead>
<tr>
<th scope="col" class="align-left">نام</th>
<th scope="col" class="align-right">تعداد</th>
<td class="align-center"></td>
</tr>
</thead>
<tbody>
<tr>
<td class="align-left">آ</td>
<td class="align-right">۱</td>
<td class="align-center" lang="en" dir="ltr">x</td>
</tr>
</tbody>
</table>
</div>
`);
  });

  it.each([
    ["| option | what it does |\n|---|---|\n| پ | ت |", "ltr"],
    ["| `--json` | report as JSON |\n|---|---|\n| a | b |", "ltr"],
    ["| API | نام | شرح |\n|---|---|---|\n| a | b | c |", undefined],
    ["| `a` | |\n|---|---|\n| first | ب |", "ltr"],
    ["| | |\n|---|---|\n| نام | b |", undefined],
  ])("starts on the side where its column titles start: %s", (body, direction) => {
    const html = render(body);
    expect(readAttribute(findElements(html, "div")[0], "dir")).toBe(direction);
    expect(findElements(html, "th").map((cell) => readAttribute(cell, "dir"))).not.toContain(direction ?? "rtl");
  });

  it("does not change what follows", () => {
    expect(findElements(render("| option |\n|---|\n| a |\n\nنوشته"), "p").map((block) => readAttribute(block, "dir"))).toEqual([undefined]);
  });

  it("may have line breaks, code and links in its cells", () => {
    const html = render("| a |\n|---|\n| b<br>`c` [d](/e/) |");
    expect(findFaults(html)).toEqual([]);
    expect(findElements(html, "br")).toHaveLength(1);
    expect(readAttribute(findElements(html, "a")[0], "href")).toBe("/forum/e/");
  });

  it("works in a list or a quote", () => {
    expect(findElements(render("- a\n\n  | b |\n  |---|\n  | c |\n\n> | d |\n> |---|"), "table")).toHaveLength(2);
  });

  it("has at most the number of cells that a post may have, missing cells included", () => {
    const rows = limits.tableCells / 100 - 1;
    expect(countCells(writeTable(100, rows))).toBe(limits.tableCells);
    expect(countCells(writeTable(100, rows + 1))).toBe(limits.tableCells);
    expect(countCells(writeTable(100, 1000))).toBe(limits.tableCells);
  });

  it("is text if the tables before it have used up the limit", () => {
    const html = render(
      `${writeTable(100, limits.tableCells / 100 - 2)}| x | y |\n|---|---|\n| ${"z".repeat(20)} | w |\n\n${writeTable(99, 0)}`,
    );
    expect(findElements(html, "table")).toHaveLength(2);
    expect(countCells(writeTable(limits.tableCells, 0))).toBe(limits.tableCells);
    expect(countCells(writeTable(limits.tableCells + 1, 0))).toBe(0);
  });

  it("keeps the rows over the limit as text", () => {
    const html = render(`${writeTable(100, 60).trimEnd()}\n| آخرین سطر |`);
    expect(readPage(html)).toContain("| آخرین سطر |");
    expect(findFaults(html)).toEqual([]);
  });
});
