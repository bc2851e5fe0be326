import { beforeAll, describe, expect, test, vi } from "vitest";
import { findSite, listFiles, makeFolder } from "../support/disk.ts";
import { tellProblem } from "../support/english.ts";
import { crawl } from "../support/site/crawl.ts";
import { type Element, findAll, findOne, readAttribute, readText } from "../support/site/html.ts";
import { type BuiltSite, build, buildSound, writeDiscussion, writeReply } from "../support/site/site.ts";

// Whole builds wait for each other on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let site: BuiltSite;
let tags: ReadonlyMap<string, string>;
beforeAll(async () => {
  site = await buildSound(findSite("field"));
  const links = findAll(findOne(site.page("/tags/"), "main"), "a");
  tags = new Map(links.map((link) => [readText(findOne(link, "bdi")), decodeURI(readAttribute(link, "href") ?? "")]));
});

/** The titles on a tag's page and the count that it shows. */
function open(label: string): readonly string[] {
  const page = site.page(tags.get(label) ?? `no tag ${label}`);
  expect(readText(findOne(page, "h1"))).toBe(label);
  const titles = findAll(findOne(page, "main"), "article").map((article) => readText(findOne(article, "h2")));
  expect(readText(findOne(page, "p", { class: "summary" }))).toBe(`${titles.length.toLocaleString("fa")} گفتگو منتشر شده`);
  return titles;
}

const title = (page: Element) => readText(findOne(page, "h1"));

