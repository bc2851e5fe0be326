import { describe, expect, test } from "vitest";
import { parseBase, suggestBase } from "../../../scripts/content/settings/base-address.ts";

describe("the address of a site", () => {
  test.each([
    ["https://example.org", "https://example.org/"],
    ["HTTP://Example.org:80/انجمن", "http://example.org/%D8%A7%D9%86%D8%AC%D9%85%D9%86/"],
    ["https://گفتگو.ایران/", "https://xn--pgb9bwa32bc.xn--mgba3a4f16a/"],
    ["https://example.org/می\u200cشود/v1..2/", "https://example.org/%D9%85%DB%8C%E2%80%8C%D8%B4%D9%88%D8%AF/v1..2/"],
    ["http://[::1]:8080/", "http://[::1]:8080/"],
  ])("may be %s", (written, base) => {
    expect(parseBase(written)).toBe(base);
  });

  test.each([
    ["https://example.org/a\nb/", "https://example.org/ab/"],
    ["https://exa\tmple.org/", "https://example.org/"],
    [" https://example.org/", "https://example.org/"],
    ["https://example.org\\forum\\", "https://example.org/forum/"],
    ["https://example.org/a/../b/", "https://example.org/b/"],
    ["https://example.org/./a", "https://example.org/a/"],
    ["https://example.org/a/%2E%2e/b", "https://example.org/b/"],
    ["https:example.org", "https://example.org/"],
    ["https:///example.org/", "https://example.org/"],
    ["https://sara@example.org/", "https://example.org/"],
    ["https://example.org/?a=b", "https://example.org/"],
    ["https://example.org/#top", "https://example.org/"],
    ["https://example.org//a/", "https://example.org/a/"],
    ["https://example.org/a b/", undefined],
    ["ftp://example.org/", undefined],
    ["example.org", undefined],
  ])("is never changed in silence: %j", (written, right) => {
    expect(parseBase(written)).toBeUndefined();
    expect(suggestBase(written)).toBe(right);
  });
});
