import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Candidates, describeLanguage, describePageLanguages, findTextLanguage } from "../../scripts/text/language.ts";
import { findLineLanguage } from "../../scripts/text/line-language.ts";
import { anyText } from "./any-text.ts";

const persian = describePageLanguages("fa", "en");
const find = (text: string, candidates: Candidates = persian) => findTextLanguage(text, candidates)?.language.tag;

describe("describeLanguage", () => {
  it.each([
    ["fa", "Arab", "rtl"],
    ["en-GB", "Latn", "ltr"],
    ["az-Arab", "Arab", "rtl"],
    ["yi", "Hebr", "rtl"],
    ["zh-TW", "Hani", "ltr"],
    ["ja", "Kana", "ltr"],
    ["chr", "Zzzz", "ltr"],
    ["nqo", "Zzzz", "rtl"],
  ])("knows the script and the direction of %s", (tag, script, direction) => {
    expect(describeLanguage(tag)).toEqual({ tag, script, direction });
  });

  it("knows none of a language without a script", () => {
    expect(describeLanguage("mul")).toEqual({ tag: "mul" });
  });
});

describe("the language of a text", () => {
  it.each([
    ["How do I read a file in Node?", "en"],
    ["چطور فایل را بخوانم؟", "fa"],
    ["שלום, איך קוראים קובץ?", "he"],
    ["Πώς διαβάζω ένα αρχείο;", "el"],
    ["ինչպե՞ս կարդալ", "hy"],
    ["როგორ წავიკითხო", "ka"],
    ["ファイルを読む方法", "ja"],
    ["漢字 と かな", "ja"],
    ["파일을 읽는 方法", "ko"],
    ["எப்படி படிப்பது", "ta"],
    ["อ่านไฟล์อย่างไร", "th"],
  ])("follows from its letters: %s", (text, tag) => {
    expect(find(text)).toBe(tag);
  });

  it.each(["Как прочитать файл?", "फ़ाइल कैसे पढ़ें", "如何读取文件"])("is unknown if several languages have its letters: %s", (text) => {
    expect(find(text)).toBe("");
  });

  it("is unknown in Arabic letters on a page in another script", () => {
    expect(find("چطور فایل را بخوانم؟", describePageLanguages("en", "en"))).toBe("");
  });

  it.each([
    "نصب Node.js و npm و TypeScript روی Ubuntu",
    "package.json و package-lock.json چه فرقی دارند",
    "React را یاد بگیرم یا Vue؟",
    "این خطا: TypeError undefined",
  ])("stays the page's in a sentence with terms of another: %s", (text) => {
    expect(find(text)).toBe("fa");
  });

  it.each([
    "The word سلام means hello in Persian",
    "سلام. How do I read a file with promises in Node?",
    "خطای ReferenceError: Cannot access the variable before initialization",
  ])("is the language of most of a text: %s", (text) => {
    expect(find(text)).toBe("en");
  });

  it.each([
    "Andrew T. ۱۹ مهر ۱۳۹۷",
    "J. R. R. Tolkien نویسنده",
    "Dr. Smith گفت",
    "Martin Luther King Jr. در ۱۹۶۸ درگذشت",
    "Yahoo! خرید",
    "Tanenbaum et al. این را نوشتند",
  ])("is not changed by the mark of a name or an abbreviation before it: %s", (text) => {
    expect(find(text)).toBe("fa");
  });

  it.each(["I read the whole file. بله", "Use the plan B with all of its parts. بله", "It works. All is well. No errors. ممنون"])(
    "is counted by sentences after a mark that ends one: %s",
    (text) => {
      expect(find(text)).toBe("en");
    },
  );

  it("is counted by sentences, so that two others together do not hide the longest", () => {
    expect(find("The quick brown fox reads a file. שלום, איך קוראים קובץ? یہ اردو میں ایک سوال ہے۔")).toBe("en");
  });

  it("is the language that the author named, if its script fits", () => {
    const urdu: Candidates = [describeLanguage("ur"), ...persian];
    expect(find("یہ اردو میں ایک سوال ہے۔", urdu)).toBe("ur");
    expect(find("How do I read a file?", urdu)).toBe("en");
    expect(find("Wie lese ich eine Datei?", [describeLanguage("de"), ...persian])).toBe("de");
    expect(find("این فارسی است.", [describeLanguage("en"), ...persian])).toBe("fa");
  });

  it("is the language that the settings name for Latin letters", () => {
    expect(find("Comment lire un fichier ?", describePageLanguages("fa", "fr"))).toBe("fr");
  });

  it("does not exist without a letter", () => {
    for (const text of ["", "123 + ۴", "👍🏽 → ℵ₀", "\ud800"]) expect(find(text)).toBeUndefined();
  });

  it("is decided by the start of a long text", () => {
    expect(find(`${"How do I read it? ".repeat(40)}${"چطور آن را بخوانم؟ ".repeat(1000)}`)).toBe("en");
  });

  it("is a candidate, or follows from the letters alone, whatever the text", () => {
    const known = new Set(["fa", "en", "", "he", "el", "hy", "ka", "ja", "ko", "ta", "th", undefined]);
    fc.assert(fc.property(anyText(), (text) => known.has(find(text))));
  });
});

describe("the language of a title or an excerpt", () => {
  const code = (text: string) => ({ text, code: true });
  const text = (written: string) => ({ text: written, code: false });

  it("is absent if it is the page's", () => {
    expect(findLineLanguage([text("سلام")], persian)).toEqual({ dir: "rtl" });
    expect(findLineLanguage([text("سلام")], persian, "fa")).toEqual({ dir: "rtl" });
    expect(findLineLanguage([], persian)).toEqual({ dir: "rtl" });
  });

  it("comes with the direction of its letters", () => {
    expect(findLineLanguage([text("How?")], persian)).toEqual({ lang: "en", dir: "ltr" });
    expect(findLineLanguage([text("איך")], persian)).toEqual({ lang: "he", dir: "rtl" });
    expect(findLineLanguage([text("سلام")], describePageLanguages("en", "en"))).toEqual({ lang: "", dir: "rtl" });
  });

  it("does not depend on code or addresses", () => {
    expect(findLineLanguage([text("حالت "), code("strict mode of everything")], persian)).toEqual({ dir: "rtl" });
    expect(findLineLanguage([text("بررسی https://example.com/a/very/long/path/without/any/end")], persian)).toEqual({ dir: "rtl" });
    expect(findLineLanguage([text("https://example.com/a/very/long/path سلام")], persian)).toEqual({ dir: "rtl" });
    expect(findLineLanguage([text("a.very.long.name@mail.example.com سلام")], persian)).toEqual({ dir: "rtl" });
  });
});
