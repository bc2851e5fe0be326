import { describe, expect, test } from "vitest";
import { compareLabels } from "../../scripts/text/collation.ts";

const sort = (labels: readonly string[]) => [...labels].sort(compareLabels);

describe("the order of labels", () => {
  test("is that of the Persian alphabet", () => {
    const alphabet = Array.from("آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی");
    expect(sort([...alphabet].reverse())).toEqual(alphabet);
  });

  test("has Persian letters first, then digits, then Latin letters and signs", () => {
    expect(sort(["react", "۳", "یادگیری", "C#", "10", "آزمون"])).toEqual(["آزمون", "یادگیری", "10", "۳", "C#", "react"]);
  });

  test("takes letters of Arabic keyboards, digits and cases as one with their likes", () => {
    expect(sort(["كتاب ب", "کتاب الف", "PHP 8", "php 7"])).toEqual(["کتاب الف", "كتاب ب", "php 7", "PHP 8"]);
  });

  test("has a word before those that it starts, a half-space as a space", () => {
    expect(sort(["پایگاه‌داده", "پایگاه", "پایگاهی", "پا"])).toEqual(["پا", "پایگاه", "پایگاه‌داده", "پایگاهی"]);
  });

  test("is the same whatever order the labels came in", () => {
    const labels = ["Ab", "ab", "آ", "a-b", "a b", "", "😀", "ﷺ"];
    expect(sort([...labels].reverse())).toEqual(sort(labels));
  });
});
