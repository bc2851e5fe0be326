import { expect, test } from "vitest";
import { escapeXml, keepXml } from "../../scripts/text/xml.ts";

test("keeps what XML allows, and drops the rest", () => {
  expect(keepXml("\t\n\r a سلام\u200c👩🏽‍🚀 \ufffd")).toBe("\t\n\r a سلام\u200c👩🏽‍🚀 \ufffd");
  expect(keepXml("a\u0000\u0008\u000b\u001f\ufffe\uffff\ud800b")).toBe("ab");
});

test("escapes what would be markup inside an element, and nothing else", () => {
  expect(escapeXml("a < b > c & \"d\" 'e' سلام")).toBe("a &#60; b &#62; c &#38; \"d\" 'e' سلام");
});
