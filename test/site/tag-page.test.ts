import { beforeAll, describe, expect, test } from "vitest";
import { renderRuns } from "../../layouts/parts/runs.ts";
import { findSite } from "../support/disk.ts";
import { type Element, findAll, findOne, listElements, readAttribute, readText } from "../support/site/html.ts";
import { type BuiltSite, buildSound } from "../support/site/site.ts";

let site: BuiltSite;
let page: Element;
beforeAll(async () => {
  site = await buildSound(findSite("persian"));
  page = site.page("/tags/pagination/");
});

const main = (of = page) => findOne(of, "main");
const rows = (of = page) => findAll(findOne(of, "ol", { class: "entries" }), "article");
const texts = (elements: readonly Element[]) => elements.map(readText);
const hrefs = (elements: readonly Element[]) => elements.map((element) => decodeURI(readAttribute(element, "href") ?? ""));

function row(title: string): Element {
  const found = rows().find((article) => readText(findOne(article, "h2")) === title);
  if (!found) throw new Error(`no entry ${title}`);
  return found;
}

describe("the tag page, from top to bottom", () => {
  test("has banner, name, description, count, filters, entries, pager and related tags", () => {
    const order = listElements(main());
    const parts = [
      findOne(main(), "aside"),
      findOne(main(), "h1"),
      ...findAll(main(), "p").filter((element) => /^تقسیم|^۴ گفتگو/.test(readText(element))),
      ...findAll(main(), "select"),
      findOne(main(), "ol", { class: "entries" }),
      findOne(main(), "nav", { "aria-label": "صفحه‌ها" }),
      findOne(main(), "section", { "aria-labelledby": "related" }),
    ];
    const places = parts.map((part) => order.indexOf(part));
    expect(places).toHaveLength(9);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBe(1);
  });

  test("shows what the campaign offers, with a link to more", () => {
    const banner = findOne(main(), "aside");
    expect(readText(banner)).toMatch(/^جشنوارهٔ یلدا اطلاعات بیشتر دربارهٔ جشنوارهٔ یلدا آخرین فرصت تا ۷۰ درصد تخفیف/);
    expect(readText(banner)).toContain("تا پایان دوشنبه ۳۰ آذر ۱۴۰۵ به وقت تهران");
    expect(hrefs(findAll(banner, "a"))).toEqual(["/about/?from=banner#تماس"]);
  });

  test("counts down in four units, days first, from left to right", () => {
    const timer = findOne(main(), "*", { role: "timer" });
    expect(readText(timer)).toBe("۲۴ روز ۲۰ ساعت ۳۰ دقیقه ۰۰ ثانیه");
    expect(readAttribute(timer, "dir")).toBe("ltr");
    expect(readAttribute(timer, "aria-label")).toBe("زمان باقی‌مانده");
    expect(readAttribute(findOne(main(), "aside"), "data-ends")).toBe("1797885000");
  });

  test("shows the name, the description and the count of discussions, with closed ones and without drafts", () => {
    expect(texts(findAll(main(), "h1"))).toEqual(["pagination"]);
    expect(texts(findAll(main(), "p", { class: "description" }))).toEqual(["تقسیم فهرست‌های بلند به صفحه‌های کوتاه"]);
    expect(readText(findOne(main(), "p", { class: "summary" }))).toBe("۴ گفتگو منتشر شده");
  });

  test("has two filters that start empty with a label for the empty value", () => {
    const labels = findAll(main(), "label");
    expect(labels.map((label) => label.childNodes[0]).map((node) => node && "value" in node && node.value.trim())).toEqual([
      "زمان",
      "نمایش",
    ]);
    const options = labels.map((label) => findAll(label, "option"));
    expect(options.map(texts)).toEqual([
      ["—", "۲۴ ساعت گذشته", "۷ روز گذشته", "۳۰ روز گذشته", "۳ ماه گذشته", "یک سال گذشته"],
      ["—", "حل‌شده", "حل‌نشده", "بدون پاسخ", "بسته"],
    ]);
    expect(options.map((list) => list.map((option) => readAttribute(option, "value")))).toEqual([
      ["", "day", "week", "month", "quarter", "year"],
      ["", "solved", "unsolved", "unanswered", "closed"],
    ]);
    expect(options.map(([first]) => first && readAttribute(first, "aria-label"))).toEqual(["همهٔ زمان‌ها", "همهٔ گفتگوها"]);
    expect(findAll(main(), "option", { selected: true })).toEqual([]);
  });

  test("explains without script that the list is complete", () => {
    expect(texts(findAll(main(), "noscript"))).toEqual(["فهرست کامل است؛ برای محدود کردن آن جاوااسکریپت را روشن کنید."]);
  });

  test("links to the tags that share most discussions", () => {
    const related = findOne(main(), "section", { "aria-labelledby": "related" });
    const links = findAll(related, "a").filter((link) => !readAttribute(link, "href")?.includes("?"));
    expect(texts(links)).toEqual(["laravel ۳", "کارایی ۲", "postgresql ۱", "Vue ۱"]);
    expect(hrefs(links)).toEqual(["/tags/laravel/", "/tags/performance/", "/tags/postgresql/", "/tags/vue/"]);
  });
});

