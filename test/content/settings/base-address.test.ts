import { describe, expect, test } from "vitest";
import { parseBase, readBase, suggestBase } from "../../../scripts/content/settings/base-address.ts";

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
    ["https://example.org/a\nb/", "https://example.org/ab/", "lineBreak"],
    ["https://exa\tmple.org/", "https://example.org/", "space"],
    [" https://example.org/", "https://example.org/", "space"],
    ["https://example.org\\forum\\", "https://example.org/forum/", "backslash"],
    ["https://example.org/a/../b/", "https://example.org/b/", "dots"],
    ["https://example.org/./a", "https://example.org/a/", "dots"],
    ["https://example.org/a/%2E%2e/b", "https://example.org/b/", "dots"],
    ["https:example.org", "https://example.org/", "slashes"],
    ["https:///example.org/", "https://example.org/", "slashes"],
    ["https://sara@example.org/", "https://example.org/", "user"],
    ["https://example.org/?a=b", "https://example.org/", "query"],
    ["https://example.org/#top", "https://example.org/", "fragment"],
    ["https://example.org//a/", "https://example.org/a/", "emptySegment"],
    ["https://example.org/a b/", undefined, "space"],
    ["ftp://example.org/", undefined, "scheme"],
    ["example.org", undefined, "scheme"],
    ["https://example.org/a\u200b/", undefined, "unseen"],
    ["https://:8080/", undefined, "host"],
    ["https://example.org:99999/", undefined, "host"],
    ["https://example.org/a'b/", undefined, "strangeCharacter"],
    ["https://example.org/%zz/", undefined, "strangeCharacter"],
  ])("is never changed in silence, and the mistake is named: %j", (written, right, mistake) => {
    expect(readBase(written)).toEqual({ mistake });
    expect(parseBase(written)).toBeUndefined();
    expect(suggestBase(written)).toBe(right);
  });
});
