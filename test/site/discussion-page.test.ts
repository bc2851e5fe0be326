import { beforeAll, describe, expect, test } from "vitest";
import { copySite, findSite, writeFiles } from "../support/disk.ts";
import { type Element, findAll, findOne, readAttribute, readText } from "../support/site/html.ts";
import { type BuiltSite, buildSound, writeDiscussion } from "../support/site/site.ts";

let site: BuiltSite;
let page: Element;
beforeAll(async () => {
  site = await buildSound(findSite("persian"));
  page = site.page("/discussions/page-count/");
});

const texts = (elements: readonly Element[]) => elements.map(readText);
const main = () => findOne(page, "main");
const href = (element: Element) => readAttribute(element, "href");

describe("a discussion", () => {
  test("shows its title with code as code, its first post and its tags", () => {
    expect(readText(findOne(main(), "h1"))).toBe("صفحه‌بندی با groupBy تعداد کل را اشتباه می‌دهد");
    expect(texts(findAll(findOne(main(), "h1"), "code"))).toEqual(["groupBy"]);
    expect(readText(main())).toContain("سلام دوستان، عدد total درست نیست.");
    expect(texts(findAll(findOne(main(), "nav", { "aria-label": "برچسب‌ها" }), "a"))).toEqual(["pagination", "laravel", "کارایی", "Vue"]);
  });

  test("links from the top to the accepted answer, which is marked", () => {
    const [link] = findAll(main(), "a").filter((element) => readText(element) === "رفتن به پاسخ");
    expect(link && href(link)).toBe("#reply:1-arash");
    const answer = findOne(main(), "article", { id: "reply:1-arash" });
    expect(readText(answer)).toMatch(/^پاسخ پذیرفته‌شده آرش دریاکنار/);
    expect(readText(main()).match(/پاسخ پذیرفته‌شده/g)).toHaveLength(1);
    expect(readText(findOne(main(), "p", { class: "state" }))).toBe("حل‌شده رفتن به پاسخ");
  });

  test("counts its replies in a heading and shows them in order, each with a link to itself", () => {
    expect(readText(findOne(main(), "h2", { id: "replies" }))).toBe("۲ پاسخ");
    const replies = findAll(findOne(main(), "section", { "aria-labelledby": "replies" }), "article");
    expect(replies.map((reply) => readAttribute(reply, "id"))).toEqual(["reply:1-arash", "reply:2-sara"]);
    const links = replies.flatMap((reply) => findAll(reply, "a", { title: /^پیوند به نوشتهٔ/ }));
    expect(links.map(href)).toEqual(["#reply:1-arash", "#reply:2-sara"]);
    expect(links.map((link) => readAttribute(link, "title"))).toEqual(["پیوند به نوشتهٔ آرش دریاکنار", "پیوند به نوشتهٔ سارا مهرافشان"]);
  });

  test("shows the author and the date of each post and of its update", () => {
    const times = (element: Element) => findAll(element, "time").map((time) => readAttribute(time, "datetime"));
    const [, first, second] = findAll(main(), "article", { id: true });
    const [opening] = findAll(main(), "header");
    expect(opening && readText(opening)).toMatch(/^نگار سپیدارنیا .* توسط مینا برفروش به‌روزرسانی شد/);
    expect(opening && times(opening)).toEqual(["2026-11-20T06:30:00Z", "2026-11-20T07:30:00Z"]);
    expect(first && readText(first)).toContain("توسط کاوه شالیزار به‌روزرسانی شد");
    expect(first && times(first)).toEqual(["2026-11-21T05:30:00Z", "2026-11-22T05:30:00Z"]);
    expect(second && times(second)).toEqual(["2026-11-26T20:00:00Z"]);
  });

  test("prefixes the ids of a reply, and its own links use the prefix", () => {
    expect(findAll(main(), "h2", { id: "کد" })).toHaveLength(1);
    const id = readAttribute(findOne(main(), "h3"), "id");
    expect(id).toMatch(/^reply:1-arash.نمونه$/);
    const links = findAll(main(), "a").filter((link) => ["کد", "نمونه"].includes(readText(link)));
    expect(links.map((link) => decodeURIComponent(href(link) ?? ""))).toEqual(["#کد", `#${id}`]);
  });

  test("shows the picture of its folder with its size", () => {
    const picture = findOne(main(), "img");
    expect(["src", "width", "height", "alt"].map((name) => readAttribute(picture, name))).toEqual([
      "/discussions/page-count/chart.png",
      "3",
      "2",
      "نمودار",
    ]);
  });

  test("shows that it is closed or has no replies", () => {
    const closed = findOne(site.page("/discussions/closed-thread/"), "main");
    expect(readText(findOne(closed, "p", { class: "state" }))).toBe("این گفتگو بسته است.");
    expect(readText(findOne(closed, "h2", { id: "replies" }))).toBe("بدون پاسخ");
    expect(findAll(closed, "article")).toHaveLength(1);
  });

  test("is described by its excerpt", () => {
    const description = findOne(page, "meta", { name: "description" });
    expect(readAttribute(description, "content")).toMatch(/^سلام دوستان، عدد total درست نیست\. کد \$users/);
  });
});

describe("the owner's links", () => {
  const links = (of: Element) => findAll(findOne(of, "nav", { "aria-label": "مشارکت" }), "a").map((a) => [readText(a), href(a)]);

  test("link to the forms to answer, edit and report a discussion", () => {
    expect(links(page)).toEqual([
      ["پاسخ دادن", "https://code.example/new?to=page-count"],
      ["پیشنهاد ویرایش", "https://code.example/edit/discussions/2026/page-count.md"],
      ["گزارش تخلف", "mailto:owner@example.org?subject=page-count"],
    ]);
  });

  test("are encoded", () => {
    const slug = encodeURIComponent("شمارهٔ-صفحه");
    expect(links(site.page("/discussions/شمارهٔ-صفحه/")).map(([, address]) => address)).toEqual([
      `https://code.example/new?to=${slug}`,
      `https://code.example/edit/discussions/2026/${slug}.md`,
      `mailto:owner@example.org?subject=${slug}`,
    ]);
  });

  test("are absent if the owner sets none", async () => {
    const content = copySite("persian");
    writeFiles(content, { "site.yaml": "pageSize: 2\n" });
    const plain = await buildSound(content);
    expect(findAll(plain.page("/discussions/page-count/"), "nav", { "aria-label": "مشارکت" })).toEqual([]);
  });

  test("insert a folder's name unchanged, whatever characters it has", async () => {
    const content = copySite("persian");
    writeFiles(content, { "discussions/c#, c? $& d/in-folder.md": writeDiscussion() });
    const [, edit] = links((await buildSound(content)).page("/discussions/in-folder/")).map(([, address]) => address);
    expect(new URL(edit ?? "").hash + new URL(edit ?? "").search).toBe("");
    expect(decodeURIComponent(edit ?? "")).toBe("https://code.example/edit/discussions/c#, c? $& d/in-folder.md");
  });
});
