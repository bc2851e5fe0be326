import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAtomFeed, parseJsonFeed } from "feedsmith";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { own } from "../../layouts/own.ts";
import { checkOverrides } from "../../layouts/parts/overrides.ts";
import { findSite } from "../support/disk.ts";
import { type Element, findAll, findOne, readAttribute, readText } from "../support/site/html.ts";
import { loadOwnParts } from "../support/site/own-parts.ts";
import { type BuiltSite, buildSound } from "../support/site/site.ts";

// Content, settings and `own.ts` of version 0.1. Later versions may build more from them, but must
// keep what this file tests.
const folder = findSite("v0.1");
const content = join(folder, "content");

/** Every address that others may link to: pages, anchors, feeds and old addresses. */
const addresses = readFileSync(join(folder, "addresses.txt"), "utf8").trim().split("\n");

/** Slug, title, and id in the feeds, by latest activity. */
const discussions = [
  ["wifi-dead-zone", "وای‌فای به اتاق آخر نمی‌رسد", "urn:uuid:b43d21b4-ec61-5258-99a0-db0d18990bff"],
  ["restic-cron", "پشتیبان شبانه با restic و cron", "urn:uuid:0e7ec068-1ad2-5daf-91a4-84b1eb84af5b"],
  ["پشتیبان-بیرون-از-خانه", "نسخهٔ دوم پشتیبان را کجا نگه می‌دارید؟", "urn:uuid:e015d21c-ab4c-5169-b06a-adc81c52e45a"],
  ["first-server", "برای شروع، Raspberry Pi یا مینی‌پی‌سی دست‌دوم؟", "urn:uuid:d6fd446b-c447-5c2b-b34f-a8bfa3690e58"],
  ["quiet-disks", "Which disks are quiet enough for a bedroom?", "urn:uuid:b542e57a-8e8e-5979-9887-4076dc79e170"],
  ["fan-noise", "صدای پنکهٔ رزبری‌پای", "urn:uuid:a4f76028-6fa1-5a5e-98e0-4ac242d37654"],
  ["dynamic-ip", "نشانی IP خانه هر شب عوض می‌شود؛ دامنه چه می‌شود؟", "urn:uuid:83dccef4-81c8-5c4a-b247-3de9e160f985"],
] as const;

describe("builds a site of version 0.1", () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await buildSound(content);
  });

  it("at the same addresses", () => expect(addresses.filter((address) => !hasAddress(site, address))).toEqual([]));

  it.each(discussions)("with the discussion %s under its title", (slug, title) => {
    expect(readText(findOne(site.page(`/discussions/${slug}/`), "h1"))).toBe(title);
  });

  it("with the ids of its feeds, in their order", () => {
    const ids = discussions.map(([, , id]) => id);
    expect(parseAtomFeed(site.read("feed.xml")).entries?.map(({ id }) => id)).toEqual(ids);
    expect(parseJsonFeed(site.read("feed.json")).items?.map(({ id }) => id)).toEqual(ids);
  });

  it("with the entries of a tag in their order, their ages, dates, counts and states", () => {
    const pages = ["/tags/network/", "/tags/network/2/"].map(site.page);
    expect(pages.flatMap((page) => findAll(page, "article").map(readEntry))).toEqual([
      ["wifi-dead-zone", "۴ روز پیش", "۱ آذر ۱۴۰۵", "۲ جواب", "بسته"],
      ["پشتیبان-بیرون-از-خانه", "۱ ماه پیش", "۱۳ مهر ۱۴۰۵", "۱ جواب"],
      ["quiet-disks", "۷ ماه پیش", "۲۲ فروردین ۱۴۰۵", "بدون پاسخ"],
      ["dynamic-ip", "۱ سال پیش", "۲۱ مرداد ۱۴۰۴", "۱ جواب", "حل‌شده"],
    ]);
  });

  it("with its tags, by slug, alias and description", () => {
    const page = site.page("/tags/raspberry-pi/");
    expect(readText(findOne(page, "h1"))).toBe("رزبری‌پای");
    expect(findAll(page, "article").map((entry) => readEntry(entry)[0])).toEqual(["first-server", "fan-noise"]);
    expect(readText(findOne(page, "main"))).toContain("رایانه‌های کوچک و کم‌مصرف");
  });

  it("with the posts of a thread, the answer, updates, a picture, a table, code and a footnote", () => {
    const thread = findOne(site.page("/discussions/first-server/"), "main");
    expect(findAll(thread, "a", { class: "name" }).map(readText)).toEqual(["نسترن کوهیار", "یلدا نوری", "بابک دشتی", "نسترن کوهیار"]);
    expect(readAttribute(findOne(thread, "article", { class: /accepted/ }), "id")).toBe("reply:2-بابک");
    expect(findAll(thread, "span", { class: "update" }).map((update) => readAttribute(findOne(update, "time"), "datetime"))).toEqual([
      "2026-10-02T06:15:00Z",
      "2026-09-16",
    ]);
    expect(readAttribute(findOne(thread, "img"), "alt")).toBe("مصرف برق در هفت روز");
    expect(findAll(thread, "th").map(readText)).toEqual(["دستگاه", "قیمت", "مصرف"]);
    const post = findOne(site.page("/discussions/restic-cron/"), "article", { id: "post" });
    expect(readText(findOne(post, "code", { class: "language-bash" }))).toContain("--keep-daily 7");
    expect(readText(findOne(post, "li", { id: "fn:1" }))).toContain("نسخهٔ 0.17 روی Debian 12.");
  });

  it("with its old addresses, including those with a query", () => {
    const from = (url: string) => readAttribute(findOne(site.page(url), "link", { rel: "canonical" }), "href");
    expect(["/t/12/", "/old/first-server.html", "/t/34/"].map(from)).toEqual([
      "https://server.example/forum/discussions/first-server/",
      "https://server.example/forum/discussions/first-server/",
      "https://server.example/forum/discussions/restic-cron/",
    ]);
    const lookedUp = site.files.filter((file) => file.startsWith("old-addresses")).map(site.read);
    expect(lookedUp.filter((text) => text.includes("/showthread.php?t=123") && text.includes("restic-cron"))).toHaveLength(1);
  });

  it("with its labels, its theme, its links to contribute, its editor, its pages and its campaign", () => {
    const home = site.page("/");
    expect(readText(findOne(home, "h2", { id: "latest" }))).toBe("تازه‌ترین‌ها");
    const styles = site.read(site.files.find((file) => /^assets\/site-\w+\.css$/.test(file)) ?? "none");
    for (const value of ["#fffdf8", "#14171a", "#8a1c5c", "#f59ac4", "Samim", "Fira Code"]) expect(styles).toContain(value);
    for (const size of [".9375rem", "1.125rem", "1.25rem", "2rem", "44rem", ".5rem"]) expect(styles).toContain(size);
    const links = findOne(site.page("/discussions/restic-cron/"), "nav", { class: "contribute" });
    expect(findAll(links, "a").map((link) => readAttribute(link, "href"))).toEqual([
      "https://code.example/server/issues/new?template=reply.yml&discussion=restic-cron",
      "https://code.example/server/edit/main/content/discussions/2026/restic-cron.md",
      "mailto:owner@server.example?subject=restic-cron",
    ]);
    expect(site.read("admin/settings.json")).toContain('"branch":"trunk"');
    const footer = findAll(findOne(home, "footer"), "a").map((link) => readAttribute(link, "href"));
    expect(footer).toEqual(["/forum/about/", "/forum/واژه‌نامه/"]);
    const banner = readText(findOne(home, "aside", { class: "banner" }));
    for (const words of ["جشنوارهٔ یلدا", "تا ۷۰ درصد تخفیف", "بیشتر بخوانید", "تا پایان دوشنبه ۳۰ آذر ۱۴۰۵ به وقت برلین"])
      expect(banner).toContain(words);
  });

  it("without its draft and its scheduled discussion", () => {
    for (const slug of ["solar-panel", "nowruz-meeting"]) expect(hasAddress(site, `/discussions/${slug}/`)).toBe(false);
  });
});

