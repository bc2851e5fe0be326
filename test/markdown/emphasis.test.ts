import { describe, expect, it } from "vitest";
import { extractText } from "../../scripts/markdown/plain/full-text.ts";
import { findElements, readPage, readText, render } from "./post.ts";

/** The marked texts of a body, from left to right: `strong: متن`. */
function findMarked(body: string): readonly string[] {
  return findElements(render(body))
    .filter(({ tagName }) => ["strong", "em", "s"].includes(tagName))
    .map((element) => `${element.tagName} ${readText(element)}`);
}

describe("emphasis between punctuation and a letter of a script that joins", () => {
  it.each([
    ["**«گفتگو»**\u200cها", ["strong «گفتگو»"]],
    ["**(آزمایشی)**ها", ["strong (آزمایشی)"]],
    ["**هشدار:**این", ["strong هشدار:"]],
    ["**هشدار !**این", ["strong هشدار !"]],
    ["**متن،**این", ["strong متن،"]],
    ["**چرا؟**چون", ["strong چرا؟"]],
    ["**!!**الف", ["strong !!"]],
    ["__«کتاب»__\u200cها", ["strong «کتاب»"]],
    ["_«کج»_\u200cتر", ["em «کج»"]],
    ["*«کج»*\u200cتر", ["em «کج»"]],
    ["~~«حذف»~~\u200cها", ["s «حذف»"]],
    ["متن**«گفتگو»**\u200cها", ["strong «گفتگو»"]],
    ["متن__«گفتگو»__ها", ["strong «گفتگو»"]],
    ["می\u200c*(کند)*", ["em (کند)"]],
    ['به*"نام"*ها', ['em "نام"']],
    ["**«الف»**ِ خوب", ["strong «الف»"]],
    ["**«الف»**ـها", ["strong «الف»"]],
    ["**«الف»**ء", ["strong «الف»"]],
    ["**[پیوند](/x)**\u200cها", ["strong پیوند"]],
    ["**`کد`**ها", ["strong کد"]],
    ["**<https://a.example>**را", ["strong https://a.example"]],
    ["***«هر دو»***\u200cها", ["em «هر دو»", "strong «هر دو»"]],
    ["**«یک» *(دو)*\u200cها**\u200cی", ["strong «یک» (دو)\u200cها", "em (دو)"]],
    ["**یک *دو!***سه", ["strong یک دو!", "em دو!"]],
    ["_**«الف»**_\u200cها", ["em «الف»", "strong «الف»"]],
    ["**«ܐܒ»**ܓ", ["strong «ܐܒ»"]],
  ])("is read: %s", (body, marked) => {
    expect(findMarked(body)).toEqual(marked);
    expect(readPage(render(body))).not.toMatch(/[*~]/);
    expect(extractText([body])[0]?.text).not.toMatch(/[*~]/);
  });

  it.each(["\u200f", "\u200e", "\u061c"])("ignores a direction mark between them", (mark) => {
    expect(findMarked(`**«گفتگو»**${mark} بعد`)).toEqual(["strong «گفتگو»"]);
    expect(findMarked(`**«گفتگو»**${mark}ها`)).toEqual(["strong «گفتگو»"]);
    expect(findMarked(`**${mark}«گفتگو»${mark}**\u200cها`)).toEqual([`strong ${mark}«گفتگو»${mark}`]);
    expect(findMarked(`متن ${mark}**گفتگو**`)).toEqual(["strong گفتگو"]);
    expect(findMarked(`**${mark} گفتگو**`)).toEqual([`strong ${mark} گفتگو`]);
  });
});

describe("emphasis in Persian that is read as before", () => {
  it.each([
    ["**یک**، **دو**؛ **سه**: چهار **پنج**", ["strong یک", "strong دو", "strong سه", "strong پنج"]],
    ['(**الف**) و «*ب*» و "~~ج~~"', ["strong الف", "em ب", "s ج"]],
    ['**او گفت: "*سلام*"**', ['strong او گفت: "سلام"', "em سلام"]],
    ["**الف** و (**ب**)، *ج* و «*د*»", ["strong الف", "strong ب", "em ج", "em د"]],
    ["ستاره* نزدیک (*دو*) و سه*", ["em دو"]],
    ["۵*(۳+۲)*۴", []],
    ["قیمت*: ۵ و سود*: ۶", []],
    ["فایل_نهایی_ما و نام_کاربری", []],
    ["** الف ** و ~~ ب ~~", []],
  ])("%s", (body, marked) => {
    expect(findMarked(body)).toEqual(marked);
  });
});

describe("emphasis in other scripts", () => {
  it.each(["**(a)**b", '**"a"**b', "**Note:**this", "snake_(a)_case", "~~(a)~~b", "**«a»**b", "**a:**۵", "**「あ」**い", "**ب:**a"])(
    "follows CommonMark: %s",
    (body) => {
      expect(findMarked(body)).toEqual([]);
    },
  );
});
