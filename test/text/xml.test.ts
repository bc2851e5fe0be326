import { expect, test } from "vitest";
import { keepXml } from "../../scripts/text/xml.ts";

test("keeps what XML allows, and drops the rest", () => {
  expect(keepXml("\t\n\r a سلام\u200c👩🏽‍🚀 \ufffd")).toBe("\t\n\r a سلام\u200c👩🏽‍🚀 \ufffd");
  expect(keepXml("a\u0000\u0008\u000b\u001f\ufffe\uffff\ud800b")).toBe("ab");
});
