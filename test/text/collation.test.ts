import { describe, expect, test } from "vitest";
import { compareLabels } from "../../scripts/text/collation.ts";

const sort = (labels: readonly string[]) => [...labels].sort((one, other) => compareLabels(one, other, "common"));

describe("the order of labels", () => {
  test("is that of the Persian alphabet", () => {
    const alphabet = Array.from("آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی");
    expect(sort([...alphabet].reverse())).toEqual(alphabet);
  });

  test("puts Persian letters first, then digits, then Latin letters and signs", () => {
    expect(sort(["react", "۳", "یادگیری", "C#", "10", "آزمون"])).toEqual(["آزمون", "یادگیری", "۳", "10", "C#", "react"]);
  });

  test("ignores differences between Arabic and Persian letters, digits and cases", () => {
    expect(sort(["كتاب ب", "کتاب الف", "PHP 8", "php 7"])).toEqual(["کتاب الف", "كتاب ب", "php 7", "PHP 8"]);
  });

  test("compares numbers by value", () => {
    expect(sort(["php 10", "php ۸", "php", "php 8.33", "php 8.4", "۲۰", "3"])).toEqual([
      "3",
      "۲۰",
      "php",
      "php ۸",
      "php 8.4",
      "php 8.33",
      "php 10",
    ]);
  });

  test("puts a word before its continuations and treats a half-space (ZWNJ) as a space", () => {
    expect(sort(["پایگاه‌داده", "پایگاه", "پایگاهی", "پا"])).toEqual(["پا", "پایگاه", "پایگاه‌داده", "پایگاهی"]);
  });

  test("does not depend on the order of the input", () => {
    const labels = ["Ab", "ab", "آ", "a-b", "a b", "", "😀", "ﷺ"];
    expect(sort([...labels].reverse())).toEqual(sort(labels));
  });
});
