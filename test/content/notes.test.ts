import { describe, expect, test } from "vitest";
import { compareProblems } from "../../scripts/problems/problem.ts";
import type { Files } from "../support/disk.ts";
import { printProblem } from "../support/english.ts";
import { writePng } from "../support/pictures.ts";
import { writeDiscussion, writeReply } from "../support/site/site.ts";
import { parseFiles, parseSound } from "./parsed.ts";

function listNotes(files: Files): readonly string[] {
  return [...parseFiles(files).notes].sort(compareProblems).map(printProblem);
}

describe("an invisible character in a text", () => {
  test("is neutralised and noted at its line and column", () => {
    const files = { "discussions/a.md": writeDiscussion({}, "بند یک.\n\nکد `a\u202eb` و \u0008.") };
    expect(parseSound(files).readBody()).toBe("بند یک.\n\nکد `a[U+202E]b` و \ufffd.\n");
    expect(listNotes(files)).toEqual([
      "discussions/a.md:9:6: an invisible character was made harmless (right-to-left override, U+202E). Remove it if it is not meant.",
      "discussions/a.md:9:12: an invisible character was made harmless (control character, U+0008). Remove it if it is not meant.",
    ]);
  });

  test("is noted as the first character of a text", () => {
    expect(listNotes({ "discussions/a.md": writeDiscussion({}, "\u202e") })).toEqual([expect.stringMatching(/^discussions\/a\.md:7:1: /)]);
    expect(listNotes({ "discussions/a.md": writeDiscussion({}, "\n\u202e") })).toEqual([
      expect.stringMatching(/^discussions\/a\.md:8:1: /),
    ]);
  });

  test("is noted once, with its count, however often it occurs", () => {
    expect(listNotes({ "discussions/a.md": writeDiscussion({}, "x\u202e\n".repeat(40_000)) })).toEqual([
      "discussions/a.md:7:2: an invisible character was made harmless (right-to-left override, U+202E, 40000 times). Remove it if it is not meant.",
    ]);
  });

  test("is noted in replies and pages too", () => {
    const files = {
      "discussions/a.md": writeDiscussion(),
      "discussions/a/1.md": writeReply({}, "\u2066"),
      "pages/b.md": "---\ntitle: b\n---\n\ufffe\n",
    };
    expect(listNotes(files)).toEqual([
      "discussions/a/1.md:5:1: an invisible character was made harmless (left-to-right isolate, U+2066). Remove it if it is not meant.",
      "pages/b.md:4:1: an invisible character was made harmless (noncharacter, U+FFFE). Remove it if it is not meant.",
    ]);
  });

  test("is not noted if it is legitimate: ZWNJ, emoji joiners, direction marks", () => {
    const body = "می\u200cخواهم 👩\u200d💻 ❤\ufe0f a\u200e\u200f";
    const files = { "discussions/a.md": writeDiscussion({}, body) };
    expect(parseSound(files).readBody()).toBe(`${body}\n`);
    expect(listNotes(files)).toEqual([]);
  });
});

describe("a picture from another folder", () => {
  test("is noted once at its place, unlike a remote one", () => {
    const body = "a\n\nb ![a](../good.png) ![a](../good.png)\n![c](/assets/x.png)\n![d](https://a.example/x.png)";
    const end = "is not shown, because its address does not lead to a file in the folder.";
    expect(listNotes({ "discussions/a.md": writeDiscussion({}, body) }).map((line) => line.replace(/ Put .*/, ""))).toEqual([
      `discussions/a.md:9:3: the picture \`../good.png\` ${end}`,
      `discussions/a.md:10:1: the picture \`/assets/x.png\` ${end}`,
    ]);
  });
});

test("a picture that is text because of a space in its name is noted with the right spelling", () => {
  const body = "a\n\nb ![a](Screen Shot.png) (a b.png) ![a](see below)";
  expect(listNotes({ "discussions/a.md": writeDiscussion({}, body) })).toEqual([
    "discussions/a.md:9:3: the picture `Screen Shot.png` is not shown, because its name contains a space. Write it between `<` and `>`: `(<Screen Shot.png>)`.",
  ]);
});

test("a picture of a page that is not shown is noted", () => {
  const files = { "discussions/a.md": writeDiscussion(), "pages/b.md": "---\ntitle: b\n---\n![c](/assets/x.png)\n" };
  expect(listNotes(files)).toEqual([
    "pages/b.md:4:1: the picture `/assets/x.png` is not shown, because its address does not lead to a file in the folder. Put the picture into the page's folder and write only its file name.",
  ]);
});

