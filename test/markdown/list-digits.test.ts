import { describe, expect, it } from "vitest";
import { extractExcerpt } from "../../scripts/markdown/plain/excerpt.ts";
import { extractText } from "../../scripts/markdown/plain/full-text.ts";
import { findElements, readAttribute, readPage, readText, render } from "./post.ts";

/** Each numbered list: its first number and its items. */
function findLists(body: string): readonly (readonly [start: string, ...items: string[]])[] {
  return findElements(render(body), "ol").map((list) => [
    readAttribute(list, "start") ?? "1",
    ...list.childNodes.filter((node) => node.nodeName === "li").map((item) => readText(item).trim()),
  ]);
}

describe("a list numbered in Persian or Arabic digits", () => {
  it.each([
    ["۱. سیب\n۲. انار", ["1", "سیب", "انار"]],
    ["۱) سیب\n۲) انار", ["1", "سیب", "انار"]],
    ["١. تفاح\n٢. رمان", ["1", "تفاح", "رمان"]],
    ["۷. سیب\n۸. انار", ["7", "سیب", "انار"]],
    ["۰. سیب", ["0", "سیب"]],
    ["۰۵. سیب", ["5", "سیب"]],
    ["۱۲۳۴۵۶۷۸۹. سیب", ["123456789", "سیب"]],
    ["۱.\tسیب\n۲.   انار", ["1", "سیب", "انار"]],
    ["   ۱. سیب", ["1", "سیب"]],
    ["۱٤. سیب", ["14", "سیب"]],
  ])("is a list with its first number: %s", (body, list) => {
    expect(findLists(body)).toEqual([list]);
  });

  it.each([
    "۱۲۳۴۵۶۷۸۹۰. ده رقم",
    "۱٫۵ متر پارچه",
    "۱.۵ متر پارچه",
    "۱.سیب",
    "۱- سیب",
    "\\۱. سیب",
    "۱\\. سیب",
    "سال ۱۴۰۵. خوب بود",
    "१. सेब",
  ])("is none for %s", (body) => {
    expect(findLists(body)).toEqual([]);
    expect(readPage(render(body)).trim()).toBe(body.replace("۱\\.", "۱."));
  });

  it("begins within a paragraph only at number one", () => {
    expect(findLists("برای نصب:\n۱. مخزن\n۲. بسته")).toEqual([["1", "مخزن", "بسته"]]);
    expect(findLists("این کار در سال\n۱۴۰۵. انجام شد")).toEqual([]);
    expect(findLists("متن\n۱.")).toEqual([]);
  });

  it("holds lists, code and more paragraphs", () => {
    const html = render("۱. سیب\n\n   دوم\n   - زیر\n۲. کد:\n   ```js\n   ۱. x\n   ```\n۱۰. `۱. y`\n    ۱. تو");
    expect(findElements(html, "ol")).toHaveLength(2);
    expect(findElements(html, "ul")).toHaveLength(1);
    expect(findElements(html, "li")).toHaveLength(5);
    expect(findElements(html, "code").map(readText)).toEqual(["۱. x\n", "۱. y"]);
    expect(readPage(html)).toContain("دوم");
  });

  it("is tight or loose like any other", () => {
    expect(findElements(render("۱. سیب\n۲. انار"), "p")).toEqual([]);
    expect(findElements(render("۱. سیب\n\n۲. انار"), "p")).toHaveLength(2);
  });

  it("can be in quotes, items and footnotes", () => {
    expect(findLists("> ۱. سیب\n> ۲. انار")).toEqual([["1", "سیب", "انار"]]);
    expect(findLists("- ۳. سیب\n  ۴. انار")).toEqual([["3", "سیب", "انار"]]);
    expect(findLists("متن[^۱]\n\n[^۱]: ۳. سیب")).toContainEqual(["3", "سیب"]);
  });

  it("continues a list in other digits with the same delimiter, as CommonMark compares delimiters alone", () => {
    expect(findLists("1. سیب\n۲. انار\n٣. به")).toEqual([["1", "سیب", "انار", "به"]]);
    expect(findLists("1. سیب\n۲) انار")).toEqual([
      ["1", "سیب"],
      ["2", "انار"],
    ]);
  });

  it("is text in code of every kind", () => {
    const html = render("    ۱. سیب\n\n```\n۲) انار\n```\n\n`۳. به`");
    expect(findElements(html, "code").map(readText)).toEqual(["۱. سیب\n", "۲) انار\n", "۳. به"]);
  });

  it("has no markers in excerpts and search texts, as other lists", () => {
    const body = "گام‌ها:\n\n۱. سیب\n۲. انار\n\n- به";
    expect(extractExcerpt(body)).toEqual([{ text: "گام‌ها: سیب انار به", code: false }]);
    expect(extractText([body])).toEqual([{ text: "گام‌ها: سیب انار به", code: false }]);
  });
});
