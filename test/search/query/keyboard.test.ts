import { expect, test } from "vitest";
import { switchKeyboard } from "../../../scripts/search/query/keyboard.ts";

test.each([
  ["wtpi", "صفحه"],
  ["ohki", "خانه"],
  [";jhf", "کتاب"],
  ["'tj,", "گفتو"],
  ["]vh", "چرا"],
  ["\\v,~i", "پرو~ه"],
  ["Hf", "آب"],
  ["Cvt", "ژرف"],
])("`%s` on Latin keys means «%s»", (typed, meant) => {
  expect(switchKeyboard(typed)).toBe(meant);
});

test.each([
  ["مشقشرثم", "laravel"],
  ["حاح", "php"],
  ["قثشزف ئخیث", "react mode"],
  ["قثشزف ئخيث", "react mode"],
])("«%s» on Persian keys means `%s`", (typed, meant) => {
  expect(switchKeyboard(typed)).toBe(meant);
});

test.each(["vue صفحه", "123", "🎉", "ویو", "پکیج"])("`%s` was not typed with the wrong layout", (typed) => {
  expect(switchKeyboard(typed)).toBeUndefined();
});
