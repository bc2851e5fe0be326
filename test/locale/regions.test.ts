import { describe, expect, it } from "vitest";
import { listLabels } from "../../scripts/locale/labels.ts";
import type { Locale } from "../../scripts/locale/locale.ts";
import { findLocale, languages, listLanguageTags, requireLocale } from "../../scripts/locale/locales.ts";
import { formatDate, formatDateTime } from "../../scripts/text/format-date.ts";
import { formatNumber, formatSignedCount } from "../../scripts/text/numbers.ts";
import { utc } from "../../scripts/text/zone.ts";

const regions = languages.flatMap((language) => listLanguageTags(language)?.slice(1) ?? []);
const may = { at: Date.parse("2026-05-02T10:30:00Z") / 1000, datetime: "2026-05-02T10:30:00Z", dayOnly: false };

describe("a region", () => {
  it.each(regions)("%s has a locale, and its language, direction and plural rules", (tag) => {
    const [primary = "", territory] = tag.split("-");
    const [locale, base] = [requireLocale(tag), requireLocale(primary)];
    expect(locale).toMatchObject({ tag, language: primary, territory, direction: base.direction });
    expect(locale.plural).toBe(base.plural);
    expect([...listLabels(locale).keys()]).toEqual([...listLabels(base).keys()]);
  });

  it.each(regions.filter((tag) => /^(?:ar|fa|en)-/.test(tag)))("%s has the Gregorian months of CLDR", (tag) => {
    expect(requireLocale(tag, { calendar: "gregorian" }).dates.months).toEqual(listMonths(tag, "gregory"));
  });

  it.each(["fa-IR", "ckb-IR", "en-GB"])("%s has the Jalali months of CLDR", (tag) => {
    expect(requireLocale(tag, { calendar: "jalali" }).dates.months).toEqual(listMonths(tag, "persian"));
  });

  it.each(regions)("%s writes numbers as CLDR does", (tag) => {
    const locale = requireLocale(tag);
    const format = new Intl.NumberFormat(tag);
    const countOnly = { other: "{count}" };
    expect(formatNumber(locale, 1_234_567)).toBe(format.format(1_234_567));
    // CLDR gives no direction mark to the minus of `ckb`.
    if (locale.language !== "ckb") expect(formatSignedCount(locale, countOnly, -1234)).toBe(format.format(-1234));
  });

  it("of another spelling, script or language is unknown", () => {
    expect(listLanguageTags("fa_AF")).toEqual(["fa", "fa-IR", "fa-AF"]);
    expect(listLanguageTags("de-DE")).toBeUndefined();
  });
});

describe("the months of Afghanistan", () => {
  it("are those of the zodiac", () => {
    expect(formatDate(requireLocale("fa-AF"), may, utc)).toBe("۱۲ ثور ۱۴۰۵");
    expect(formatDateTime(requireLocale("fa-AF"), may, utc)).toBe("شنبه ۱۲ ثور ۱۴۰۵، ساعت ۱۰:۳۰");
    expect(requireLocale("fa-AF").dates.months.join(" ")).toBe("حمل ثور جوزا سرطان اسد سنبله میزان عقرب قوس جدی دلو حوت");
    expect(formatDate(requireLocale("fa-AF", { calendar: "gregorian" }), may, utc)).toBe("۲ می ۲۰۲۶");
  });
});

describe("a region with Latin digits", () => {
  it("has no other digits in any text", () => {
    const digits = (locale: Locale) => [...listLabels(locale).values()].filter((text) => /[٠-٩]/.test(text)).length;
    expect(digits(requireLocale("ar"))).toBeGreaterThan(0);
    expect(["ar-MA", "ar-AE", "ar-DZ", "ar-LY", "ar-TN"].map((tag) => digits(requireLocale(tag)))).toEqual([0, 0, 0, 0, 0]);
    expect(requireLocale("ar-MA").filter.time.options.day).toContain("24");
  });
});

describe("the calendar of a site", () => {
  it.each([
    ["fa", undefined, "۱۲ اردیبهشت ۱۴۰۵"],
    ["fa", "gregorian", "۲ مه ۲۰۲۶"],
    ["en", undefined, "2 May 2026"],
    ["en", "jalali", "12 Ordibehesht 1405"],
    ["ar", undefined, "٢ أيار ٢٠٢٦"],
    ["ar", "jalali", "١٢ أرديبهشت ١٤٠٥"],
    ["ar-EG", undefined, "٢ مايو ٢٠٢٦"],
    ["ar-MA", undefined, "2 ماي 2026"],
    ["ckb", undefined, "٢ی ئایاری ٢٠٢٦"],
    ["ckb-IR", "jalali", "١٢ی گوڵانی ١٤٠٥"],
  ] as const)("in %s, with `calendar: %s`, shows %s", (tag, calendar, shown) => {
    expect(formatDate(requireLocale(tag, calendar && { calendar }), may, utc)).toBe(shown);
  });

  it("has months that the owner may rename", () => {
    const labels = { "dates.months.1": "اردیبهشت‌ماه" };
    expect(formatDate(requireLocale("fa-IR", { labels }), may, utc)).toBe("۱۲ اردیبهشت‌ماه ۱۴۰۵");
    expect(findLocale("fa")?.dates.months[1]).toBe("اردیبهشت");
  });
});

function listMonths(tag: string, calendar: "gregory" | "persian"): readonly string[] {
  const format = new Intl.DateTimeFormat(tag, { calendar, month: "long", timeZone: "UTC" });
  const first = calendar === "persian" ? Date.UTC(2026, 3, 5) : Date.UTC(2026, 0, 15);
  return Array.from({ length: 12 }, (_, index) => format.format(first + index * 30.44 * 86_400_000));
}
