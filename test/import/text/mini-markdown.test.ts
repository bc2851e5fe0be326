import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { convertMiniMarkdown } from "../../../scripts/import/text/mini-markdown.ts";
import { readPage, render } from "../../markdown/post.ts";

const resolveLink = (address: string) =>
  address.startsWith("/questions/tagged/") ? `/tags${address.slice(17)}/` : address === "/lost" ? undefined : address;

describe("the small Markdown of a comment", () => {
  it.each([
    ["*a* **b** _c_ `d*`", "*a* **b** _c_ `d*`"],
    ["see [this](https://a.example/x_y) and https://a.example/a_b.", "see [this](https://a.example/x_y) and <https://a.example/a_b>."],
    ["[tag:c++] [meta]", "[c++](/tags/c++/) \\[meta\\]"],
    ["# no heading", "\\# no heading"],
    ["1. no list <b> &amp; | ~~x~~", "1\\. no list \\<b> \\&amp; | \\~\\~x\\~\\~"],
    ["![no picture](https://a.example/x.png)", "\\![no picture](https://a.example/x.png)"],
    ["[gone](/lost)", "gone (/lost)"],
    ["a\r\nb\r\n\r\nc", "a  \nb\n\nc"],
    ["2 \\* 3", "2 \\* 3"],
    ["a: :D (see `b.pdf` :)\nc :", "a: :D (see `b.pdf` :)  \nc :"],
    [":[x: y](/lost) :tada:", "\\:x: y (/lost) \\:tada:"],
  ])("%s", (written, markdown) => {
    expect(convertMiniMarkdown(written, resolveLink)).toBe(markdown);
  });

  it("shows everything but marks as text", () => {
    const pieces = fc.constantFrom(
      ..."ab1 #-+=!^()<>&|:.,;'\"~]",
      "[",
      "- ",
      "> ",
      "1. ",
      "<b>",
      "<br>",
      "&lt;",
      "[^1]",
      "[x]: /y",
      "<!-- x -->",
      "---",
      "---|---",
      "~~~",
      ":x:",
      "[x] ",
      "[!NOTE]",
      "<kbd>",
      "</kbd>",
      "<details>",
      "</details>",
      "<img src=a.png>",
      "-->",
    );
    const comment = fc.array(pieces, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(comment, (written) => {
        const shown = readPage(render(convertMiniMarkdown(written, resolveLink)));
        expect(shown.replace(/\s+/g, "")).toBe(written.replace(/\s+/g, ""));
      }),
      { numRuns: 800 },
    );
  });
});
