import { describe, expect, it } from "vitest";
import { findFaults } from "./faults.ts";
import { findElements, findLinks, readAttribute, readPage, readText, render } from "./post.ts";

describe("a footnote", () => {
  it("is numbered in the site's digits and has links there and back", () => {
    expect(
      render("حافظه در نسخهٔ ۲[^1] کمتر شد.\n\n[^1]: اندازه‌گیری روی یک ماشین."),
    ).toBe(`<p>حافظه در نسخهٔ ۲<sup class="footnote-mark"><a href="#fn:1" id="fnref:1">[۱]</a></sup> کمتر شد.</p>
<section class="footnotes">
<p class="footnotes-title">پانوشت‌ها</p>
<ol>
<li id="fn:1">
<p>اندازه‌گیری روی یک ماشین. <a href="#fnref:1" class="footnote-back" aria-label="بازگشت به متن از پانوشت ۱">بازگشت به متن</a></p>
</li>
</ol>
</section>
`);
  });

  it("has its own direction, whatever the text of its back link", () => {
    const [note] = findElements(render("A post.[^1]\n\n[^1]: A note."), "li");
    expect(readAttribute(note, "dir")).toBe("ltr");
  });

  it("has the prefix of a reply in every id", () => {
    const html = render("a[^x]\n\n[^x]: b", { idPrefix: "2-sara-" });
    expect(findLinks("a[^x]\n\n[^x]: b", { idPrefix: "2-sara-" })).toEqual(["#2-sara-fn:1", "#2-sara-fnref:1"]);
    expect(html.match(/id="[^"]*"/g)).toEqual(['id="2-sara-fnref:1"', 'id="2-sara-fn:1"']);
  });

  it("is numbered by its first mark and links back to each mark", () => {
    const body = "a[^b] c[^a] d[^b]\n\n[^a]: آ\n[^b]: ب";
    expect(findLinks(body)).toEqual(["#fn:1", "#fn:2", "#fn:1", "#fnref:1", "#fnref:1:2", "#fnref:2"]);
    expect(findElements(render(body), "li").map(readText)).toEqual([expect.stringContaining("ب"), expect.stringContaining("آ")]);
    expect(findFaults(render(body))).toEqual([]);
  });

  it("has at most ten back links", () => {
    const backs = (marks: number) =>
      findElements(render(`${"[^a]".repeat(marks)}\n\n[^a]: x`), "a").filter((link) => readAttribute(link, "class") === "footnote-back");
    expect(backs(10)).toHaveLength(10);
    expect(backs(11)).toHaveLength(10);
    expect(findFaults(render(`${"[^a]".repeat(500)}\n\n[^a]: x`))).toEqual([]);
  });

  it("may refer to other footnotes and to itself", () => {
    const html = render("x[^a]\n\n[^a]: آ[^b][^a]\n\n[^b]: ب[^a]");
    expect(findFaults(html)).toEqual([]);
    expect(findElements(html, "li")).toHaveLength(2);
    expect(html.match(/href="#fnref:[^"]*"/g)).toHaveLength(4);
  });

  it("may contain lists and code, with the back link in a separate paragraph", () => {
    const html = render("x[^a]\n\n[^a]:\n    - آ\n    - ب");
    expect(findFaults(html)).toEqual([]);
    expect(html).toContain('</ul>\n<p><a href="#fnref:1" class="footnote-back" aria-label=');
  });

  it("without a mark or without a text is left out", () => {
    expect(render("آ\n\n[^a]: ب")).toBe("<p>آ</p>\n");
    expect(readPage(render("آ[^a]"))).toBe("آ[^a]\n");
  });

  it("uses the first definition of a label", () => {
    expect(readPage(render("x[^a]\n\n[^a]: اول\n\n[^a]: دوم"))).not.toContain("دوم");
  });

  it("is found inside another footnote and inside a list", () => {
    const html = render("x[^a] y[^b]\n\n- z\n\n  [^a]: آ\n\n      [^b]: ب\n\n      پ");
    expect(findElements(html, "li").map((item) => readText(item).replace(/\s+/g, " ").trim())).toEqual([
      "z",
      expect.stringMatching(/^آ پ /),
      expect.stringMatching(/^ب /),
    ]);
  });

  it("turns the brackets around its mark into text, since links do not nest", () => {
    const body = "[متن[^a]](/x/)\n\n[^a]: ب";
    expect(findLinks(body)).toEqual(["#fn:1", "#fnref:1"]);
    expect(readPage(render(body))).toContain("[متن[۱]](/x/)");
  });

  it("has a label of at most 100 units", () => {
    const mark = (length: number) => render(`x[^${"a".repeat(length)}]\n\n[^${"a".repeat(length)}]: y`);
    expect(mark(100)).toContain("fn:1");
    expect(mark(101)).not.toContain("fn:1");
  });

  it("takes its label as text, not as a pattern", () => {
    expect(readPage(render("الگوی ^[a-z]+ و [^0-9]"))).toBe("الگوی ^[a-z]+ و [^0-9]\n");
  });

  it("may be named like an object member", () => {
    expect(findLinks("x[^__proto__] y[^constructor]\n\n[^__proto__]: آ\n\n[^constructor]: ب")).toEqual([
      "#fn:1",
      "#fn:2",
      "#fnref:1",
      "#fnref:2",
    ]);
  });
});
