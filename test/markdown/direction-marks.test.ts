import { describe, expect, it } from "vitest";
import { extractExcerpt } from "../../scripts/markdown/plain/excerpt.ts";
import { scanBody } from "../../scripts/markdown/scan.ts";
import { findElements, readPage, readText, render } from "./post.ts";

const marks = ["\u200e", "\u200f", "\u061c"];

/** Writes `mark` before each line. */
function markLines(body: string, mark: string): string {
  return body.replace(/^(?=.)/gm, mark);
}

const bodies = [
  "# سرخط",
  "- سیب\n- انار\n  - دانه",
  "* سیب\n+ انار",
  "1. سیب\n2. انار",
  "۱. سیب\n۲. انار",
  "> نقل\n> > درون\n> - فهرست",
  "***\n\n---\n\n_ _ _",
  "[پیوند]\n\n[پیوند]: /x",
  "متن[^a]\n\n[^a]: پانوشت",
  "> [!NOTE]\n> متن",
  "- [x] سیب\n- [ ] انار",
  "<details>\n<summary>بیشتر</summary>\n\n- متن\n\n</details>",
  "<!-- پنهان -->\n\n<!--\nپنهان\n-->\n\nمتن",
];

describe.each(marks)("a direction mark before a block mark", (mark) => {
  it.each(bodies)("does not count: %j", (body) => {
    expect(render(markLines(body, mark)).replaceAll(mark, "")).toBe(render(body));
  });

  it("does not count before the underline of a heading and the rows of a table", () => {
    expect(render(`سرخط\n${mark}===`)).toBe(render("سرخط\n==="));
    expect(render(markLines("| a | b |\n|:--|---|\n| c | d |", mark))).toBe(render("| a | b |\n|:--|---|\n| c | d |"));
  });

  it("does not count before a fence, while the code keeps its marks", () => {
    expect(render(`${mark}\`\`\`js\nf();\n${mark}x\n${mark}\`\`\`\n\nپایان`)).toBe(render(`\`\`\`js\nf();\n${mark}x\n\`\`\`\n\nپایان`));
    expect(render(`~~~\n${mark}# x\n${mark}~~~\n\nپایان`)).toBe(render(`~~~\n${mark}# x\n~~~\n\nپایان`));
  });

  it("does not count inside quotes and list items", () => {
    expect(render(`> ${mark}# سر\n>\n> ${mark}- الف\n> ${mark}- ب`)).toBe(render("> # سر\n>\n> - الف\n> - ب"));
    expect(render(`- ${mark}1. الف\n  ${mark}2. ب\n\n  ${mark}\`\`\`\n  x\n  ${mark}\`\`\``)).toBe(
      render("- 1. الف\n  2. ب\n\n  ```\n  x\n  ```"),
    );
  });

  it("does not count before alerts and tasks", () => {
    expect(render(`> ${mark}[!TIP]\n> متن`)).toBe(render("> [!TIP]\n> متن"));
    expect(render(`- ${mark}[x] سیب`)).toBe(render("- [x] سیب"));
  });

  it("does not count with spaces around it", () => {
    expect(render(`${mark} ${mark} - الف\n ${mark}- ب`)).toBe(render("  - الف\n - ب"));
  });

  it("ends a paragraph on a line of its own, because the line looks empty", () => {
    expect(findElements(render(`متن\n${mark}\nمتن`), "p")).toHaveLength(2);
  });
});

describe("a direction mark elsewhere", () => {
  it.each([
    "\u200fمتن",
    "متن\n\u200fمتن \u200f# نه",
    "# سر\u200f\u200e",
    "- الف\n  \u200fب",
    "> \u200fمتن",
    "\u200f**درشت**",
    "\u200f`کد`",
    "\u200f[پ](/x)",
    "| \u200fa\u200f |\n|---|",
  ])("stays: %j", (body) => {
    expect(readPage(render(body)).match(/[\u200e\u200f]/g)).toEqual(body.match(/[\u200e\u200f]/g));
  });

  it("does not turn the text after it into code", () => {
    expect(findElements(render("\u200f    - متن"), "code")).toEqual([]);
    expect(findElements(render("    \u200f- متن"), "code").map(readText)).toEqual(["\u200f- متن\n"]);
  });
});

describe("what else reads a body", () => {
  const body = "\u200f# سرخط\n\n\u200f- سیب\n\u200f- ![نقشه](b.png)\n\n\u200f> ![طرح](c.png)";

  it("gives the same excerpt", () => {
    expect(extractExcerpt(body)).toEqual(extractExcerpt(body.replaceAll("\u200f", "")));
  });

  it("knows definitions after a long text", () => {
    const long = `[سرآغاز] ${"واژه ".repeat(120)}\n\n\u200f[سرآغاز]: /x`;
    expect(extractExcerpt(long)[0]?.text).toMatch(/^سرآغاز واژه/);
  });

  it("finds pictures at their places", () => {
    expect(scanBody(body).own).toEqual([
      { name: "b.png", line: 4, column: 4 },
      { name: "c.png", line: 6, column: 4 },
    ]);
  });
});
