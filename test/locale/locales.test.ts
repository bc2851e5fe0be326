import { describe, expect, it } from "vitest";
import * as ar from "../../scripts/locale/ar.ts";
import * as ckb from "../../scripts/locale/ckb.ts";
import * as en from "../../scripts/locale/en.ts";
import * as fa from "../../scripts/locale/fa.ts";
import { findLocale, languages } from "../../scripts/locale/locales.ts";

const persian = collectPhrases(fa);
const locales = [fa, en, ar, ckb];

/** The agreed wording, as a file. */
const agreed = [
  ["آخرین فرصت", "تا {percent} درصد تخفیف", "اطلاعات بیشتر", "زمان باقی‌مانده", "روز", "ساعت", "دقیقه", "ثانیه", "پایان یافت"],
  ["تا پایان {date} به وقت {zone}", "{count} گفتگو", "هنوز گفتگویی نیست", "منتشر شده", "آغازگر: {name}"],
  ["توسط {name} مطرح شد", "توسط {name} به‌روزرسانی شد", "همین حالا", "امروز", "{count} دقیقه پیش", "{count} ساعت پیش"],
  ["{count} روز پیش", "{count} هفته پیش", "{count} ماه پیش", "{count} سال پیش", "زمان", "—", "همهٔ زمان‌ها", "۲۴ ساعت گذشته"],
  ["۷ روز گذشته", "۳۰ روز گذشته", "۳ ماه گذشته", "یک سال گذشته", "نمایش", "همهٔ گفتگوها", "حل‌شده", "حل‌نشده", "بدون پاسخ", "بسته"],
  ["محدود کردن فهرست", "{count} گفتگو پیدا شد", "گفتگویی با این شرایط پیدا نشد.", "نمایش همه", "نمایش بیشتر", "{count} پاسخ"],
  ["پاسخ پذیرفته‌شده", "رفتن به پاسخ", "صفحهٔ بعد", "صفحهٔ قبل", "صفحهٔ {page}", "صفحهٔ {page} از {pages}", "گفتگوهای {tag}، صفحهٔ {page}"],
  ["فهرست کامل است؛ برای محدود کردن آن جاوااسکریپت را روشن کنید.", "برچسب‌های مرتبط", "پاسخ دادن", "پیشنهاد ویرایش", "گزارش تخلف"],
  ["شنبه", "یکشنبه", "دوشنبه", "سه‌شنبه", "چهارشنبه", "پنجشنبه", "جمعه", "فروردین", "اردیبهشت", "خرداد", "تیر", "مرداد", "شهریور"],
  ["مهر", "آبان", "آذر", "دی", "بهمن", "اسفند", "تازه‌ترین گفتگوها", "برچسب‌ها", "بدون متن"],
].flat();

describe("the languages of the interface", () => {
  it("are found with a region and in any case", () => {
    const tags = ["fa", "fa-IR", "FA-af", "fa-arab-AF", "EN-gb", "en-Latn", "ckb-IR"].map((tag) => findLocale(tag)?.tag);
    expect(tags).toEqual(["fa", "fa-IR", "fa-AF", "fa-AF", "en-GB", "en", "ckb-IR"]);
  });

  it.each(["fa-TJ", "fa-Latn", "fa_AF", "fa-AF-x", "en-Arab", "ar-IR", "fa-constructor", "fa-"])("do not include %s", (tag) => {
    expect(findLocale(tag)).toBeUndefined();
  });

  it("are exactly those in the list", () => {
    expect(languages).toEqual(["fa", "en", "ar", "ckb"]);
    expect(["", "de", "constructor", "f"].map((tag) => findLocale(tag))).toEqual([undefined, undefined, undefined, undefined]);
  });

  it("have the same texts with the same placeholders", () => {
    for (const locale of locales) expect(collectHoles(locale)).toEqual(collectHoles(fa));
  });

  it("differ only in the number between the forms of a counted phrase", () => {
    const wrong = locales.flatMap((locale) => collectForms(locale).filter(([form, other]) => withoutCount(form) !== withoutCount(other)));
    expect(wrong).toEqual([]);
  });

  it("have the plural rules of CLDR", () => {
    for (const { language, plural } of locales) {
      const rules = new Intl.PluralRules(language);
      const numbers = Array.from({ length: 1000 }, (_, index) => index).filter((number) => rules.select(number) !== "zero");
      expect(numbers.filter((number) => plural(number) !== rules.select(number))).toEqual([]);
    }
  });

  it("have ten digits, twelve months and seven weekdays", () => {
    for (const { digits, dates } of locales) {
      expect([new Set(digits).size, digits.length, dates.months.length, dates.weekdays.length]).toEqual([10, 10, 12, 7]);
    }
  });

  it("have no empty phrase", () => {
    expect(locales.flatMap(collectPhrases).filter((phrase) => phrase.trim() === "" || phrase.trim() !== phrase)).toEqual([]);
  });
});

