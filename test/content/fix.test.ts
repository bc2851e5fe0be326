import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fixText } from "../../scripts/content/authoring/fix.ts";
import type { TagSpelling } from "../../scripts/content/authoring/fixes/fix-tags.ts";
import { anyText } from "../text/any-text.ts";

const registry = [
  { label: "javascript", aliases: ["js", "جاوااسکریپت"], line: 1, column: 1 },
  { label: "C#", aliases: [], line: 2, column: 1 },
];
const rules: TagSpelling = { registry, folding: "common", hasPersianLetters: true };

const write = (keys: string, body = "متن كهنه\u200c\u200c js\n") => `---\n${keys}\n---\n${body}`;
const fix = (text: string, file = "discussions/a.md", by = rules) => fixText(text, file, by);
const fixKeys = (keys: string, by = rules) => fix(write(keys), "discussions/a.md", by)?.text;

describe("--fix", () => {
  it.each([
    ["tags: [JS, c#]", 'tags: [javascript, "C#"]'],
    ["tags: js، كتاب # دو برچسب", "tags: [javascript, کتاب] # دو برچسب"],
    ["tags: [js, javascript, php]", "tags: [javascript, php]"],
    ['tags:\n  - js\n  - "علي" # نام', "tags:\n  - javascript\n  - علی # نام"],
    ["tags: [می\u200c\u200cخواهم]", "tags: [می\u200cخواهم]".replace("[می\u200cخواهم]", "[می\u200cخواهم]")],
  ])("spells tags like the registry, or else with the letters of the language: %s", (keys, fixed) => {
    expect(fixKeys(keys)).toBe(write(fixed));
  });

  it("knows the spellings of a Kurdish tag on a Kurdish site", () => {
    const kurdish = { ...rules, registry: [{ label: "هەولێر", aliases: [], line: 1, column: 1 }] };
    expect(fixKeys("tags: [ھه\u200cولێر]", { ...kurdish, folding: "kurdish" })).toBe(write("tags: [هەولێر]"));
    expect(fixKeys("tags: [ھه\u200cولێر]", kurdish)).toBeUndefined();
  });

  it("joins repeated half-spaces (ZWNJ) and changes nothing else", () => {
    expect(fixKeys('title: "می\u200c\u200c\u200cخواهم: كتاب"\nauthor: علي')).toBe(write('title: "می\u200cخواهم: كتاب"\nauthor: علي'));
  });

  it("leaves names as people write them", () => {
    expect(fixKeys('title: a\nauthor: "می\u200c\u200cنا"\nupdatedBy: Niкa\u200c\u200c')).toBeUndefined();
  });

  it("keeps line ends of both kinds, a BOM, and a last line without an end", () => {
    const text = "\ufeff---\r\ntitle: a\ntags: [js]\r\n---\r\nb\n\r\nc";
    expect(fix(text)?.text).toBe(text.replace("[js]", "[javascript]"));
    expect(fix("name: a\r\n", "site.yaml")).toBeUndefined();
  });

  it("reports the text before and after", () => {
    expect(fix(write("tags: [js, php]"))?.fixes).toEqual([{ line: 2, was: "js, php", is: "javascript, php" }]);
  });

  it("does not touch correct values, invalid values and Arabic letters", () => {
    expect(fix(write("tags: [javascript, 3.10, no]"))).toBeUndefined();
    expect(fix(write("tags: [js\nauthor"))).toBeUndefined();
    expect(fix("tags: [js]\n")).toBeUndefined();
    expect(fixKeys("tags: [كتاب]", { ...rules, hasPersianLetters: false })).toBeUndefined();
  });

  it.each([
    ["title: “a”\nb: 1\nb: 2\nc: 1\nc: 2", 'title: "a"\nb: 1\nb: 2\nc: 1\nc: 2'],
    ["tags：[a]\nb: &x 1\nc: !y 2\nd: *x", "tags: [a]\nb: &x 1\nc: !y 2\nd: *x"],
    ["title: “a”\nb: “c", 'title: "a"\nb: “c'],
    ["tags:\n  • php\nb: [c\nd: {e", "tags:\n  - php\nb: [c\nd: {e"],
  ])("mends what hides other problems, and leaves those to the author: %j", (keys, fixed) => {
    expect(fixKeys(keys)).toBe(write(fixed));
  });

  it.each([
    ["title: “عنوان”", 'title: "عنوان"'],
    ["author: «نگار»", 'author: "نگار"'],
    ["tags: «الف»، «ب»", 'tags: ["الف", "ب"]'],
    ["created: “2026–05–01”", 'created: "2026-05-01"'],
    ["created: «2026−05−01»", 'created: "2026-05-01"'],
    ["created: 2026—05—01 10:30 # –", "created: 2026-05-01 10:30 # –"],
    ["updated: '2026‑05‑01'", "updated: '2026-05-01'"],
    ["likes: −3", "likes: -3"],
    ["tags:\n  • php\n  •css", "tags:\n  - php\n  - css"],
    ["tags:\n* php\n* css", "tags:\n- php\n- css"],
    ["title： متن\ntags： [php]", "title: متن\ntags: [php]"],
    ["title：متن\ntags：\n  · php", "title: متن\ntags:\n  - php"],
    ["title： “متن”\ntags ﹕ [“php”]", 'title: "متن"\ntags: ["php"]'],
    ["tags: [&amp;]", 'tags: ["&"]'],
    ["tags: [php, &lt;p&gt; , css]", 'tags: [php, "<p>" , css]'],
    ["tags:\n  [\n    &amp; b,\n  ]", 'tags:\n  [\n    "& b",\n  ]'],
    ["author: »نگار«", 'author: "نگار"'],
    ["tags: [»الف«, ب]", 'tags: ["الف", ب]'],
    ["title: »متن«", 'title: "«متن»"'],
    ["tags:\n  -\u00a0a\n  - b", "tags:\n  - a\n  - b"],
    ['title: ‘It’s "it"’', 'title: "It’s \\"it\\""'],
    ["tags: [“php”, “css”]", 'tags: ["php", "css"]'],
    ["tags: “php”، “css”", 'tags: ["php", "css"]'],
    ["tags:\n  – php\n  – css", "tags:\n  - php\n  - css"],
    ["tags:\u00a0[php]", "tags: [php]"],
    ["tags:\n\u00a0\u202f- php", "tags:\n  - php"],
    ["\u200ftitle: a", "title: a"],
    ["\u00a0title: a", "title: a"],
    ["title: a\n\u00a0author: b\n \u3000tags: [php]", "title: a\nauthor: b\ntags: [php]"],
    ["list:\n  x: a\n\u00a0 y: b\n\u00a0title: c", "list:\n  x: a\n  y: b\ntitle: c"],
    ["list:\n- x: a\n\u00a0\u00a0y: b", "list:\n- x: a\n  y: b"],
  ])("writes the quotes, dashes and spaces that YAML needs: %j", (keys, fixed) => {
    expect(fixKeys(keys)).toBe(write(fixed));
  });

  it.each([
    ['title: "\u200fPHP را"', 'title: "PHP را"'],
    ['title: \u200f"PHP را"', 'title: "PHP را"'],
    ["title: \u200f[حل شد] متن", 'title: "[حل شد] متن"'],
    ['title: "\\u200fPHP"', "title: PHP"],
    ["author: می\u200bنا", "author: می\u200cنا"],
    ["created: \u200f۱۴۰۵/۰۷/۰۹", "created: ۱۴۰۵/۰۷/۰۹"],
    ["created: 2026-05-02\u00a010:30", 'created: "2026-05-02 10:30"'],
    ["tags: [\u200fپی\u200e, php]", "tags: [پی, php]"],
  ])("takes out characters that nobody sees: %j", (keys, fixed) => {
    expect(fixKeys(keys)).toBe(write(fixed));
  });

  it.each([
    ["title: a &amp; b", 'title: "a & b"'],
    ["title: &laquo;متن&raquo; &amp;amp; x", 'title: "«متن» `&amp;` x"'],
    ["title: a &amp;amp; b", 'title: "a `&amp;` b"'],
    ["title: a &amp;#38;lt; &amp;foo; b", 'title: "a `&#38;lt;` &foo; b"'],
    ["title: a &zwnj;ها &shy;", "title: a ها"],
    ["title: >-\n  a\n  &lt;b&gt; &amp; c # d\nauthor: e", "title: >-\n  a\n  <b> & c # d\nauthor: e"],
    ["title: |\n  a &amp; b", "title: |\n  a & b"],
    ["title: 'a\n  &amp; b'", "title: 'a\n  & b'"],
    ["author: &amp;lt; a", 'author: "&amp;lt; a"'],
    ["answer: \u200f1.md\u200e", "answer: 1.md"],
    ["author: می&zwnj;نا", "author: می\u200cنا"],
    ["tags: [AT&amp;T]", 'tags: ["AT&T"]'],
    ["title: “a &quot;b&quot;”", 'title: "a \\"b\\""'],
  ])("writes the letters of character references: %s", (keys, fixed) => {
    expect(fixKeys(keys)).toBe(write(fixed));
  });

  it.each(["author: a &amp;amp; b", "tags: [a &amp;lt; b]", "title: a &#xfffd; b", 'title: "a\n  &quot; b"'])(
    "leaves references that only an author can mend: %j",
    (keys) => {
      expect(fixKeys(keys)).toBeUndefined();
    },
  );

  it("leaves code, addresses and names of files", () => {
    expect(fixKeys('title: "`&amp;` چیست"\nredirectFrom: [/a&amp;b/]\nanswer: a&amp;b.md')).toBeUndefined();
  });

  it("writes the fences that a text editor changed, and keeps dashes of the text", () => {
    expect(fix("\ufeff—-\r\ntitle: a\n—-\r\nمتن\n—\n---\nb")?.text).toBe("\ufeff---\r\ntitle: a\n---\r\nمتن\n—\n---\nb");
  });

  it("mends the fences first, and then what they hid", () => {
    const text = "---\n\u00a0title: a\nauthor: “b”\ntags: [a&amp;]\n---\u00a0\nمتن\n";
    expect(fix(text)?.text).toBe('---\ntitle: a\nauthor: "b"\ntags: ["a&"]\n---\nمتن\n');
    expect(fix("—\n\u00a0title: a\n—\nb")?.text).toBe("---\ntitle: a\n---\nb");
  });

  it("mends settings too", () => {
    expect(fix("name: “a &amp; b” # c\nlabels:\n  x: \u200fb\n", "site.yaml")?.text).toBe('name: "a & b" # c\nlabels:\n  x: b\n');
    expect(fix("– name: a\n  percent: 1\n", "banner.yaml")?.text).toBe("- name: a\n  percent: 1\n");
    expect(fix("“c&#35;”: { slug: csharp }\n", "tags.yaml")?.text).toBe('"c#": { slug: csharp }\n');
  });

  it("changes only lines with a fix, needs only one run, and never the text below the front matter", () => {
    const signs = [
      "“",
      "”",
      "‘",
      "’",
      "–",
      "\u00a0",
      "\u200f",
      "&amp;",
      "&zwnj;",
      "&#1740;",
      '"',
      ": ",
      "- ",
      "#",
      "[",
      "]",
      ",",
      "js",
      "ي",
      "\u200c",
    ];
    const piece = fc.oneof(
      fc.constantFrom(...signs),
      fc.string({ unit: "binary", maxLength: 2 }).filter((one) => !/[\r\n]/.test(one)),
    );
    const value = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(""));
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 3, maxLength: 3 }),
        fc.constantFrom("\n", "\r\n"),
        anyText(30),
        ([title, tag, item], end, body) => {
          const text = ["---", `title: ${title}`, `tags: [js, ${tag}]`, "list:", `  - ${item}`, "author: علی", "---", body].join(end);
          const fixed = fix(text);
          if (!fixed) return;
          const [before, after] = [text.split("\n"), fixed.text.split("\n")];
          expect(after.map((line, index) => line === before[index] || [1, 2, 4].includes(index))).not.toContain(false);
          expect(after).toHaveLength(before.length);
          expect(fix(fixed.text)).toBeUndefined();
        },
      ),
      { numRuns: 200 },
    );
  });

  it("never changes the text below the front matter, and needs only one run", () => {
    fc.assert(
      fc.property(anyText(60), anyText(60), (tag, body) => {
        const text = `---\ntitle: a\ntags: [js, ${JSON.stringify(tag)}]\n---\n${body}`;
        const fixed = fix(text);
        if (!fixed) return;
        expect(fixed.text.endsWith(`\n---\n${body}`)).toBe(true);
        expect(fix(fixed.text)).toBeUndefined();
      }),
    );
  });
});