describe("tags", () => {
  test("named like object members are ordinary tags, each with its page", () => {
    for (const label of ["constructor", "__proto__", "toString", "hasOwnProperty"]) expect(open(label)).toEqual(["نام‌های جاوااسکریپت"]);
  });

  test("typed on Arabic and on Persian keyboards are one, and the texts do not change", () => {
    expect(tags.get("كتابخانه")).toBe("/tags/کتابخانه/");
    expect(open("كتابخانه").toSorted()).toEqual(["كتابخانهٔ ويرايش", "کتابخانهٔ ویرایش"]);
    expect(open("ويرايشگر")).toHaveLength(2);
    expect(tags.has("کتابخانه")).toBe(false);
    expect(readText(site.page("/discussions/arabic-keyboard/"))).toContain("با ي عربی و ك عربی");
  });

  test("with a half-space (ZWNJ), a space, two or superfluous half-spaces are one", () => {
    expect(tags.get("پایگاه داده")).toBe("/tags/پایگاه-داده/");
    expect(open("پایگاه داده")).toHaveLength(3);
    expect(open("نوار‌ها")).toEqual(["نیم‌فاصلهٔ بی‌اثر"]);
    expect(readText(site.page("/discussions/half-space/"))).toContain("می‌خواهم داده‌ها را ذخیره کنم");
  });

  test("with slashes, dots and reserved characters have pages directly below the list of tags", () => {
    const labels = ["CI/CD", "CI", "..", "../../x", "node.js", "C:\\x", "a?b#c", "con"];
    for (const label of labels) {
      expect(open(label)).toEqual(["مسیرها"]);
      expect(tags.get(label)).toMatch(/^\/tags\/[^/?#\\:]+\/$/);
    }
    expect(open(".NET")).toHaveLength(2);
    expect(tags.get("con")).toBe("/tags/~63on/");
    expect(site.files.filter((file) => file.startsWith("tags/") && file.split("/").length > 3)).toEqual([]);
    expect(title(site.page("/"))).toBe("انجمن میدانی");
    expect(crawl(site.output, "https://forum.example/").broken).toEqual([]);
  });

  test("C, C++, C# and .NET are different tags", () => {
    expect(["C", "C++", "C#", ".NET"].map((label) => tags.get(label))).toEqual(["/tags/c/", "/tags/c++/", "/tags/c~23/", "/tags/~2enet/"]);
    expect(["C", "C++", "C#"].map(open)).toEqual([["پرسش دربارهٔ C"], ["پرسش دربارهٔ C++"], ["پرسش دربارهٔ C#"]]);
  });

  test("that are numbers keep their spelling, once each", () => {
    expect(open("2024")).toEqual(["برچسب عددی"]);
    expect(open("404")).toEqual(["برچسب عددی"]);
    expect(title(site.page("/404.html"))).toBe("صفحه پیدا نشد");
  });

  test("that differ in case and in space around them are one", () => {
    expect(tags.get("JavaScript")).toBe("/tags/javascript/");
    expect(open("JavaScript")).toHaveLength(3);
  });

  test("in one string are split at commas", () => {
    expect(open("react")).toHaveLength(2);
    expect(open("vue")).toContain("چند برچسب");
  });
});

describe("texts", () => {
  test("with the braces of templates do not change", () => {
    const page = site.page("/discussions/braces/");
    expect(title(page)).toBe("نوشتن {{ title }} در ویو");
    expect(readText(findOne(page, "title"))).toContain("{{ title }}");
    for (const text of ["{{ user.name }}", "{{ secrets.TOKEN }} {% if x %}", "{#arr[@]} {%k%F{red}}"])
      expect(readText(page)).toContain(text);
    expect(open("vue")).toContain("نوشتن {{ title }} در ویو");
    expect(readText(site.page("/tags/vue/"))).toContain("{{ user.name }}");
  });

  test("with HTML characters are escaped once in every place", () => {
    const page = site.page("/discussions/ampersand/");
    const written = "R&D و <T> با &amp;";
    expect(title(page)).toBe(written);
    expect(readText(findOne(page, "title"))).toBe(`${written} – انجمن میدانی`);
    expect(open("x")).toContain(written);
    expect(readAttribute(findOne(page, "meta", { name: "description" }), "content")).toBe('A & B، <p> و © و نقل "قول".');
  });

  test("with the end tag of a script are text", () => {
    const written = "پایان </script><script>window.__x=1</script>";
    expect(title(site.page("/discussions/script-title/"))).toBe(written);
    expect(open("x")).toContain(written);
    const scripts = site.files
      .filter((file) => file.endsWith(".html"))
      .flatMap((file) => findAll(site.page(`/${file}`), "script", { src: true }));
    expect(scripts.length).toBeGreaterThan(20);
    expect(scripts.map(readText).filter((text) => text !== "")).toEqual([]);
  });
});

test("a scheduled discussion is in no file, and the report names it", () => {
  expect(site.notes.map(({ file }) => file)).toEqual(["discussions/future.md"]);
  expect(tags.has("تاریخ")).toBe(false);
  for (const file of site.files.filter((name) => /\.(html|json)$/.test(name)))
    expect([file, site.read(file)]).toEqual([file, expect.not.stringContaining("از آینده")]);
});

describe("reports and refuses", () => {
  test.each([
    ["a null among tags", { tags: "[true, null, no, on]" }, "5:14: a value in `tags` is empty"],
    ["a tilde among tags", { tags: "[true, ~, no]" }, "5:14: a value in `tags` is empty"],
    ["no tag", { tags: "" }, "`tags` is missing"],
    ["a map of tags", { tags: "{react: 1}" }, "5:7: `tags` cannot be a map"],
    ["a key `draft`", { draft: "true" }, "6:1: the key `draft` is unknown. Remove `draft` and write `status: draft`."],
    ["a quoted `draft`", { draft: '"true"' }, "6:1: the key `draft` is unknown. Remove `draft` and write `status: draft`."],
  ])("%s", async (_, keys, sentence) => {
    const content = makeFolder({ "discussions/a.md": writeDiscussion(keys) });
    const { problems, output } = await build(content);
    expect(problems.map(tellProblem).map(({ line, column, reason, fix }) => `${line}:${column}: ${reason}. ${fix}`)).toEqual([
      expect.stringContaining(sentence),
    ]);
    expect(() => listFiles(output)).toThrow("ENOENT");
  });

  test("none of true, no and on, which are ordinary tags", async () => {
    const { page } = await buildSound(makeFolder({ "discussions/a.md": writeDiscussion({ tags: "[true, no, on, 3.10, 1_000]" }) }));
    const labels = findAll(findOne(page("/discussions/a/"), "nav", { "aria-label": "برچسب‌ها" }), "a").map(readText);
    expect(labels).toEqual(["true", "no", "on", "3.10", "1_000"]);
  });
});

test("a counted word keeps its singular after every number, and zero has its own word", async () => {
  const counts = [0, 1, 2, 11, 1000];
  const files = counts.flatMap((count) => [
    [`discussions/c${count}.md`, writeDiscussion({ title: `"c${count}"` })],
    ...Array.from({ length: count }, (_, index) => [`discussions/c${count}/${index}.md`, writeReply()]),
  ]);
  const built = await buildSound(makeFolder(Object.fromEntries(files)));
  const listed = findAll(findOne(built.page("/tags/php/"), "main"), "article").map((article) => [
    readText(findOne(article, "h2")),
    readText(findOne(article, "span", { class: "replies" })),
  ]);
  expect(Object.fromEntries(listed)).toEqual({ c0: "بدون پاسخ", c1: "۱ پاسخ", c2: "۲ پاسخ", c11: "۱۱ پاسخ", c1000: "۱٬۰۰۰ پاسخ" });
  expect(findAll(built.page("/tags/php/"), "li", { "data-replies": "1000" })).toHaveLength(1);
  expect(readText(findOne(built.page("/discussions/c1000/"), "h2", { id: "replies" }))).toBe("۱٬۰۰۰ پاسخ");
  expect(built.report?.replies).toBe(1014);
});
