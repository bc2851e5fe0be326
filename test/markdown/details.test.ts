import { describe, expect, it } from "vitest";
import { extractExcerpt } from "../../scripts/markdown/plain/excerpt.ts";
import { joinRuns } from "../../scripts/text/inline-code.ts";
import { limits } from "../../scripts/text/limits.ts";
import { findFaults } from "./faults.ts";
import { findElements, readPage, render } from "./post.ts";

const box = (body: string) => `<details>\n<summary>خلاصه</summary>\n\n${body}\n\n</details>`;

function countBoxes(html: string): number {
  return findElements(html, "details").length;
}

describe("a box of <details>", () => {
  it("holds Markdown of every kind", () => {
    expect(render(box("متن **پررنگ**\n\n- فهرست\n\n    کد"))).toBe(
      "<details>\n<summary>خلاصه</summary>\n<p>متن <strong>پررنگ</strong></p>\n<ul>\n<li>\n<p>فهرست</p>\n<p>کد</p>\n</li>\n</ul>\n</details>\n",
    );
    for (const html of ["<h2", "<pre", "<table", "<blockquote", '<div class="alert'])
      expect(render(box("## عنوان\n\n```\nکد\n```\n\n| آ |\n|---|\n\n> نقل\n\n> [!TIP]\n> متن"))).toContain(html);
  });

  it.each([
    "<details><summary>خلاصه</summary>متن</details>",
    "<details>\n<summary>خلاصه</summary>\nمتن\n</details>",
    "<DETAILS>\n  <Summary>خلاصه</Summary>\n\n  متن\n</DETAILS>",
    "<details>\n    <summary>خلاصه</summary>\n\nمتن\n</details>",
    '<details class="x" id="y">\n<summary align="left">خلاصه</summary>\n\nمتن</details>',
    "<details>\n\n<summary>\n\n### خلاصه\n\n</summary>\n\nمتن\n\n</details>",
    "<details >\n<summary>\nخلاصه\n</summary>\n\nمتن\n</details >",
  ])("may be written as %j", (body) => {
    expect(render(body)).toBe("<details>\n<summary>خلاصه</summary>\n<p>متن</p>\n</details>\n");
  });

  it("needs no blank line before a list, a heading or code", () => {
    expect(render("متن\n<details><summary>خ</summary>\n- یک\n- دو\n</details>\n---")).toBe(
      "<p>متن</p>\n<details>\n<summary>خ</summary>\n<ul>\n<li>یک</li>\n<li>دو</li>\n</ul>\n</details>\n<hr>\n",
    );
  });

  it("is open if it says so, and keeps no other attribute", () => {
    expect(render("<details OPEN='x' style=y hidden><summary>خ</summary>متن</details>")).toContain("<details open>");
  });

  it("has Markdown in its summary, or the word of the site's language", () => {
    expect(render("<details><summary>**خ** `c`</summary>متن</details>")).toContain(
      '<summary><strong>خ</strong> <code dir="ltr">c</code></summary>',
    );
    expect(render("<details><summary><b>خ</b></summary>متن</details>")).toContain("<summary><strong>خ</strong></summary>");
    expect(render("<details>\n\nمتن\n\n</details>")).toContain("<summary>جزئیات</summary>");
  });

  it("may be in a quote, a list, an alert, a footnote and another box", () => {
    for (const start of ["> ", "- ", "1. ", "> [!NOTE]\n> ", "[^1]\n\n[^1]: "]) {
      const next = start.startsWith(">") ? "> " : " ".repeat(start.startsWith("[") ? 4 : start.length);
      const html = render(start + box(box("متن")).replaceAll("\n", `\n${next}`));
      expect(findFaults(html)).toEqual([]);
      expect(countBoxes(html)).toBe(2);
    }
  });

  it("has the direction of its summary, and each text in it its own", () => {
    expect(render("<details><summary>One</summary>\n\nمتن\n</details>")).toBe(
      '<details lang="en" dir="ltr">\n<summary>One</summary>\n<p lang="fa" dir="rtl">متن</p>\n</details>\n',
    );
  });

  it("is text in code, after a backslash and inside a mark, a heading and a table", () => {
    for (const body of [
      "`<details>x</details>`",
      "\\<details>x\\</details>",
      "*<details>x</details>*",
      "# <details>x</details>",
      "| <details>x</details> |\n|---|",
    ]) {
      expect(countBoxes(render(body))).toBe(0);
      expect(readPage(render(body))).toContain("<details>x</details>");
    }
  });
});

describe("a tag of a box without its partner", () => {
  it.each([
    "<details>\n\nمتن",
    "متن\n\n</details>",
    "> <details>\n\n</details>",
    "- <details>\n- </details>",
    "<summary>متن</summary>",
    "<details ontoggle=x>متن</details>",
    "<detail>متن</detail>",
  ])("is text: %j", (body) => {
    const html = render(`${body}\n\nپایان`);
    expect(findFaults(html)).toEqual([]);
    expect(countBoxes(html)).toBe(0);
    expect(readPage(html)).toMatch(/<\/?(?:detail|summary)/);
    expect(html).toMatch(/<p>پایان<\/p>\n$/);
  });

  it("does not hide the text after it", () => {
    const html = render("<details>\n\n<details><summary>خ</summary>متن</details>\n\nپایان");
    expect(countBoxes(html)).toBe(1);
    expect(html).toMatch(/<\/details>\n<p>پایان<\/p>\n$/);
  });

  it("is text beyond the bound of nesting, with its partner", () => {
    const nest = (depth: number) => "<details>\n\n".repeat(depth) + "</details>\n\n".repeat(depth);
    expect(countBoxes(render(nest(limits.detailsDepth)))).toBe(limits.detailsDepth);
    const html = render(nest(limits.detailsDepth + 1));
    expect(countBoxes(html)).toBe(limits.detailsDepth);
    expect(readPage(html)).toContain("<details>\n</details>");
  });
});

describe("a summary", () => {
  it.each([
    "<details>متن<summary>خ</summary></details>",
    "<details><summary>خ</summary><summary>دو</summary></details>",
    "<details><summary>\n\n- خ\n\n</summary>متن</details>",
  ])("counts only once, first and as a line: %j", (body) => {
    const html = render(body);
    expect(findFaults(html)).toEqual([]);
    expect(findElements(html, "summary")).toHaveLength(1);
    expect(readPage(html)).toContain("<summary>");
  });
});

describe("the excerpt of a box", () => {
  const read = (body: string) => joinRuns(extractExcerpt(body));

  it("has its summary and its text", () => {
    expect(read(box("متن و `کد`"))).toBe("خلاصه متن و کد");
  });

  it("has no tag if its end comes later than the excerpt", () => {
    expect(read(box(`${"واژه ".repeat(30)}\n\n`.repeat(40)))).toMatch(/^خلاصه واژه [^<]*…$/);
  });
});