describe("the wording of the other languages", () => {
  it("uses the letters of its language", () => {
    const arabic = collectPhrases(ar).filter((phrase) => /[یکەۆێڕڵڤپچژگ۰-۹0-9]/.test(phrase.replace(/\{\w+\}/g, "")));
    const kurdish = collectPhrases(ckb).filter((phrase) => /[يىكةۀؤأإآصضطظذث۰-۹0-9]/.test(phrase.replace(/\{\w+\}/g, "")));
    expect([arabic, kurdish]).toEqual([[], []]);
  });
});

describe("the Persian wording", () => {
  it("matches the agreed wording", () => {
    expect(agreed.filter((phrase) => !persian.includes(phrase))).toEqual([]);
  });

  it("has no Arabic yeh, kaf or digits, and Latin letters only in formats and keys", () => {
    expect(
      persian.filter((phrase) =>
        /[يىكۀ٠-٩0-9]|\p{Script=Latin}/u.test(
          phrase.replace(/\{\w+\}|Atom|JSON|PDF|CSV|ZIP|Gzip|Ctrl\+D|git\b|GitHub|GitLab|Codeberg|`[^`]*`/g, ""),
        ),
      ),
    ).toEqual([]);
  });

  it("has one spelling for each word", () => {
    expect(
      persian.filter((phrase) => /ه‌ی|فیلتر|گفت‌وگو|جست‌وجو|بروز|آپدیت|٪|%| ها| قبل$/.test(phrase)).filter((phrase) => phrase !== "صفحهٔ قبل"),
    ).toEqual([]);
  });

  it("has half-spaces (ZWNJ) only between letters that would otherwise join", () => {
    expect(persian.filter((phrase) => /(?:^|[^\p{L}\p{M}]|[اآدذرزژو])\u200c|\u200c(?:$|\P{L})/u.test(phrase))).toEqual([]);
  });

  it("uses no plural after a number", () => {
    expect(persian.filter((phrase) => /(?:\{count\}|[۰-۹]) \S*ها/.test(phrase))).toEqual([]);
  });
});

const form = /\/(?:zero|one|two|few|many)$/;

/**
 * Each form of a counted phrase for a certain number, with the form for any number. `zero` is left
 * out, since it needs no number.
 */
function collectForms(locale: object): readonly (readonly [string, string])[] {
  const texts = new Map(collect(locale, ""));
  return [...texts].flatMap(([path, text]): readonly (readonly [string, string])[] => {
    const other = path.endsWith("/zero") ? undefined : texts.get(path.replace(form, "/other"));
    return form.test(path) && other !== undefined ? [[text, other]] : [];
  });
}

function withoutCount(text: string): string {
  return (text.replace("{count}", "").match(/\{\w+\}/g) ?? []).sort().join(" ");
}

/**
 * Each text of a locale by its path, with the names of its placeholders. A counted phrase is
 * represented by its form for any number.
 */
function collectHoles(locale: object): readonly string[] {
  const holes = collect(locale, "")
    .filter(([path]) => !/^\/(?:language|territory|fonts|direction|folding|digits|grouping|dates)(?:\/|$)/.test(path))
    .filter(([path]) => !form.test(path))
    .map(([path, text]) => `${path}: ${(text.match(/\{\w+\}/g) ?? []).sort().join(" ")}`);
  return [...new Set(holes)].sort();
}

function collectPhrases(locale: object): readonly string[] {
  return collect(locale, "")
    .filter(([path]) => !/^\/(?:language|territory|fonts\/\d|direction|folding|digits|grouping|dates\/calendar)$/.test(path))
    .map(([, text]) => text);
}

function collect(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => collect(inner, `${path}/${key}`));
}