describe("builds a site of version 0.1 with its own parts, in a later season", () => {
  let site: BuiltSite;
  beforeAll(async () => {
    const parts = await loadOwnParts(readFileSync(join(folder, "own.ts"), "utf8"));
    checkOverrides(parts);
    Object.assign(own, parts);
    site = await buildSound(content, { clock: Date.parse("2027-03-20T12:00:00Z") / 1000 });
  });
  afterAll(() => {
    for (const name of Object.keys(own)) Reflect.deleteProperty(own, name);
  });

  it("on all of its pages", () => {
    const pages = addresses.filter((address) => /(?:\/|\.html)$/.test(address) && address !== "/admin/");
    for (const url of pages) {
      expect([url, readText(findOne(site.page(url), "header", { class: /own-header/ }))]).toEqual([url, "سرور خانگی موضوع‌ها"]);
      expect(readText(findOne(site.page(url), "p", { class: "own-footer" }))).toBe("سرور خانگی روی سروری در آشپزخانهٔ نسترن است.");
    }
  });

  it("on listings, discussions and the page for unknown addresses", () => {
    const banner = readText(findOne(site.page("/tags/network/"), "section", { class: "own-banner" }));
    for (const words of ["آخر هفتهٔ نوروز", "فقط سه روز", "تا ۲۰ درصد تخفیف"]) expect(banner).toContain(words);
    const contribute = findOne(site.page("/discussions/restic-cron/"), "p", { class: "own-contribute" });
    expect(readText(contribute)).toBe("نامه به سرور خانگی دربارهٔ «پشتیبان شبانه با restic و cron»");
    expect(readText(findOne(site.page("/404.html"), "h1"))).toBe("اینجا چیزی نیست");
  });

  it("with the scheduled discussion after its time", () => {
    expect(readText(findOne(site.page("/discussions/nowruz-meeting/"), "h1"))).toBe("دورهمی نوروز ۱۴۰۶");
  });
});

function hasAddress({ files, page }: BuiltSite, address: string): boolean {
  const [url = "", id] = address.split("#");
  const file = `${url.slice(1)}${url.endsWith("/") ? "index.html" : ""}`;
  return files.includes(file) && (id === undefined || findAll(page(url), "*", { id }).length === 1);
}

/** Slug, age, date, number of replies, and the state if the entry has one. */
function readEntry(entry: Element): readonly string[] {
  const slug =
    readAttribute(findOne(entry, "a", { class: "title" }), "href")
      ?.split("/")
      .at(-2) ?? "";
  const shown = ["age", "date", "replies", "solved", "closed"].flatMap((name) => findAll(entry, "span", { class: name }).map(readText));
  return [slug, ...shown];
}
