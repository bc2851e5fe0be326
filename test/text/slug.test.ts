import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldTag } from "../../scripts/text/fold.ts";
import { buildHeadingSlug, buildTagSlug, checkDiscussionSlug, checkTagSlug, foldSlug, isSlugTooLong } from "../../scripts/text/slug.ts";
import { anyText } from "./any-text.ts";

const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

describe("the slug of a tag", () => {
  it.each([
    ["pagination", "pagination"],
    ["پایگاه داده", "پایگاه-داده"],
    ["c", "c"],
    ["c++", "c++"],
    ["c#", "c~23"],
    ["c--", "c~2d~2d"],
    ["-rf", "~2drf"],
    [".net", "~2enet"],
    ["node.js", "node.js"],
    ["3.10", "3.10"],
    ["js.", "js~2e"],
    [".", "~2e"],
    ["..", "~2e~2e"],
    ["...", "~2e.~2e"],
    ["../../x", "~2e.~2f..~2fx"],
    ["ci/cd", "ci~2fcd"],
    ["c:\\x", "c~3a~5cx"],
    ["a?b#c", "a~3fb~23c"],
    ["%2e%2e%2f", "~252e~252e~252f"],
    ["a~b", "a~7eb"],
    ["con", "~63on"],
    ["nul.txt", "~6eul.txt"],
    ["com1", "~63om1"],
    ["console", "console"],
    ["index", "index"],
    ["index.html", "~69ndex.html"],
    ["web.config", "~77eb.config"],
    ["constructor", "constructor"],
    ["__proto__", "~5f~5fproto~5f~5f"],
    ["❤", "~e2~9d~a4"],
    ["👩\u200d💻", "~f0~9f~91~a9~e2~80~8d~f0~9f~92~bb"],
  ])("of `%s` is `%s`", (key, slug) => {
    expect(buildTagSlug(key)).toBe(slug);
  });

  it("differs for different keys, so that a new tag never moves an old one", () => {
    fc.assert(
      fc.property(anyText(8), anyText(8), (a, b) => {
        expect(buildTagSlug(foldTag(a, "common")) === buildTagSlug(foldTag(b, "common"))).toBe(
          foldTag(a, "common") === foldTag(b, "common"),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it("converts back to the key", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(readSlug(buildTagSlug(foldTag(text, "common")))).toBe(foldTag(text, "common"));
      }),
      { numRuns: 1000 },
    );
  });

  it("is always one safe segment of a path", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const key = foldTag(text, "common");
        fc.pre(key !== "");
        const slug = buildTagSlug(key);
        expect(slug).toMatch(/^(?:[\p{L}\p{M}\p{Nd}+.-]|~[\da-f]{2})+$/u);
        expect(slug).not.toMatch(/^[.-]|\.$|^index\.html$/);
        expect(slug).not.toMatch(device);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("the slug that an owner gives a tag", () => {
  it.each(["csharp", "dot-net", "c++", "node.js", "پایگاه-داده"])("may be `%s`", (slug) => {
    expect(checkTagSlug(slug)).toBeUndefined();
  });

  it.each(["", "-", "c~23", "../x", "a/b", "con", "index.html", ".net", "a_b", "a b", "كتاب", "a\u200cb", "x-", "A"])(
    "may not be `%s`",
    (slug) => {
      expect(checkTagSlug(slug)).toMatchObject({ rule: "wrongTagSlug", written: slug });
    },
  );

  it("has a suggestion in the right spelling", () => {
    expect(checkTagSlug("C_Sharp")).toEqual({ rule: "wrongTagSlug", written: "C_Sharp", right: "c-sharp" });
    expect(checkTagSlug("../x")).toEqual({ rule: "wrongTagSlug", written: "../x" });
  });

  it("has the same length limit as a made slug", () => {
    expect(checkTagSlug("a".repeat(201))).toEqual({ rule: "tagSlugTooLong", bytes: 201, most: 200 });
  });
});

describe("the fold of a slug", () => {
  it("keeps the signs and letters of common slugs, also beside others", () => {
    const common = Array.from({ length: 0x700 }, (_, code) => String.fromCharCode(code)).filter((letter) => foldSlug(letter) === letter);
    expect(common).toEqual(expect.arrayContaining([..."az09-._/~ آبپچژکگیوئ۰۹"]));
    for (const letter of common.filter((letter) => /[ -~ء-ی۰-۹]/.test(letter))) expect(foldSlug(`A${letter}`)).toBe(`a${letter}`);
  });

  it("is the same for slugs that some disk or reader treats as one", () => {
    expect([foldSlug("Install-كتاب"), foldSlug("ي"), foldSlug("ى"), foldSlug("straße"), foldSlug("ΣΣ")]).toEqual([
      "install-کتاب",
      "ی",
      "ی",
      "strasse",
      "σσ",
    ]);
  });
});

describe("the length of a slug", () => {
  it("is at most 200 bytes", () => {
    expect(["a".repeat(200), "ب".repeat(100), "a".repeat(201), "ب".repeat(101)].map(isSlugTooLong)).toEqual([false, false, true, true]);
  });
});

describe("the slug of a heading", () => {
  it.each([
    ["مقدمه", "مقدمه"],
    ["نصب npm", "نصب-npm"],
    ["Getting  Started", "getting-started"],
    ["گام ۱: نصب", "گام-۱-نصب"],
    ["چرا؟ چون!", "چرا-چون"],
    ["می\u200cخواهم", "می\u200cخواهم"],
    ["نوار\u200cها", "نوارها"],
    ["\u200cداده\u200c\u200cها \u200c", "داده\u200cها"],
    ["صفحهٔ بعد", "صفحهٔ-بعد"],
    ["created_at", "created_at"],
    ["a -- b", "a-b"],
    ["A & B", "a-b"],
    ["؟", ""],
    ["", ""],
  ])("of `%s` is `%s`", (heading, slug) => {
    expect(buildHeadingSlug(heading)).toBe(slug);
  });

  it("is its own slug, so that a handwritten link finds it", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(buildHeadingSlug(buildHeadingSlug(text))).toBe(buildHeadingSlug(text));
      }),
      { numRuns: 1000 },
    );
  });

  it("has no white space, which ids forbid", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(buildHeadingSlug(text)).not.toMatch(/\s/);
      }),
    );
  });
});

