import { describe, expect, it } from "vitest";
import { findSimilar } from "../../scripts/forum/similar.ts";

const titles = [
  "رقم فارسی در صفحه‌بندی Blade",
  "صفحه‌بندی با cursor یا offset؟",
  "شماره‌گذاری فارسی در متن وارد شده با صفحه‌کلید",
  "چطور تاریخ شمسی را در لاراول نشان دهم؟",
  "خطای ۴۱۹ با دو سرور",
  "تاریخ شمسی در MySQL",
].map((title) => ({ title }));

const find = (title: string) => findSimilar(title, titles, "common").map(({ titled }) => titled.title);

describe("discussions that are similar to a new one", () => {
  it("are found by shared words of their titles, the most similar first", () => {
    expect(find("رقم فارسی در صفحه‌بندی لاراول")[0]).toBe("رقم فارسی در صفحه‌بندی Blade");
    expect(find("نشان دادن تاریخ شمسی در MySQL")).toEqual(["تاریخ شمسی در MySQL", "چطور تاریخ شمسی را در لاراول نشان دهم؟"]);
  });

  it("are found in every spelling of half-spaces, letters and digits", () => {
    expect(findSimilar("خطاي 419 با دو سرور!", titles, "common")).toEqual([{ titled: { title: "خطای ۴۱۹ با دو سرور" }, likeness: 1 }]);
    expect(find("رقم فارسی در صفحه بندی blade")).toEqual(["رقم فارسی در صفحه‌بندی Blade"]);
  });

  it("are not found by common words", () => {
    expect(find("اتصال در حالت خلوت با سرور")).toEqual([]);
    expect(findSimilar("چیزی", [], "common")).toEqual([]);
  });
});
