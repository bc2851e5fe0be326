import { expect, test } from "vitest";
import { undisguiseArabic } from "../../scripts/text/arabic-look-alikes.ts";

test.each([
  ["ڪاوه", "کاوه"],
  ["مھسا", "مهسا"],
  ["مہسا", "مهسا"],
  ["سار۱", "سارا"],
  ["سار1", "سارا"],
  ["سارl", "سارا"],
  ["شا٥", "شاه"],
  ["عل\u06d0", "علی"],
  ["ر\u0649\u0654یس", "رئیس"],
  ["ر\u06cc\u0674یس", "رئیس"],
])("%s passes for %s", (written, meant) => {
  expect(undisguiseArabic(written)).toBe(meant);
});

test.each(["کتاب", "شێر", "کۆر", "أحمد", "مدرسة", "رئیس", "خانهٔ", "خانۀ", "علي", "lol 11", "C# و React", "می‌خواهم"])(
  "%s passes for nothing else",
  (written) => {
    expect(undisguiseArabic(written)).toBeUndefined();
  },
);
