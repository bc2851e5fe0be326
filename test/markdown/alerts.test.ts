import { describe, expect, it } from "vitest";
import * as en from "../../scripts/locale/en.ts";
import { extractExcerpt } from "../../scripts/markdown/plain/excerpt.ts";
import { extractText } from "../../scripts/markdown/plain/full-text.ts";
import { alertKinds } from "../../scripts/markdown/syntax/alerts.ts";
import { joinRuns } from "../../scripts/text/inline-code.ts";
import { findElements, readAttribute, readPage, render } from "./post.ts";

function findKinds(body: string): readonly (string | undefined)[] {
  return findElements(render(body), "div").map((alert) => readAttribute(alert, "class"));
}

describe("an alert", () => {
  it.each(alertKinds)("of the kind %s has its own colour, icon and word", (kind) => {
    const html = render(`> [!${kind.toUpperCase()}]\n> متن`, { words: en.words.post });
    expect(html).toContain(`<div class="alert ${kind}">\n<p class="alert-title"><svg class="icon"`);
    expect(readPage(html)).toBe(`\n${en.words.post.alerts[kind]}\nمتن\n\n`);
  });

  it("has a different drawing for each kind", () => {
    const drawings = alertKinds.map((kind) => readAttribute(findElements(render(`> [!${kind}]\n> متن`), "path")[0], "d"));
    expect(new Set(drawings).size).toBe(alertKinds.length);
  });

  it.each([
    "> [!Note]\n> متن",
    ">[!note]  \n>متن",
    "> [!NOTE]\n>\n> متن",
    "> [!NOTE]\n> - متن",
    "> [!NOTE]\n> ```\n> متن\n> ```",
    "> [!NOTE]\nمتن",
  ])("may start as %j", (body) => {
    expect(findKinds(body)[0]).toBe("alert note");
    expect(readPage(render(body))).not.toContain("[!");
  });

  it.each([
    "> [!NOTE]",
    "> [!NOTE]\n>\n>",
    "> [!NOTE] متن",
    "> [!NOTES]\n> متن",
    "> متن\n> [!NOTE]\n> متن",
    "> \\[!NOTE]\n> متن",
    "[!NOTE]\nمتن",
    "- > [!NOTE]\n  > متن",
    "> > [!NOTE]\n> > متن",
  ])("is not %j, as on GitHub", (body) => {
    expect(findKinds(body)).toEqual([]);
    expect(readPage(render(body))).toContain("[!NOTE");
  });

  it("has the direction of its text", () => {
    expect(findElements(render("> [!TIP]\n> english text\n\nمتن فارسی بلند"), "div")[0]?.attrs).toContainEqual({
      name: "dir",
      value: "ltr",
    });
    expect(render("> [!TIP]\n> متن")).toContain('<div class="alert tip">');
  });

  it("is a quote with a bold word where there are no styles", () => {
    expect(render("> [!WARNING]\n> متن", { pageUrl: "https://forum.example/x/" })).toBe(
      "<blockquote>\n<p><strong>هشدار</strong></p>\n<p>متن</p>\n</blockquote>\n",
    );
  });

  it("leaves its mark out of excerpts and of the text of the search", () => {
    const body = "> [!WARNING]\n> مراقب باشید\n\nمتن";
    expect(joinRuns(extractExcerpt(body))).toBe("مراقب باشید متن");
    expect(joinRuns(extractText([body]))).toBe("مراقب باشید متن");
  });
});
