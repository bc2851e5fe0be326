import { describe, expect, it } from "vitest";
import * as en from "../../scripts/locale/en.ts";
import { type PostContext, renderMarkdown } from "../../scripts/markdown/render.ts";
import { describePageLanguages } from "../../scripts/text/language.ts";
import { context } from "./post.ts";

/** Renders a post whose author named no language, or `language`. */
function render(body: string, language?: string, change: Partial<PostContext> = {}) {
  return renderMarkdown(body, { ...context, language, ...change });
}

describe("the language of a post", () => {
  it("is the page's for a text in the page's letters", () => {
    expect(render("سلام، این React است.")).toEqual({ html: "<p>سلام، این React است.</p>\n", dir: "rtl" });
  });

  it("is the language of most of its text", () => {
    const html = '<p>The quick brown fox.</p>\n<p lang="he" dir="rtl">שלום, איך?</p>\n<p lang="fa" dir="rtl">یک پرسش</p>\n';
    expect(render("The quick brown fox.\n\nשלום, איך?\n\nیک پرسش")).toEqual({ html, lang: "en", dir: "ltr" });
  });

  it("is the language that the author named, also for words in its letters that are not its own", () => {
    const html = '<p>یہ اردو ہے۔</p>\n<p lang="en" dir="ltr">This is not.</p>\n';
    expect(render("یہ اردو ہے۔\n\nThis is not.", "ur")).toEqual({ html, lang: "ur", dir: "rtl" });
    expect(render("Das ist Deutsch.", "de")).toEqual({ html: "<p>Das ist Deutsch.</p>\n", lang: "de", dir: "ltr" });
  });

  it("keeps the direction of its letters if nobody knows it", () => {
    const change = { languages: describePageLanguages("en", "en") };
    expect(render("یک پرسش", undefined, change)).toEqual({ html: "<p>یک پرسش</p>\n", lang: "", dir: "rtl" });
    expect(render("Вопрос", undefined)).toEqual({ html: "<p>Вопрос</p>\n", lang: "", dir: "ltr" });
  });

  it.each(["**Andrew T.**، ۱۹ مهر ۱۳۹۷", "*Yahoo!*، شرکت", "[Dr. Who?](/a)، سریال", "<kbd>A.</kbd>**Bob G.**، مهر"])(
    "is the page's although bold, a link or another mark ends after a dot: %s",
    (line) => {
      for (const body of [line, `- ${line}\n- سلام`, `> ${line}`]) expect(render(body).html, body).not.toContain("lang=");
      expect(render(line)).toMatchObject({ dir: "rtl" });
      expect(render(line)).not.toHaveProperty("lang");
    },
  );

  it("does not depend on the site's words for a picture that is not shown", () => {
    expect(render("![Diagram](https://example.com/a.png) shows the state of the cache.")).toMatchObject({ lang: "en", dir: "ltr" });
    expect(render("![](b.png) shows the state of the cache.")).toMatchObject({ lang: "en", dir: "ltr" });
    const change = { languages: describePageLanguages("en", "en"), words: en.words.post, locale: en };
    const persian = "![نمودار](https://example.com/a.png) وضعیت را نشان می‌دهد.";
    expect(render(persian, "fa", change).html).toMatch(/^<p><a [^>]*>Picture: نمودار<\/a>/);
    expect(render("![](https://example.com/a.png)")).not.toHaveProperty("lang");
  });

  it("does not depend on code, addresses or keys", () => {
    for (const body of ["`const answer = 42`", "https://example.com/a/b/c", "```\nconst answer = 42;\n```", "۱۲۳"])
      expect(render(body)).not.toHaveProperty("lang");
  });
});

describe("the language of a block", () => {
  it("is the language of its first text in a quote, a list or an alert", () => {
    expect(render("سلام دوستان عزیز.\n\n> One.\n>\n> دو").html).toContain(
      '<blockquote lang="en" dir="ltr">\n<p>One.</p>\n<p lang="fa" dir="rtl">دو</p>\n</blockquote>',
    );
    expect(render("سلام دوستان عزیز.\n\n- one\n- دو").html).toContain(
      '<ul lang="en" dir="ltr">\n<li>one</li>\n<li lang="fa" dir="rtl">دو</li>\n</ul>',
    );
  });

  it("is the language of its column titles for a table", () => {
    expect(render("سلام دوستان عزیز.\n\n| Name | Age |\n|---|---|\n| سارا | 3 |").html).toMatch(
      /<div class="table" tabindex="0" lang="en" dir="ltr">\n<table>.*<td lang="fa" dir="rtl">سارا<\/td>/s,
    );
  });

  it("is the site's for the site's own words in a post of another language", () => {
    const { html } = render("Text[^1] of a post.\n\n> [!NOTE]\n> Useful.\n\n<details>\n\nMore of it.\n\n</details>\n\n[^1]: A note.");
    expect(html).toContain('<p class="footnotes-title" lang="fa">');
    expect(html).toMatch(/<p class="alert-title" lang="fa">/);
    expect(html).toMatch(/<summary lang="fa">/);
    expect(html).toMatch(/<a href="#fnref:1" class="footnote-back" aria-label="[^"]*" lang="fa">/);
    expect(html.match(/lang=/g)).toHaveLength(4);
  });

  it("costs nothing in the site's own words of a post in the site's language", () => {
    expect(render("متن[^1] نوشته.\n\n> [!NOTE]\n> سودمند.\n\n[^1]: یادداشت.").html).not.toContain("lang=");
  });
});