describe("the file name of a discussion", () => {
  it.each(["install", "صفحه\u200cبندی-با-رقم-فارسی", "2024-پرسش", "node.js", "a_b", "cafe\u0301", "console"])("may be `%s`", (name) => {
    expect(checkDiscussionSlug(name)).toBeUndefined();
  });

  it.each(["", "-a", "_a", ".a", "\u200ca", "a b", "a/b", "..", "a?b", "a\u202eb", "c#", "a~b", "a%20b", "a\n"])(
    "may not be %j",
    (name) => {
      expect(checkDiscussionSlug(name)?.rule).toBe("wrongPostName");
    },
  );

  it.each(["con", "NUL", "aux.1", "com3", "a.", "index.html", "Web.Config"])(
    "may not be `%s`, which some systems cannot store or serve",
    (name) => {
      expect(checkDiscussionSlug(name)).toEqual({ rule: "reservedName", name });
    },
  );

  it("is at most 200 bytes", () => {
    expect(checkDiscussionSlug("ب".repeat(100))).toBeUndefined();
    expect(checkDiscussionSlug("ب".repeat(101))).toEqual({
      rule: "nameTooLong",
      name: `${"ب".repeat(60)}…`,
      bytes: 202,
      most: 200,
    });
  });
});

describe("the name of a discussion", () => {
  it.each(["install\ufe0f", "install\u034f", "install\u3164", "install\u200c", "in\u200cstall", "inst\u0430ll", `a${"\u0300".repeat(8)}`])(
    "passes for no other one: %j",
    (name) => {
      expect(checkDiscussionSlug(name)?.rule).toBe("deceivingName");
    },
  );

  it.each(["نوار\u200cها", "می\u200cخواهم-React", "نسخه\u200c۲", "Сара", "caf\u0301e", "東京Tower"])(
    "may be in any language: %s",
    (name) => {
      expect(checkDiscussionSlug(name)).toBeUndefined();
    },
  );
});

describe("slugs that would collide", () => {
  it.each([
    ["Install", "install"],
    ["caf\u00e9", "cafe\u0301"],
    ["كتاب-يك", "کتاب-یک"],
    ["STRASSE", "straße"],
    ["STRA\u1e9eE", "strasse"],
    ["ΟΔΟΣ", "οδος"],
  ])("`%s` and `%s` are treated as one", (a, b) => {
    expect(foldSlug(a)).toBe(foldSlug(b));
  });

  it.each([
    ["install", "install-2"],
    ["فصل-۱", "فصل-1"],
    ["داده\u200cها", "دادهها"],
    ["yazılım", "yazilim"],
  ])("`%s` and `%s` are different", (a, b) => {
    expect(foldSlug(a)).not.toBe(foldSlug(b));
  });
});

/** The key of a slug. */
function readSlug(slug: string): string {
  const bytes = Array.from(slug.replaceAll("-", " ").matchAll(/~([\da-f]{2})|[^~]/gu), ([text, hex]) =>
    hex === undefined ? [...new TextEncoder().encode(text)] : [Number.parseInt(hex, 16)],
  );
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(Uint8Array.from(bytes.flat()));
}
