import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FixRules, fixText } from "../../scripts/content/authoring/fix.ts";
import { anyText } from "../text/any-text.ts";

const registry = [
  { label: "javascript", aliases: ["js", "جاوااسکریپت"], line: 1, column: 1 },
  { label: "C#", aliases: [], line: 2, column: 1 },
];
const rules: FixRules = { registry, folding: "common", hasPersianLetters: true };

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

  it("turns CRLF into LF in every kind of file and keeps a BOM", () => {
    expect(fix("\ufeff---\r\ntitle: a\r\n---\r\nb\r\n")?.text).toBe("\ufeff---\ntitle: a\n---\nb\n");
    expect(fix("name: a\r\n", "site.yaml")).toEqual({ text: "name: a\n", fixes: [{ was: "CRLF", is: "LF" }] });
  });

  it("reports the text before and after", () => {
    expect(fix(write("tags: [js, php]"))?.fixes).toEqual([{ was: "js, php", is: "javascript, php" }]);
  });

  it("does not touch correct values, invalid values and Arabic letters", () => {
    expect(fix(write("tags: [javascript, 3.10, no]"))).toBeUndefined();
    expect(fix(write("tags: [js\nauthor"))).toBeUndefined();
    expect(fix("tags: [js]\n")).toBeUndefined();
    expect(fixKeys("tags: [كتاب]", { ...rules, hasPersianLetters: false })).toBeUndefined();
  });

  it("never changes the text below the front matter, and needs only one run", () => {
    fc.assert(
      fc.property(anyText(60), anyText(60), (tag, body) => {
        const text = `---\ntitle: a\ntags: [js, ${JSON.stringify(tag)}]\n---\n${body}`;
        const fixed = fix(text);
        if (!fixed) return;
        expect(fixed.text.endsWith(`\n---\n${body.replaceAll("\r\n", "\n")}`)).toBe(true);
        expect(fix(fixed.text)).toBeUndefined();
      }),
    );
  });
});
