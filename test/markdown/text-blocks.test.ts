import { describe, expect, it } from "vitest";
import { describePageLanguages } from "../../scripts/text/language.ts";
import { limits } from "../../scripts/text/limits.ts";
import { readPage, render } from "./post.ts";

describe("a line break in HTML", () => {
  it.each(["<br>", "<br/>", "<br />", "<BR>", "<br>\n", "<br>  \n  ", '<br clear="all">'])("is a line break: %j", (written) => {
    expect(render(`خط اول${written}خط دوم`)).toBe("<p>خط اول<br>\nخط دوم</p>\n");
  });

  it.each(["<br onclick=x>", "<br/class=x>", "<break>", "<br", "\\<br>"])("is not %s", (written) => {
    expect(render(`آ${written}ب`)).not.toContain("<br>");
  });

  it("is text in code", () => {
    expect(readPage(render("`a<br>b`\n\n    c<br>d"))).toBe("a<br>b\nc<br>d\n\n");
  });
});

describe("a comment in HTML", () => {
  it.each(["<!-- x -->", "<!--x-->  ", "   <!-- <b> -->", "<!-- a\n\nb\n-->", "<!---->"])(
    "is dropped if it has its own lines: %j",
    (comment) => {
      const html = "<p>آ</p>\n<p>ب</p>\n";
      expect(render(`آ\n\n${comment}\n\nب`)).toBe(html);
      expect(render(`آ\n${comment}\nب`)).toBe(html);
    },
  );

  it.each(["آ <!-- x --> ب", "آ <!-- x\ny --> ب", "# آ <!-- x -->", "[آ<!-- x -->](/)", "| آ <!-- x --> |\n|---|", "<!-- x\n\ny --> ب"])(
    "is dropped inside a text: %j",
    (body) => {
      expect(readPage(render(body))).not.toMatch(/[<>xy-]/);
    },
  );

  it("leaves the text after its end as a paragraph of its own", () => {
    expect(render("آ\n<!-- x --> ب\nپ")).toBe("<p>آ</p>\n<p>ب\nپ</p>\n");
    expect(render("- آ\n\n  <!-- x\n\n  y --> ب\n- پ")).toContain("<p>ب</p>\n</li>");
  });

  it("leaves no empty paragraph behind", () => {
    expect(render("<!-- x --> <!-- y -->\n\nآ")).toBe("<p>آ</p>\n");
  });

  it.each(["<!-- x", "<!-- x\n\ny", "`<!-- x -->`", "\\<!-- x -->", "آ <!-- x -- y -->"])("is otherwise text: %j", (body) => {
    expect(readPage(render(body))).toContain("<!-- x");
  });

  it("is text in a block of code", () => {
    expect(readPage(render("```\n<!-- x -->\n```\n\n    <!-- y -->"))).toBe("<!-- x -->\n\n<!-- y -->\n\n");
  });

  it("is dropped in a list and a quote, and ends with the block", () => {
    expect(render("- a\n  <!-- x -->\n- b")).not.toContain("x");
    expect(render("> a\n> <!-- x -->")).not.toContain("x");
    expect(readPage(render("> <!-- x\n\ny -->"))).toContain("<!-- x");
  });

  it("may have 100 lines", () => {
    const comment = (lines: number) => `<!--${"\n".repeat(lines - 1)}-->`;
    expect(render(comment(limits.commentLines))).toBe("");
    expect(render(comment(limits.commentLines + 1))).not.toBe("");
  });
});

describe("the direction of a block", () => {
  it("is written if it differs from the page's", () => {
    expect(render("سلام\n\nEnglish\n\n## English")).toBe(
      '<p>سلام</p>\n<p lang="en" dir="ltr">English</p>\n<h2 id="s-english" lang="en" dir="ltr">English</h2>\n',
    );
    expect(render("سلام\n\nEnglish", { languages: describePageLanguages("en", "en"), language: "en" })).toBe(
      '<p lang="" dir="rtl">سلام</p>\n<p>English</p>\n',
    );
  });

  it("is the page's for a Persian sentence that begins with an English word", () => {
    expect(render("cursor را رمز کنیم یا نه؟")).toMatch(/^<p>/);
  });

  it("is the page's if there is no letter outside code and addresses", () => {
    expect(render("۱۲۳ `code` https://example.com")).toMatch(/^<p>/);
    expect(render("`npm` را نصب کن")).toMatch(/^<p>/);
  });

  it("of a quote and of a list comes from its first text", () => {
    expect(render("> English\n>\n> سلام")).toBe(
      '<blockquote lang="en" dir="ltr">\n<p>English</p>\n<p lang="fa" dir="rtl">سلام</p>\n</blockquote>\n',
    );
    expect(render("> - one")).toBe('<blockquote lang="en" dir="ltr">\n<ul>\n<li>one</li>\n</ul>\n</blockquote>\n');
    expect(render("> `x` ۱ שלום", { languages: describePageLanguages("en", "en"), language: "en" })).toContain(
      '<blockquote lang="he" dir="rtl">',
    );
    expect(render("> `x`")).toContain("<blockquote>");
  });

  it("is set for each list item", () => {
    expect(render("- یک\n- two\n  - سه")).toBe(
      '<ul>\n<li>یک</li>\n<li lang="en" dir="ltr">two\n<ul lang="fa" dir="rtl">\n<li>سه</li>\n</ul>\n</li>\n</ul>\n',
    );
    expect(render("1. one\n\n2. دو")).toBe(
      '<ol lang="en" dir="ltr">\n<li>\n<p>one</p>\n</li>\n<li lang="fa" dir="rtl">\n<p>دو</p>\n</li>\n</ol>\n',
    );
  });
});

describe("plain Markdown", () => {
  it("renders marks, lists, rules and quotes", () => {
    expect(render("**a** *b* ~~c~~\\\nd\n\n3. e\n\n---")).toBe(
      '<p lang="en" dir="ltr"><strong>a</strong> <em>b</em> <s>c</s><br>\nd</p>\n<ol start="3" lang="en" dir="ltr">\n<li>e</li>\n</ol>\n<hr>\n',
    );
  });

  it("renders an empty body as nothing", () => {
    expect(render("")).toBe("");
    expect(render(" \n\n")).toBe("");
  });
});
