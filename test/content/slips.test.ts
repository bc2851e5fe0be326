import { describe, expect, test } from "vitest";
import { parseYaml } from "../../scripts/content/parse/yaml/parse-yaml.ts";
import { writeDiscussion } from "../support/site/site.ts";
import { listProblems, parseFiles } from "./parsed.ts";

const write = (keys: string) => `---\n${keys}\nauthor: a\ncreated: 2026-01-01\n---\nمتن\n`;
const list = (keys: string) => listProblems({ "discussions/a.md": write(keys) }).map((line) => line.replace(/^discussions\/a\.md:/, ""));
const places = (keys: string) => list(keys).map((line) => line.replace(/^(\d+:\d+: .*?)[.(].*/, "$1").trim());
const quotes = (written: string) =>
  `YAML does not know the quotes of \`${written}\`. Write straight quotes (\`"\`). If the quotes belong to the text, put straight quotes around all of it.`;

describe("typographic quotes", () => {
  test.each([
    ["title: “متن”", "2:8", "“متن”"],
    ["title: ”متن“", "2:8", "”متن“"],
    ["title: „Text“", "2:8", "„Text“"],
    ["title: ‘متن’", "2:8", "‘متن’"],
    ["title: ’متن‘", "2:8", "’متن‘"],
    ["title: ‘It’s it’", "2:8", "‘It’s it’"],
    ["title: ＂text＂", "2:8", "＂text＂"],
    ["title: “a: b”", "2:8", "“a: b”"],
    ["title: “a #b” # c", "2:8", "“a #b”"],
    ["title: “متن", "2:8", "“متن"],
    ["tags: [“الف”]", "2:8", "“الف”"],
    ["tags: [‘الف’, ب]", "2:8", "‘الف’"],
    ["tags: [“a, b”]", "2:8", "“a, b”"],
    ["tags: [\n  “a”,\n]", "3:3", "“a”"],
    ["tags:\n  - “الف”", "3:5", "“الف”"],
    ["tags: “الف”، “ب”", "2:7", "“الف”، “ب”"],
    ["“title”: متن", "2:1", "“title”"],
  ])("around %s are a problem", (keys, place, written) => {
    expect(list(keys)).toEqual([`${place}: ${quotes(written)}`]);
  });

  test.each(["«متن»", "“الف” و “ب”", "متن “الف”", '"“متن”"', "'“متن”'", "‘Abd al-Karīm", "’Tis", "the ’90s", "5″ و 6″"])(
    "are text in a title such as %s",
    (title) => {
      expect(listProblems({ "discussions/a.md": write(`title: ${title}\ntags: [a]`) })).toEqual([]);
    },
  );

  test.each([
    ["author: «نگار»", "2:9", "«نگار»"],
    ["author: ‹نگار› # نام", "2:9", "‹نگار›"],
    ["updatedBy: «نگار»", "2:12", "«نگار»"],
    ["created: «2026-05-01»", "2:10", "«2026-05-01»"],
    ["status: «draft»", "2:9", "«draft»"],
    ["language: «en»", "2:11", "«en»"],
    ["tags: [«الف», ب]", "2:8", "«الف»"],
    ["tags:\n  - «الف»", "3:5", "«الف»"],
    ["tags: «الف»، «ب»", "2:7", "«الف»، «ب»"],
    ["author: »نگار«", "2:9", "»نگار«"],
    ["tags: [»الف«, ب]", "2:8", "»الف«"],
    ["tags: »الف«، »ب«", "2:7", "»الف«، »ب«"],
    ["tags: [«الف, ب»]", "2:8", "«الف, ب»"],
    ["tags: [»الف, ب«]", "2:8", "»الف, ب«"],
    ["title: »متن«", "2:8", "»متن«"],
    ["title: ›متن‹", "2:8", "›متن‹"],
  ])("may be guillemets in a value that is no sentence: %j", (keys, place, written) => {
    expect(listProblems({ "discussions/a.md": `---\n${keys}\n---\nمتن\n` })).toEqual([`discussions/a.md:${place}: ${quotes(written)}`]);
  });

  test.each([
    "author: «الف» و «ب»",
    "author: علی «سایه»",
    "title: »Text«",
    "title: »الف« و »ب«",
    'author: "«نگار»"',
    "tags: [a «b»]",
    "title: «متن»",
    "description: «متن»",
  ])("are text in %s", (keys) => {
    expect(parseYaml(`${keys}\n`, "a.md").problems).toEqual([]);
  });

  test("are found in settings, with their place", () => {
    const files = {
      "discussions/a.md": writeDiscussion(),
      "site.yaml": "name: “الف”\nlabels: { entry.solved: “ب” }\n",
      "banner.yaml": "- name: “الف”\n  yearly: { from: ‘07-01’, to: 09-30 }\n",
      "tags.yaml": "“c#”: { slug: csharp }\n",
    };
    expect(listProblems(files)).toEqual(
      [
        ["banner.yaml:1:9", "“الف”"],
        ["banner.yaml:2:19", "‘07-01’"],
        ["site.yaml:1:7", "“الف”"],
        ["site.yaml:2:25", "“ب”"],
        ["tags.yaml:1:1", "“c#”"],
      ].map(([place, written = ""]) => `${place}: ${quotes(written)}`),
    );
  });

  test("in a block or between straight quotes over several lines are text", () => {
    const files = { "discussions/a.md": writeDiscussion(), "pages/p.md": '---\ntitle: "الف\n  “ب”"\n---\n' };
    expect(listProblems(files)).toEqual([]);
  });
});

describe("typographic dashes", () => {
  test.each(["–", "—", "―", "−", "‐", "－"])("before list items are a problem: %s", (dash) => {
    expect(places(`title: a\ntags:\n  ${dash} php\n  ${dash} js`)).toEqual([
      "4:3: YAML does not know the dash before this item",
      "5:3: YAML does not know the dash before this item",
    ]);
  });

  test("after an item with a hyphen are a problem, which shows the item", () => {
    expect(list("title: a\ntags:\n  - php\n  – js")).toEqual([
      "5:3: YAML does not know the dash before this item (`– js`). Start each item with a hyphen and a space: `- js`.",
    ]);
  });

  test.each(["–", "—", "−", "‐", "‑"])("in a date are a problem that shows the right date: %s", (dash) => {
    const written = `2026${dash}05${dash}01`;
    const sentence = (right: string, shown = right.replaceAll("-", dash)) =>
      `a typographic dash or a minus sign is not a hyphen (\`${shown}\`). Write the hyphen of the keyboard: \`${right}\`.`;
    const files = {
      "discussions/a.md": writeDiscussion({ created: written, updated: `"${written} 10:30"`, updatedBy: "b" }),
      "banner.yaml": `- name: الف\n  starts: ${written}\n- name: ب\n  yearly: { from: 07${dash}01, to: 09-30 }\n`,
    };
    const found = listProblems(files).map((line) => line.replace(/^(\S+?):\d+:\d+: /, "$1 "));
    expect(found).toEqual([
      `banner.yaml ${sentence("2026-05-01")}`,
      `banner.yaml ${sentence("07-01")}`,
      `discussions/a.md ${sentence("2026-05-01")}`,
      `discussions/a.md ${sentence('"2026-05-01 10:30"')}`,
    ]);
  });

  test.each(["likes: −3", "language: fa‑AF", "created: ۱۴۰۵–۰۲–۱۲"])("in a number or the tag of a language are a problem: %s", (line) => {
    expect(parseYaml(`${line}\n`, "a.md").problems.map(({ violation }) => violation.rule)).toEqual(["dashInValue"]);
  });

  test.each(["title: – متن\ntags: [a]", "title: متن\n  – متن\ntags: [a]", "title: الف — ب\ntags: [a–b]"])("are text in %j", (keys) => {
    expect(list(keys)).toEqual([]);
  });

  test.each([
    ["—\ntitle: a\n—\nمتن\n", [1, 3]],
    ["—-\ntitle: a\n—-\nمتن\n\n---\n", [1, 3]],
    ["---\ntitle: a\n–––\nمتن\n", [3]],
    ["−−−\ntitle: a\n---\nمتن\n", [1]],
    ["\u200f---\ntitle: a\n---\u200f\nمتن\n", [1, 3]],
    ["---\u00a0\ntitle: a\n---\nمتن\n", [1]],
  ])("as a fence are a problem at each line: %j", (text, lines) => {
    expect(listProblems({ "discussions/a.md": text }).map((line) => line.replace(/`.*/, ""))).toEqual(
      lines.map(
        (line) => `discussions/a.md:${line}:1: the fence of the front matter is written with another dash or with an invisible character (`,
      ),
    );
  });

  test("below the front matter are text", () => {
    expect(listProblems({ "discussions/a.md": writeDiscussion({}, "متن\n\n—\n\nمتن") })).toEqual([]);
  });
});

describe("bullets", () => {
  test.each([
    ["• ", "U+2022"],
    ["•", "U+2022"],
    ["•\t", "U+2022"],
    ["· ", "U+00B7"],
    ["‣ ", "U+2023"],
    ["▪\u00a0", "U+25AA"],
    ["● ", "U+25CF"],
    ["٭ ", "U+066D"],
    ["* ", "U+002A"],
  ])("before list items are a problem that names them: %j", (bullet, code) => {
    const written = `${bullet}php`;
    expect(list(`title: a\ntags:\n  ${written}\n  ${bullet}js`).map((line) => line.replace(/\(`.*`\)/, ""))).toEqual([
      `4:3: YAML does not know the bullet ${code} before this item . Start each item with a hyphen and a space: \`- php\`.`,
      `5:3: YAML does not know the bullet ${code} before this item . Start each item with a hyphen and a space: \`- js\`.`,
    ]);
  });

  test.each(["title: • متن\ntags: [a]", "title: متن\n  • متن\ntags: [a]", "title: الف · ب\ntags: [a·b]"])("are text in %j", (keys) => {
    expect(list(keys)).toEqual([]);
  });
});

describe("look-alike colons", () => {
  test.each(["：", "﹕", "ː", "∶", "꞉", "։", "׃", "︓"])("after a key are a problem that names them: %s", (colon) => {
    const code = `U+${colon.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
    const reason = `the sign after this key only looks like a colon (\`title${colon}\`, ${code})`;
    for (const [before, after] of [
      ["", " "],
      ["", ""],
      [" ", " "],
      ["", "\u00a0"],
    ] as const) {
      expect(list(`title${before}${colon}${after}متن\ntags: [a]`)).toEqual([
        `2:${6 + before.length}: ${reason}. Write \`title:\`, then a space and the value.`.replace(`2:${6 + before.length}`, "2:6"),
      ]);
    }
  });

  test("are found after each key, also before a list and in settings", () => {
    expect(places("title： متن\ntags：\n  • php")).toEqual([
      "2:6: the sign after this key only looks like a colon",
      "3:5: the sign after this key only looks like a colon",
      "4:3: YAML does not know the bullet U+2022 before this item",
    ]);
    const files = { "discussions/a.md": writeDiscussion(), "banner.yaml": "- name： الف\n  link: https://a.example/\n" };
    expect(listProblems(files).map((line) => line.replace(/ \(.*/, ""))).toEqual([
      "banner.yaml:1:7: the sign after this key only looks like a colon",
    ]);
  });

  test.each(["title: الف： ب", 'title: "الف： ب"', "title: متن\n  نکته： ب"])("are text in %j", (keys) => {
    expect(list(`${keys}\ntags: [a]`)).toEqual([]);
  });

  test("in the text of a value are text, also if another line has a fault", () => {
    expect(places("title: متن\n  نکته： ب\ntags： [a]")).toEqual(["4:5: the sign after this key only looks like a colon"]);
  });
});

describe("look-alike spaces and direction marks", () => {
  test.each([
    ["tags:\u00a0[a]", "2:6", "U+00A0"],
    ["tags:\n\u00a0\u00a0- a", "3:1", "U+00A0"],
    ["tags:\n \u202f- a", "3:2", "U+202F"],
    ["\u200ftags: [a]", "2:1", "U+200F"],
    ["tags:\n\u200f- a", "3:1", "U+200F"],
    ["tags:\n  -\u00a0a", "3:4", "U+00A0"],
    ["tags:\n- a\n-\u202fb", "4:2", "U+202F"],
    ["tags:\n  -\u3000 a", "3:4", "U+3000"],
  ])("where YAML needs a space are a problem: %j", (keys, place, code) => {
    expect(places(keys)).toEqual([`${place}: YAML needs a plain space here, not an invisible or look-alike character`]);
    expect(list(keys)[0]).toContain(`(${code})`);
  });

  test("in a value are text", () => {
    expect(parseYaml("title: a\n  -\u00a0b\n", "a.md").problems).toEqual([]);
    const [discussion] = parseFiles({ "discussions/a.md": write("title: \u00a0الف\u00a0ب:\u00a0ج\ntags: [a]") }).content.discussions;
    expect(discussion?.title).toBe("الف\u00a0ب:\u00a0ج");
  });
});

describe("a character reference", () => {
  const fix = (letter: string) => `Write the character itself: \`${letter}\`. If you mean the code, put it between backticks.`;

  test.each([
    ["a &amp; b", "&amp;", fix("&")],
    ["کتاب&#1740;", "&#1740;", fix("ی")],
    ["کتاب&#x6cc;", "&#x6cc;", fix("ی")],
    ["می&zwnj;شود", "&zwnj;", fix("U+200C")],
    ["a&nbsp;b", "&nbsp;", fix("U+0020")],
    ["a &#150; b", "&#150;", fix("–")],
    ["a&rlm;b", "&rlm;", "Remove it."],
  ])("in a title is a problem that gives the letter: %s", (title, written, end) => {
    expect(list(`title: ${title}\ntags: [a]`)).toEqual([`2:8: \`title\` holds \`${written}\`, which is shown as it is. ${end}`]);
  });

  test("is found in names, tags, descriptions and settings", () => {
    const files = {
      "discussions/a.md": writeDiscussion({ author: "Tom &amp; Jerry", tags: "AT&amp;T, b" }),
      "discussions/b.md": writeDiscussion({ tags: "[AT&amp;T]" }),
      "pages/p.md": "---\ntitle: p\ndescription: a &lt; b\n---\n",
      "tags.yaml": "r&amp;d: { description: a &gt; b }\n",
      "site.yaml": "name: a &amp; b\n",
    };
    expect(listProblems(files).map((line) => line.replace(/ holds.*/, ""))).toEqual([
      "discussions/a.md:3:9: `author`",
      "discussions/a.md:5:7: a value in `tags`",
      "discussions/b.md:5:8: a value in `tags`",
      "pages/p.md:3:14: `description`",
      "site.yaml:1:7: `name`",
      "tags.yaml:1:1: the tag `r&amp;d`",
    ]);
  });

  test("at the start of a value is no anchor of YAML", () => {
    expect(list("title: &laquo;متن&raquo;\ntags: [a]")).toEqual([
      "2:8: a value starts with `&laquo;`, which YAML does not read as text. Write the character itself: `«`.",
    ]);
  });

  test("at the start of an item in brackets is no anchor, either", () => {
    expect(list("title: a\ntags: [b, &amp;]").map((line) => line.replace(/, which.*/, ""))).toEqual(["3:11: a value starts with `&amp;`"]);
    expect(list("title: a\ntags: [&amp;]").map((line) => line.replace(/, which.*/, ""))).toEqual(["3:8: a value starts with `&amp;`"]);
  });

  test.each(["AT&T", "a&b; c", "a &c", "`&amp;` در HTML", "Q&A;", "&#0;x"])("is not seen in %s", (title) => {
    expect(list(`title: "${title}"\ntags: [a]`)).toEqual([]);
  });
});