describe("an entry", () => {
  test("is sorted by last activity, newest first", () => {
    const titles = ["/tags/pagination/", "/tags/pagination/2/"].map((url) => texts(rows(site.page(url)).map((r) => findOne(r, "h2"))));
    expect(titles).toEqual([
      ["شمارهٔ صفحه با رقم فارسی", "صفحه‌بندی با groupBy تعداد کل را اشتباه می‌دهد"],
      ["<Paginator> & دوستان", "Keyset pagination in PostgreSQL"],
    ]);
  });

  test("has a title that links to the discussion, and an excerpt", () => {
    const entry = row("صفحه‌بندی با groupBy تعداد کل را اشتباه می‌دهد");
    expect(hrefs(findAll(findOne(entry, "h2"), "a"))).toEqual(["/discussions/page-count/"]);
    expect(texts(findAll(entry, "p"))[0]).toBe(
      "سلام دوستان، عدد total درست نیست. کد $users = User::groupBy('city')->paginate(20); نمودار به کد نگاه کنید.",
    );
    expect(texts(findAll(entry, "code"))).toEqual(["groupBy", "total", "$users = User::groupBy('city')->paginate(20);"]);
  });

  test("keeps punctuation after code on the same line", () => {
    const runs = renderRuns([
      { text: "npm ci", code: true },
      { text: "؛ بعد", code: false },
    ]);
    expect(runs.join("")).toBe('<span class="bound"><code class="whole" dir="ltr">npm ci</code>؛</span> بعد');
  });

  test("shows its author and the author of its last activity in two fields", () => {
    const entry = row("صفحه‌بندی با groupBy تعداد کل را اشتباه می‌دهد");
    const names = findAll(entry, "bdi").slice(0, 2);
    expect(texts(names)).toEqual(["نگار سپیدارنیا", "سارا مهرافشان"]);
    expect(texts(findAll(entry, "span")).filter((text) => /^آغازگر|^توسط/.test(text))).toEqual([
      "آغازگر: نگار سپیدارنیا",
      "توسط سارا مهرافشان به‌روزرسانی شد",
    ]);
    expect(readText(row("شمارهٔ صفحه با رقم فارسی"))).toContain("توسط dev.parsa مطرح شد");
    expect(readText(findOne(site.page("/tags/pagination/2/"), "ol", { class: "entries" }))).toContain("توسط الهه ابریشمین به‌روزرسانی شد");
  });

  test("has its age and its date in one machine-readable element", () => {
    const time = findOne(row("صفحه‌بندی با groupBy تعداد کل را اشتباه می‌دهد"), "time");
    expect(readAttribute(time, "datetime")).toBe("2026-11-26T20:00:00Z");
    expect(readAttribute(time, "data-at")).toBe(String(Date.parse("2026-11-26T20:00:00Z") / 1000));
    expect(readAttribute(time, "title")).toBe("پنجشنبه ۵ آذر ۱۴۰۵، ساعت ۲۳:۳۰");
    expect(texts(findAll(time, "span"))).toEqual(["۴ ساعت پیش", "۵ آذر ۱۴۰۵"]);
  });

  test("dated by a day reads as today and keeps its date for machines", () => {
    const time = findOne(row("شمارهٔ صفحه با رقم فارسی"), "time");
    expect(readAttribute(time, "datetime")).toBe("2026-11-27");
    expect(readAttribute(time, "title")).toBe("جمعه ۶ آذر ۱۴۰۵");
    expect(texts(findAll(time, "span"))).toEqual(["امروز", "۶ آذر ۱۴۰۵"]);
  });

  test("shows the number of replies and its state", () => {
    const marks = (entry: Element) => texts(findAll(entry, "span")).filter((text) => /پاسخ$|^حل|^بسته/.test(text));
    expect(marks(row("صفحه‌بندی با groupBy تعداد کل را اشتباه می‌دهد"))).toEqual(["حل‌شده", "۲ پاسخ"]);
    expect(marks(row("شمارهٔ صفحه با رقم فارسی"))).toEqual(["بدون پاسخ"]);
    expect(rows(site.page("/tags/pagination/2/")).map(marks)).toEqual([["بدون پاسخ"], ["بسته", "بدون پاسخ"]]);
  });

  test("names at most two other tags, never the page's own", () => {
    const links = findAll(row("صفحه‌بندی با groupBy تعداد کل را اشتباه می‌دهد"), "a").filter((link) =>
      readAttribute(link, "href")?.startsWith("/tags/"),
    );
    expect(texts(links)).toEqual(["laravel", "کارایی"]);
    expect(hrefs(links)).toEqual(["/tags/laravel/", "/tags/performance/"]);
  });
});

