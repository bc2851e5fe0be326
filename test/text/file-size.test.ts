import { describe, expect, test } from "vitest";
import { requireLocale } from "../../scripts/locale/locales.ts";
import { formatFileSize } from "../../scripts/text/file-size.ts";

describe("the size of a file", () => {
  test.each([
    [0, "۰ بایت"],
    [1023, "۱٬۰۲۳ بایت"],
    [1024, "۱ کیلوبایت"],
    [1535, "۱ کیلوبایت"],
    [1_048_063, "۱٬۰۲۳ کیلوبایت"],
    [1_048_064, "۱ مگابایت"],
    [2_411_725, "۲٫۳ مگابایت"],
    [10_433_332, "۱۰ مگابایت"],
    [10 * 1024 * 1024, "۱۰ مگابایت"],
  ])("is short in Persian: %i", (bytes, shown) => {
    expect(formatFileSize(requireLocale("fa"), bytes)).toBe(shown);
  });

  test.each([
    ["en", 1, "1 byte"],
    ["en", 2_411_725, "2.3 MB"],
    ["ar", 2_411_725, "٢٫٣ ميغابايت"],
    ["ckb", 2_411_725, "٢٫٣ مێگابایت"],
    ["en-ZA", 2_411_725, "2,3 MB"],
  ])("has the digits, the words and the decimal separator of %s", (language, bytes, shown) => {
    expect(formatFileSize(requireLocale(language), bytes)).toBe(shown);
  });
});
