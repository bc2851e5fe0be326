import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeText } from "../../scripts/content/parse/files/decode-text.ts";
import { writeDiscussion, writeReply } from "../support/site/site.ts";
import { listProblems, parseFiles, parseSound, readAll } from "./parsed.ts";

const encoder = new TextEncoder();

function encodeUtf16(text: string, endian: "little" | "big"): Uint8Array {
  const bytes = Buffer.from(text, "utf16le");
  return endian === "little" ? bytes : bytes.swap16();
}

/** A discussion with these bytes of another encoding as the title. */
function writeTitle(bytes: readonly number[]): Uint8Array {
  return Buffer.concat([Buffer.from("---\ntitle: "), Buffer.from(bytes), Buffer.from("\nauthor: a\n---\nx\n")]);
}

describe("another encoding", () => {
  test.each([
    ["little", "\ufeff", "UTF-16 (little-endian)"],
    ["big", "\ufeff", "UTF-16 (big-endian)"],
    ["little", "", "UTF-16 (little-endian)"],
    ["big", "", "UTF-16 (big-endian)"],
  ] as const)("is refused with its name: %s-endian after %j", (endian, mark, name) => {
    const bytes = encodeUtf16(mark + writeDiscussion(), endian);
    expect(listProblems({ "discussions/a.md": bytes })).toEqual([
      `discussions/a.md:1:1: the file is ${name}, not UTF-8. Save it as UTF-8.`,
    ]);
  });

  test("is suggested if the bytes are words in Windows-1256", () => {
    // «سلام دنیا» in Windows-1256.
    const bytes = writeTitle([0xd3, 0xe1, 0xc7, 0xe3, 0x20, 0xcf, 0xe4, 0xed, 0xc7]);
    expect(listProblems({ "discussions/a.md": bytes })).toEqual([
      "discussions/a.md:1:1: the file is not valid UTF-8 (it looks like Windows-1256). Save it as UTF-8.",
    ]);
  });

  test.each([
    ["a continuation without a start", [0x80, 0x80]],
    ["a start without a continuation", [0xd9, 0x20]],
    ["a slash in two bytes", [0xc0, 0xaf]],
    ["half of a surrogate pair", [0xed, 0xa0, 0x80]],
    ["a code point over U+10FFFF", [0xf4, 0x90, 0x80, 0x80]],
    ["a byte that UTF-8 never has", [0xff]],
  ])("is refused at invalid UTF-8: %s", (_, bytes) => {
    const [problem] = listProblems({ "discussions/a.md": writeTitle(bytes) });
    expect(problem).toMatch(/^discussions\/a\.md:1:1: the file is not valid UTF-8.*\. Save it as UTF-8\.$/);
  });

  test("is refused in settings, replies and pages as well", () => {
    const broken = Uint8Array.of(0x61, 0xff);
    const files = { "discussions/a.md": writeDiscussion(), "discussions/a/1.md": broken, "pages/b.md": broken, "site.yaml": broken };
    expect(listProblems(files)).toEqual(
      ["discussions/a/1.md", "pages/b.md", "site.yaml"].map((file) => `${file}:1:1: the file is not valid UTF-8. Save it as UTF-8.`),
    );
  });
});

describe("a byte order mark", () => {
  test("is dropped", () => {
    expect(readAll(parseSound({ "discussions/a.md": `\ufeff${writeDiscussion()}` }))).toEqual(
      readAll(parseSound({ "discussions/a.md": writeDiscussion() })),
    );
  });

  test("is dropped from settings", () => {
    const files = { "discussions/a.md": writeDiscussion(), "site.yaml": "\ufeffname: نام\n" };
    expect(parseFiles(files)).toMatchObject({ content: { site: { name: "نام" } }, problems: [] });
  });
});

describe("the ends of lines", () => {
  const files = {
    "discussions/a.md": writeDiscussion(
      { tags: "\n  - php\n  - css", updated: "2026-02-01", updatedBy: "مینا" },
      "بند یک.\n\n```js\nlet a\n```\n",
    ),
    "discussions/a/1.md": writeReply({}, "> پاسخ\n\n![](https://example.org/a.png)\n"),
    "pages/about.md": '---\ntitle: "درباره"\n---\nمتن.\n',
    "site.yaml": "name: نام\npageSize: 20\n",
    "banner.yaml": '- name: یلدا\n  yearly: { from: "09-25", to: "09-30" }\n',
    "tags.yaml": "php:\n  aliases: [پی‌اچ‌پی]\n",
  };

  test("do not change the model, LF or CRLF", () => {
    const windows = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, text.replaceAll("\n", "\r\n")]));
    const twin = parseFiles(files);
    expect(twin.problems).toEqual([]);
    expect(readAll(parseFiles(windows))).toEqual(readAll(twin));
  });

  test("leave no carriage return in any text", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("a", "\r\n", "\n", "ی")), (parts) => {
        const decoded = decodeText(encoder.encode(parts.join("")));
        expect(decoded).toEqual({ text: parts.join("").replaceAll("\r\n", "\n") });
      }),
    );
  });

  test.each([
    ["---\rtitle: a\r---\r", 1],
    ["---\ntitle: a\n---\nx\ry\n", 4],
    ["---\r\ntitle: a\r\r\n---\r\n", 2],
    ["a\nb\r", 2],
  ])("are refused if they are only CR: %j", (text, line) => {
    expect(decodeText(encoder.encode(text))).toEqual({ line, violation: { rule: "carriageReturn" } });
  });
});

describe("a NUL byte", () => {
  test.each([
    ["---\ntitle: a\n---\nab\0c\n", 4],
    ["---\r\ntitle: \0\r\n---\r\n", 2],
    ["\0", 1],
  ])("is refused at its line: %j", (text, line) => {
    expect(decodeText(encoder.encode(text))).toEqual({ line, violation: { rule: "nulByte" } });
  });
});
