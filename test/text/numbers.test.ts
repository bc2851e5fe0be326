import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as ar from "../../scripts/locale/ar.ts";
import * as ckb from "../../scripts/locale/ckb.ts";
import * as en from "../../scripts/locale/en.ts";
import * as fa from "../../scripts/locale/fa.ts";
import type { LanguageWords } from "../../scripts/locale/locale.ts";
import { formatCount, formatDigits, formatNumber, formatSignedCount } from "../../scripts/text/numbers.ts";

describe("numbers", () => {
  it.each([
    [0, "۰"],
    [24, "۲۴"],
    [999, "۹۹۹"],
    [1000, "۱٬۰۰۰"],
    [1_234_567, "۱٬۲۳۴٬۵۶۷"],
  ])("writes %d in Persian digits and groups of three", (n, written) => {
    expect(formatNumber(fa, n)).toBe(written);
  });

  it("writes no minus sign before zero", () => {
    expect(formatNumber(fa, -0)).toBe("۰");
  });

  it("does not group the digits of a year or of a time of day", () => {
    expect(formatDigits(fa.digits, "1405")).toBe("۱۴۰۵");
    expect(formatDigits(fa.digits, "10:30")).toBe("۱۰:۳۰");
  });

  it("parse to the same number", () => {
    fc.assert(
      fc.property(fc.nat(), (n) => {
        const written = formatNumber(fa, n).replaceAll("٬", "");
        expect(Number(written.replace(/./g, (digit) => String(fa.digits.indexOf(digit))))).toBe(n);
      }),
    );
  });
});

describe("counted phrases", () => {
  it.each([
    [0, "بدون پاسخ"],
    [1, "۱ پاسخ"],
    [2, "۲ پاسخ"],
    [11, "۱۱ پاسخ"],
    [1000, "۱٬۰۰۰ پاسخ"],
  ])("keeps the Persian noun singular after %d", (n, phrase) => {
    expect(formatCount(fa, fa.words.entry.replies, n)).toBe(phrase);
  });

  it("uses the form of the language's plural rule", () => {
    expect(formatCount(en, en.words.entry.replies, 1)).toBe("1 reply");
    expect(formatCount(en, en.words.entry.replies, 2)).toBe("2 replies");
  });

  it("falls back to the general form if the number has none", () => {
    expect(formatCount(fa, { other: "{count} گفتگو" }, 0)).toBe("۰ گفتگو");
    expect(formatCount(en, { other: "{count}×" }, 1)).toBe("1×");
  });

  it("precedes a number below 0 with the minus of the language, as CLDR writes it", () => {
    const minus = (locale: LanguageWords) => formatSignedCount(locale, { other: "{count}" }, -1234);
    const byEngine = (language: string) => new Intl.NumberFormat(language).format(-1234);
    expect([fa, en, ar, ckb].map(minus)).toEqual(["fa", "en", "ar-IQ", "ckb"].map(byEngine));
    expect(formatSignedCount(en, { one: "one like", other: "{count} likes" }, -1)).toBe("-1 likes");
    expect(formatSignedCount(en, { one: "one like", other: "{count} likes" }, 1)).toBe("one like");
  });
});