describe("the pages of a tag", () => {
  test("link to each other and mark the current one", () => {
    const second = site.page("/tags/pagination/2/");
    const pager = findOne(second, "nav", { "aria-label": "صفحه‌ها" });
    expect(hrefs(findAll(pager, "a"))).toEqual(["/tags/pagination/", "/tags/pagination/", "/tags/pagination/2/"]);
    expect(texts(findAll(pager, "a", { rel: "prev" }))).toEqual(["صفحهٔ قبل"]);
    expect(findAll(pager, "a", { rel: "next" })).toEqual([]);
    expect(texts(findAll(pager, "a", { "aria-current": "page" }))).toEqual(["۲"]);
    expect(hrefs(findAll(findOne(second, "head"), "link", { rel: "prev" }))).toEqual(["/tags/pagination/"]);
    expect(findAll(second, "link", { rel: "next" })).toEqual([]);
  });

  test("show their number in the title and beside the count, from the second page on", () => {
    const second = site.page("/tags/pagination/2/");
    expect(readText(findOne(second, "title"))).toBe("گفتگوهای pagination، صفحهٔ ۲ – انجمن نمونه");
    expect(readText(findOne(second, "p", { class: "summary" }))).toBe("۴ گفتگو منتشر شده صفحهٔ ۲ از ۲");
    expect(readText(findOne(page, "title"))).toBe("گفتگوهای pagination – انجمن نمونه");
  });

  test("are one page without a pager if all entries fit", () => {
    const vue = site.page("/tags/vue/");
    expect(findAll(vue, "nav", { "aria-label": "صفحه‌ها" })).toEqual([]);
    expect(findAll(vue, "*", { rel: /prev|next/ })).toEqual([]);
    expect(readText(findOne(vue, "p", { class: "summary" }))).toBe("۲ گفتگو منتشر شده");
  });
});
