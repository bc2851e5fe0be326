import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import * as fa from "../../scripts/locale/fa.ts";
import { findSite } from "../support/disk.ts";
import { findAll, findOne, readAttribute, readText } from "../support/site/html.ts";
import { type BuiltSite, buildSound } from "../support/site/site.ts";

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSound(findSite("english"));
});

const listing = () => findOne(site.page("/tags/pagination/"), "main");

test("a site in English runs from left to right", () => {
  for (const file of site.files.filter((name) => name.endsWith(".html"))) {
    const page = site.page(`/${file}`);
    expect([file, readAttribute(page, "lang"), readAttribute(page, "dir")]).toEqual([file, "en", "ltr"]);
  }
});

test("none of its files has letters or digits of the Persian interface, except to fold text", () => {
  const texts = site.files
    .filter((file) => /\.(html|js|json)$/.test(file))
    .map((file) => [file, readFileSync(join(site.output, file), "utf8")] as const);
  expect(texts.length).toBeGreaterThan(10);
  const persian = texts.filter(([, text]) => /[\u0620-\u06ff\u200c]/.test(text));
  // Search and tags are folded, and keyboards are known, in every language of the interface.
  expect(persian.map(([file]) => /^assets\/([a-z-]+)-[0-9a-f]+\.js$/.exec(file)?.[1])).toEqual(["few-results", "search", "tag-index"]);
  for (const word of [fa.search.nothing, fa.filter.more, fa.ages.now, fa.tagFinder.legend])
    for (const [, text] of persian) expect(text).not.toContain(word);
});

test("its listing is in English, with Latin digits", () => {
  expect(readText(findOne(listing(), "p", { class: "summary" }))).toBe("3 discussions Published");
  expect(findAll(listing(), "option").map(readText)).toEqual([
    ...["—", "Last 24 hours", "Last 7 days", "Last 30 days", "Last 3 months", "Last year"],
    ...["—", "Solved", "Unsolved", "Unanswered", "Closed"],
  ]);
  const text = readText(listing());
  for (const words of ["Opened by Mina", "updated by Sam", "Solved", "1 reply", "No replies", "Next page", "Related tags"])
    expect(text).toContain(words);
});

test("its dates are Gregorian and in English", () => {
  const times = findAll(listing(), "time").map((time) => [...findAll(time, "span").map(readText), readAttribute(time, "title")]);
  expect(times).toEqual([
    ["6 hours ago", "26 November 2026", "Thursday, 26 November 2026 at 18:00"],
    ["5 days ago", "21 November 2026", "Saturday, 21 November 2026 at 10:00"],
  ]);
  expect(readText(findOne(site.page("/tags/pagination/2/"), "time"))).toContain("1 year ago");
});

test("its banner is in English, with a Gregorian date", () => {
  const banner = readText(findOne(listing(), "aside"));
  for (const words of ["up to 30 percent off", "Last chance", "More information", "25 days 00 hours 00 minutes 00 seconds"])
    expect(banner).toContain(words);
  expect(banner).toContain("until the end of Monday, 21 December 2026, Greenwich time");
});

test("its discussions and its page for unknown addresses are in English", () => {
  const discussion = readText(findOne(site.page("/discussions/paging-numbers/"), "main"));
  for (const words of ["Go to the answer", "Accepted answer", "Suggest an edit", "1 reply", "Footnotes"])
    expect(discussion).toContain(words);
  expect(readText(findOne(site.page("/404.html"), "h1"))).toBe("Page not found");
});
