import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dropForbiddenXml, escapeXml } from "../../scripts/text/escape-output.ts";
import { formatHtmlJson } from "../../scripts/text/html-json.ts";

describe("encoded JSON", () => {
  test("parses to the same value", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(formatHtmlJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
    for (const text of ['\\"', "\\\\", 'a\\"b', "\n<\\>&"]) expect(JSON.parse(formatHtmlJson(text))).toBe(text);
  });

  test("contains nothing that could end its block or look like markup", () => {
    const encoded = formatHtmlJson({ title: '</script><!-- x" onload=y &amp; ]]>' });
    expect(encoded).toBe('{"title":"\\u003c/script\\u003e\\u003c!-- x\\u0022 onload=y \\u0026amp; ]]\\u003e"}');
  });
});

test("keeps characters that XML allows and drops the rest", () => {
  expect(dropForbiddenXml("\t\n\r a سلام\u200c👩🏽‍🚀 \ufffd")).toBe("\t\n\r a سلام\u200c👩🏽‍🚀 \ufffd");
  expect(dropForbiddenXml("a\u0000\u0008\u000b\u001f\ufffe\uffff\ud800b")).toBe("ab");
});

test("escapes only what would be markup inside an element", () => {
  expect(escapeXml("a < b > c & \"d\" 'e' سلام")).toBe("a &#60; b &#62; c &#38; \"d\" 'e' سلام");
});
