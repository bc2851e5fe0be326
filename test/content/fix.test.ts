import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type MendRules, mendText } from "../../scripts/content/authoring/fix.ts";
import { anyText } from "../text/any-text.ts";

const registry = [
  { label: "javascript", aliases: ["js", "جاوااسکریپت"], line: 1, column: 1 },
  { label: "C#", aliases: [], line: 2, column: 1 },
];
const rules: MendRules = { registry, hasPersianLetters: true };

const write = (keys: string, body = "متن كهنه\u200c\u200c js\n") => `---\n${keys}\n---\n${body}`;
const mend = (text: string, file = "discussions/a.md", by = rules) => mendText(text, file, by);
const mendKeys = (keys: string, by = rules) => mend(write(keys), "discussions/a.md", by)?.text;

describe("mending", () => {
  it.each([
    ["tags: [JS, c#]", 'tags: [javascript, "C#"]'],
    ["tags: js، كتاب # دو برچسب", "tags: [javascript, کتاب] # دو برچسب"],
    ["tags: [js, javascript, php]", "tags: [javascript, php]"],
    ['tags:\n  - js\n  - "علي" # نام', "tags:\n  - javascript\n  - علی # نام"],
    ["tags: [می\u200c\u200cخواهم]", "tags: [می\u200cخواهم]".replace("[می\u200cخواهم]", "[می\u200cخواهم]")],
  ])("spells tags as the registry does, else with the letters of the language: %s", (keys, mended) => {
    expect(mendKeys(keys)).toBe(write(mended));
  });

  it("makes one of several half-spaces in what readers see, and nothing else of it", () => {
    expect(mendKeys('title: "می\u200c\u200c\u200cخواهم: كتاب"\nauthor: علي')).toBe(write('title: "می\u200cخواهم: كتاب"\nauthor: علي'));
  });

  it("makes LF of CRLF in every kind of file, and leaves a BOM", () => {
    expect(mend("\ufeff---\r\ntitle: a\r\n---\r\nb\r\n")?.text).toBe("\ufeff---\ntitle: a\n---\nb\n");
    expect(mend("name: a\r\n", "site.yaml")).toEqual({ text: "name: a\n", mends: [{ was: "CRLF", is: "LF" }] });
  });

  it("says what was and what is", () => {
    expect(mend(write("tags: [js, php]"))?.mends).toEqual([{ was: "js, php", is: "javascript, php" }]);
  });

  it("leaves alone what is right, what is broken, and the letters of Arabic", () => {
    expect(mend(write("tags: [javascript, 3.10, no]"))).toBeUndefined();
    expect(mend(write("tags: [js\nauthor"))).toBeUndefined();
    expect(mend("tags: [js]\n")).toBeUndefined();
    expect(mendKeys("tags: [كتاب]", { ...rules, hasPersianLetters: false })).toBeUndefined();
  });

  it("never changes what stands below the front matter, whatever it is, and is done at once", () => {
    fc.assert(
      fc.property(anyText(60), anyText(60), (tag, body) => {
        const text = `---\ntitle: a\ntags: [js, ${JSON.stringify(tag)}]\n---\n${body}`;
        const mended = mend(text);
        if (!mended) return;
        expect(mended.text.endsWith(`\n---\n${body.replaceAll("\r\n", "\n")}`)).toBe(true);
        expect(mend(mended.text)).toBeUndefined();
      }),
    );
  });
});
