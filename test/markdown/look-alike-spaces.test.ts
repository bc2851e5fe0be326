import { describe, expect, it } from "vitest";
import { extractExcerpt } from "../../scripts/markdown/plain/excerpt.ts";
import { findElements, readPage, readText, render } from "./post.ts";

const spaces = ["\u00a0", "\u1680", "\u2000", "\u2009", "\u200a", "\u202f", "\u205f", "\u3000"];

const bodies = [
  "#_سرخط",
  "-_سیب\n-_انار",
  "*_سیب",
  "1._سیب\n2._انار",
  "۱)_سیب",
  ">_نقل\n>_-_فهرست",
  "-_1._سیب",
  "- سیب\n__- انار\n____- دانه",
  "- الف\n__```js\n__f();\n__  g();\n__```\n\nپایان",
  "```_js\nf();\n```_\n\nپایان",
  "سرخط\n===_",
  "-_-_-",
  "|_a_|_b_|\n|_---_|:-:_|\n|_c_|_d_|",
  "متن[^a]\n\n[^a]:_پانوشت",
  "[پ]\n\n[پ]:_/x",
  "- [_]_سیب\n-_[x]_انار",
  ">_[!NOTE]_\n>_متن",
  "__# سرخط\n\n_- سیب",
];

describe.each(spaces)("a space that looks like a space", (space) => {
  it.each(bodies)("counts as one around a block mark: %j", (body) => {
    const expected = render(body.replaceAll("_", " "));
    expect(render(body.replaceAll("_", space)).replaceAll(space, " ")).toBe(expected);
  });

  it("is part of every other text", () => {
    for (const text of [`۵${space}متر`, `${space}${space}متن${space}است`, `**الف**${space}ب`, `|${space}`])
      expect(readText(findElements(render(text), "p")[0])).toBe(text.replaceAll("**", ""));
    expect(readPage(render(`- الف${space}ب\n- \`ج${space}د\``))).toContain(`الف${space}ب`);
    expect(readText(findElements(render(`\`\`\`\n${space}# x\n\`\`\``), "code")[0])).toBe(`${space}# x\n`);
  });

  it("does not turn a text into code, however many there are", () => {
    for (const text of ["متن", "- متن", "# متن"]) expect(findElements(render(space.repeat(8) + text), "code")).toEqual([]);
    expect(findElements(render(`-${space.repeat(8)}متن`), "code")).toEqual([]);
    expect(findElements(render(`>${space.repeat(8)}متن`), "code")).toEqual([]);
  });

  it("ends a paragraph on a line of its own, because the line looks empty", () => {
    expect(findElements(render(`متن\n${space}\nمتن`), "p")).toHaveLength(2);
  });

  it("gives the same excerpt", () => {
    const body = "#_سر\n\n-_الف\n\n>_1._ب";
    expect(extractExcerpt(body.replaceAll("_", space))).toEqual(extractExcerpt(body.replaceAll("_", " ")));
  });
});