describe("an owner's colour that is hard to read", () => {
  const note = (colours: string) => listNotes({ "discussions/a.md": writeDiscussion(), "site.yaml": `theme:\n  colours:\n${colours}` });

  test("is noted at its place with the contrast, for each theme and each background", () => {
    expect(note('    accent: { light: "#f0c040" }\n    text: { dark: "#777" }\n').map((line) => line.replace(/ Choose .*/, ""))).toEqual([
      "site.yaml:3:13: the colour `accent` on `page` has a contrast of 1.66:1 in the light theme.",
      "site.yaml:3:13: the colour `accent` on `surface` has a contrast of 1.51:1 in the light theme.",
      "site.yaml:3:13: the colour `on-accent` on `accent` has a contrast of 1.70:1 in the light theme.",
      "site.yaml:4:11: the colour `text` on `code` has a contrast of 3.56:1 in the dark theme.",
      "site.yaml:4:11: the colour `text` on `page` has a contrast of 4.01:1 in the dark theme.",
      "site.yaml:4:11: the colour `text` on `surface` has a contrast of 3.56:1 in the dark theme.",
    ]);
  });

  test("is noted at the background if the owner changed only that", () => {
    expect(note('    page: { dark: "#bbb" }\n')).toContain(
      "site.yaml:3:11: the colour `text` on `page` has a contrast of 1.54:1 in the dark theme. Choose colours with at least 4.5:1, so that everybody can read.",
    );
  });

  test("is not noted if it is readable, or the colour of a line or a frame", () => {
    expect(note('    accent: { light: "#8a1c5c", dark: "#f59ac4" }\n    line: { light: "#fdfcfa" }\n')).toEqual([]);
    expect(listNotes({ "discussions/a.md": writeDiscussion() })).toEqual([]);
  });
});

describe("a person's name with a word of two scripts", () => {
  test("is kept unchanged and noted at its key", () => {
    const files = {
      "discussions/a.md": writeDiscussion({ author: "DJДимон", updated: "2026-02-01", updatedBy: "MaxПокровский" }),
      "discussions/a/1.md": writeReply({ author: "DJ Димон" }),
    };
    expect(parseSound(files)).toMatchObject({ author: "DJДимон", update: { by: "MaxПокровский" } });
    expect(listNotes(files).map((line) => line.replace(/ It is .*/, ""))).toEqual([
      "discussions/a.md:3:9: the name in `author` mixes letters of two scripts in one word (`DJДимон`).",
      "discussions/a.md:7:12: the name in `updatedBy` mixes letters of two scripts in one word (`MaxПокровский`).",
    ]);
  });
});

describe("a link that no page may hold", () => {
  test("is noted once for each scheme, with the schemes that are allowed", () => {
    const body = "[a](tg://x) [b](tg://y)\n![c](ftp://z)";
    expect(listNotes({ "discussions/a.md": writeDiscussion({}, body), "pages/b.md": `---\ntitle: b\n---\n<magnet:?xt=1>\n` })).toEqual([
      "discussions/a.md:7:1: only the text of the link to `tg://x` is shown, because links may not have the scheme `tg:`. Use an address with `http:`, `https:`, `mailto:`, `tel:`, or write the address as code.",
      "discussions/a.md:8:1: only the text of the link to `ftp://z` is shown, because links may not have the scheme `ftp:`. Use an address with `http:`, `https:`, `mailto:`, `tel:`, or write the address as code.",
      "pages/b.md:4:1: only the text of the link to `magnet:?xt=1` is shown, because links may not have the scheme `magnet:`. Use an address with `http:`, `https:`, `mailto:`, `tel:`, or write the address as code.",
    ]);
  });

  test.each([
    ["[a](https:/x.example)", /Write the whole address/],
    ["[a](mailto:sara)", /Write it as `mailto:/],
    ["<tel:sara>", /Write it as `tel:/],
  ])("is noted with the right form: %s", (body, fix) => {
    expect(listNotes({ "discussions/a.md": writeDiscussion({}, body) })).toEqual([expect.stringMatching(fix)]);
  });
});

test("a picture without a text that describes it is noted at its first such place", () => {
  const body = "![نما](a.png) ![](a.png)\n\n![ \u200c ](b.png) ![](a.png) <img src=b.png>\n\n`![](b.png)`";
  const files = {
    "discussions/a.md": writeDiscussion({}, body),
    "discussions/a/a.png": writePng(3, 2),
    "discussions/a/b.png": writePng(3, 2),
  };
  const { notes } = parseFiles(files);
  expect(notes.map(({ line, column, violation }) => [line, column, violation])).toEqual([
    [7, 15, { rule: "pictureWithoutText", name: "a.png" }],
    [9, 1, { rule: "pictureWithoutText", name: "b.png" }],
  ]);
});

test("a picture whose name has a space without angle brackets gets that note only", () => {
  const pictures = { "discussions/a/my photo.png": writePng(3, 2), "discussions/a/other.png": writePng(3, 2) };
  const { content, notes } = parseFiles({ "discussions/a.md": writeDiscussion({}, "![x](my photo.png)"), ...pictures });
  expect(notes.map(({ violation }) => violation.rule)).toEqual(["spacedPicture"]);
  expect(content.discussions[0]?.unnamed).toEqual(["other.png"]);
});

describe("HTML that is shown as text because of an attribute that could start a script", () => {
  test.each([
    ["<img src=a.png OnError=x>", { tag: "img", attribute: "onerror" }],
    ["<kbd onclick='x'>a", { tag: "kbd", attribute: "onclick" }],
    // These would be text without the attribute too.
    ["<div onclick=x>", { tag: "div" }],
    ["<img onerror=x>", { tag: "img" }],
  ])("is noted with the attribute: %s", (body, found) => {
    const { notes } = parseFiles({ "discussions/a.md": writeDiscussion({}, body) });
    expect(notes.map(({ violation }) => violation)).toEqual([{ rule: "htmlAsText", times: 1, ...found }]);
  });
});
