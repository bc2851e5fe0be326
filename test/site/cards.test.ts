import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { copySite, findSite, makeFolder, writeFiles } from "../support/disk.ts";
import { type Element, findAll, findOne, isRedirect, readAttribute } from "../support/site/html.ts";
import { type BuiltSite, buildSound, withCards, writeDiscussion } from "../support/site/site.ts";

// Whole builds wait for each other on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const base = "https://example.org/forum/";
const store = makeFolder();
let site: BuiltSite;
beforeAll(async () => {
  site = await buildSound(findSite("persian"), { base, store, ...withCards });
});

const listPages = ({ files, page }: BuiltSite) => files.filter((file) => file.endsWith("index.html") && !isRedirect(page(`/${file}`)));
const readMeta = (page: Element, property: string) => readAttribute(findOne(page, "meta", { property }), "content");
const findPicture = (built: BuiltSite, page: string) => readMeta(built.page(page), "og:image")?.replace(base, "") ?? "";

/** Width and height in the header of a PNG (PNG 3, 11.2.1). */
function measurePng(path: string): readonly [number, number] {
  const png = readFileSync(path);
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

describe("every page that has an address", () => {
  test("names an existing picture with its real size", () => {
    const pages = listPages(site);
    expect(pages.length).toBeGreaterThan(10);
    for (const file of pages) {
      const page = site.page(`/${file}`);
      expect(readMeta(page, "og:image")).toMatch(/^https:\/\/example\.org\/forum\/assets\/cards\/[0-9a-f]+\.png$/);
      const size = ["og:image:width", "og:image:height"].map((property) => Number(readMeta(page, property)));
      expect(measurePng(join(site.output, findPicture(site, `/${file}`)))).toEqual(size);
      expect(size).toEqual([1200, 630]);
      expect(readMeta(page, "og:image:alt")).toContain("انجمن نمونه");
      expect(readAttribute(findOne(page, "meta", { name: "twitter:card" }), "content")).toBe("summary_large_image");
    }
  });

  test("has its own picture if it is a discussion or a tag, and otherwise the site's", () => {
    const pictures = new Map(listPages(site).map((file) => [file.replace("index.html", ""), findPicture(site, `/${file}`)]));
    const own = [...pictures].filter(([url]) => /^(?:discussions|tags)\/./.test(url) && !/\/\d+\/$/.test(url)).map(([, name]) => name);
    expect(new Set(own).size).toBe(own.length);
    expect(own).not.toContain(pictures.get(""));
    expect(pictures.get("tags/")).toBe(pictures.get(""));
    expect(pictures.get("tags/pagination/2/")).toBe(pictures.get("tags/pagination/"));
  });
});

test("drafts, scheduled discussions and replies have no picture", () => {
  const named = new Set(listPages(site).map((file) => findPicture(site, `/${file}`)));
  expect(site.files.filter((file) => file.startsWith("assets/cards/"))).toEqual([...named].sort());
});

test("a page without an address names no picture", () => {
  const pages = listPages(site);
  for (const file of site.files.filter((name) => name.endsWith(".html") && !pages.includes(name)))
    expect(findAll(site.page(`/${file}`), "meta", { property: /^og:/ })).toEqual([]);
});

test("every page names existing icons with their real sizes", () => {
  for (const file of site.files.filter((name) => name.endsWith(".html"))) {
    const links = findAll(site.page(`/${file}`), "link", { rel: /icon/ }).map((link) => {
      const name = readAttribute(link, "href")?.replace("/forum/", "") ?? "";
      return [readAttribute(link, "rel"), name.replace(/-[0-9a-f]{16}\./, "."), site.files.includes(name)];
    });
    expect(links).toEqual([
      ["icon", "assets/icon-192.png", true],
      ["icon", "assets/icon.svg", true],
      ["apple-touch-icon", "assets/icon-180.png", true],
    ]);
  }
  const sizes = site.files.flatMap((file) => /icon-(\d+)-.*png$/.exec(file)?.[1] ?? []).map(Number);
  expect(sizes).toEqual([180, 192, 512]);
  for (const size of sizes) {
    const file = site.files.find((name) => name.startsWith(`assets/icon-${size}-`)) ?? "";
    expect(measurePng(join(site.output, file))).toEqual([size, size]);
  }
});

describe("the next build", () => {
  test("reuses cached pictures and draws new ones", async () => {
    const content = copySite("persian");
    writeFiles(content, { "discussions/2026/new.md": writeDiscussion({ title: "تازه" }) });
    // Replacing the cached pictures shows which ones the build reuses.
    const folder = join(store, "cards");
    const kept = readdirSync(folder);
    const icon = kept.find((name) => name.startsWith("icon-180-")) ?? "";
    for (const name of kept.filter((name) => !name.startsWith("icon-"))) copyFileSync(join(folder, icon), join(folder, name));
    const next = await buildSound(content, { base, store, ...withCards });
    const measure = (url: string) => measurePng(join(next.output, findPicture(next, url)));
    expect(measure("/discussions/only-vue/")).toEqual([180, 180]);
    expect(measure("/discussions/new/")).toEqual([1200, 630]);
    expect(readdirSync(folder).filter((name) => !kept.includes(name))).toHaveLength(2);
  });

  test("changes the address of a picture with the title, and keeps the others", async () => {
    const content = copySite("persian");
    const file = join(content, "discussions/2026/only-vue.md");
    writeFileSync(file, readFileSync(file, "utf8").replace("title: فقط ویو", "title: تنها ویو"));
    const changed = await buildSound(content, { base, store, ...withCards });
    expect(findPicture(changed, "/discussions/only-vue/")).not.toBe(findPicture(site, "/discussions/only-vue/"));
    expect(findPicture(changed, "/discussions/page-count/")).toBe(findPicture(site, "/discussions/page-count/"));
    expect(changed.files).not.toContain(findPicture(site, "/discussions/only-vue/"));
  });
});

test("a forum above the limit has one picture on all its pages", async () => {
  const one = await buildSound(findSite("persian"), { base, store, cardLimit: 5 });
  const pictures = new Set(listPages(one).map((file) => findPicture(one, `/${file}`)));
  expect([...pictures]).toEqual([findPicture(site, "/")]);
  expect(one.files.filter((file) => file.startsWith("assets/cards/"))).toEqual([...pictures]);
});
