import { beforeAll, describe, expect, test } from "vitest";
import { forums } from "../support/search/forums.ts";
import { type AskIndex, openContentIndex } from "../support/search/open-index.ts";

/** Answers that a reader of the forum of programmers wants, chosen by reading its discussions. */
let ask: AskIndex;
beforeAll(async () => {
  ask = await openContentIndex(forums.programmers());
});

const answerOf = async (query: string) => {
  const { shown, closest, suggestion } = await ask({ query }, 10);
  return { slugs: shown.map(({ record }) => record.slug), posts: shown.map(({ post }) => post.id), closest, suggestion };
};

describe("the first result", () => {
  test.each([
    ["a half-space", "نیم‌فاصله", "half-space-defeats-ilike"],
    ["a space for the half-space", "نیم فاصله", "half-space-defeats-ilike"],
    ["Arabic yeh and kaf", "كليد عربي", "arabic-yeh-kaf-in-old-rows"],
    ["two words of a title", "تاریخ شمسی", "نمایش-تاریخ-شمسی-بدون-کتابخانه"],
    ["a function with brackets", "cursorPaginate()", "cursor-paginate-nullable-column"],
    ["the end of a dotted name", "useFakeTimers()", "vitest-fake-timers-user-event-hang"],
    ["a call with an operator", "$request->all()", "request-all-and-is-admin"],
    ["a method in lower case", "withquerystring", "two-paginators-in-one-view"],
    ["two languages", "git force-push دو روز کار", "two-days-lost-after-force-push"],
    ["another name of a tag, and a word", "پستگرس نیم‌فاصله", "half-space-defeats-ilike"],
    ["an author", "author:هانیه mysql", "مرتب‌سازی-الفبای-فارسی-در-mysql"],
    ["an author in quotation marks", "نویسنده: «هانیه گلبرگ‌زاد» vue", "blade-vue-mustache-conflict"],
    ["a phrase", '"fake timers"', "vitest-fake-timers-user-event-hang"],
    ["a word to leave out", "livewire جستجو -فوکوس", "livewire-blank-page-after-search"],
  ])("answers %s: `%s`", async (_, query, slug) => {
    expect((await answerOf(query)).slugs[0]).toBe(slug);
  });

  test("leads to the reply that has the code", async () => {
    const { posts } = await answerOf("withQueryString");
    expect(posts).toEqual(["reply:1-sina"]);
  });
});

describe("other results", () => {
  test("all have the other name of a tag", async () => {
    const [alias, tag] = [await ask({ query: "پی‌اچ‌پی" }, 100), await ask({ query: "", filters: { tag: "php" } }, 100)];
    expect(alias.shown.map(({ record }) => record.slug).sort()).toEqual(tag.shown.map(({ record }) => record.slug).sort());
  });

  test("have no word that is left out", async () => {
    const [all, without, within] = await Promise.all(["صفحه", "صفحه -لاراول", "صفحه لاراول"].map((query) => ask({ query }, 10)));
    expect([all?.found, without?.found]).toEqual([37, (all?.found ?? 0) - (within?.found ?? 0)]);
  });
});

describe("the closest results", () => {
  test.each([
    [
      "a path",
      "SQLSTATE[42S22]: Column not found: 1054 Unknown column 'amount' in 'having clause' /home/sara/shop/vendor/laravel/Connection.php:712",
      "having-alias-paginate-count",
    ],
    ["a name", "Use of undefined constant title - assumed 'title' in /var/www/blog/views/3f2a.php line 17", "blade-vue-mustache-conflict"],
    ["an address", "connect ECONNREFUSED 127.0.0.1:5432 postgres ci 10.4.3.2", "ci-tests-start-before-database"],
  ])("answer a pasted error with %s of the reader", async (_, query, slug) => {
    const { slugs, closest } = await answerOf(query);
    expect(slugs).toEqual([]);
    expect(closest[0]?.shown[0]?.record.slug).toBe(slug);
  });
});

describe("the suggestion", () => {
  test.each([
    ["a letter left out", "larvel", "laravel"],
    ["two letters exchanged", "pagiante", "paginate"],
    ["a name that people misspell", "dompurfy", "DOMPurify"],
    ["a Persian letter left out", "صفه بندی", "صفحه بندی"],
    ["the Latin layout", "wtpi fknd", "صفحه بندی"],
    ["the Persian layout", "حشلهدشفث", "paginate"],
    ["the layout of one word", "صفحه fknd", "صفحه بندی"],
    ["nothing in a word that the forum lacks", "ویو", undefined],
  ])("corrects %s: `%s`", async (_, query, suggestion) => {
    expect((await answerOf(query)).suggestion).toBe(suggestion);
  });
});
