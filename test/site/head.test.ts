import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { policy } from "../../scripts/pages/policy.ts";
import { findSite } from "../support/disk.ts";
import { type Element, findAll, findOne, listElements, readAttribute, readText } from "../support/site/html.ts";
import { type BuiltSite, buildSound } from "../support/site/site.ts";

let site: BuiltSite;
let pages: readonly (readonly [file: string, page: Element])[];
beforeAll(async () => {
  site = await buildSound(findSite("persian"));
  pages = site.files.filter((file) => file.endsWith(".html")).map((file) => [file, site.page(`/${file}`)]);
});

/** The result of `read` for every page, by file. */
const ask = <T>(question: (page: Element) => T) => new Set(pages.map(([, page]) => JSON.stringify(question(page))));
const head = (page: Element) => findOne(page, "head");
const scriptsOf = (page: Element) => findAll(page, "script");

describe("every page", () => {
  test("has the language and direction of the site", () => {
    expect(pages).toHaveLength(31);
    expect(ask((page) => [readAttribute(page, "lang"), readAttribute(page, "dir")])).toEqual(new Set(['["fa","rtl"]']));
  });

  test("has one first-level heading that is not empty", () => {
    expect(ask((page) => findAll(page, "h1").map((heading) => readText(heading) !== ""))).toEqual(new Set(["[true]"]));
  });

  test("skips no heading level", () => {
    for (const [file, page] of pages) {
      const levels = listElements(page).flatMap(({ tagName }) => (/^h[1-6]$/.test(tagName) ? [Number(tagName[1])] : []));
      const skipped = levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1);
      expect([file, skipped]).toEqual([file, []]);
    }
  });

  test("starts with the charset and the policy, then the first script", () => {
    const start = (page: Element) => findAll(head(page), "*").slice(1, 4);
    expect(ask((page) => start(page).map(({ tagName, attrs }) => [tagName, attrs.find(({ name }) => name !== "content")?.name]))).toEqual(
      new Set([
        JSON.stringify([
          ["meta", "charset"],
          ["meta", "http-equiv"],
          ["script", "src"],
        ]),
      ]),
    );
    for (const [file, page] of pages) {
      const policies = findAll(page, "meta", { "http-equiv": /content-security-policy/i }).map((meta) => readAttribute(meta, "content"));
      expect([file, policies]).toEqual([file, [policy]]);
    }
  });

  test("has a blocking first script and a deferred one", () => {
    const scripts = (page: Element) =>
      scriptsOf(page).map((script) => script.attrs.map(({ name }) => name).filter((name) => !/^data-/.test(name)));
    expect(ask((page) => scripts(page)[0])).toEqual(new Set(['["src","integrity"]']));
    expect(
      ask((page) =>
        scripts(page)
          .slice(1)
          .every((names) => names.includes("type") && names.includes("src")),
      ),
    ).toEqual(new Set(["true"]));
    expect(site.read(`.${readAttribute(findAll(site.page("/"), "script")[0] ?? head(site.page("/")), "src")}`).length).toBeLessThanOrEqual(
      400,
    );
  });

  test("has nothing inline: no script, style or handler", () => {
    for (const [file, page] of pages) {
      expect([file, findAll(page, "style")]).toEqual([file, []]);
      expect([file, scriptsOf(page).map(readText).join("")]).toEqual([file, ""]);
      const names = listElements(page).flatMap(({ attrs }) => attrs.map(({ name }) => name));
      expect([file, names.filter((name) => /^on|^style$|^srcdoc$/.test(name))]).toEqual([file, []]);
    }
  });

  test("loads nothing from another host", () => {
    const loaded = pages.flatMap(([, page]) =>
      listElements(page).flatMap((element) => {
        const link =
          element.tagName === "link" && !/canonical|prev|next|alternate/.test(readAttribute(element, "rel") ?? "")
            ? readAttribute(element, "href")
            : undefined;
        return [link, readAttribute(element, "src"), readAttribute(element, "srcset")].filter((address) => address !== undefined);
      }),
    );
    expect(loaded.length).toBeGreaterThan(3 * pages.length);
    expect(loaded.filter((address) => !/^\/[^/]/.test(address))).toEqual([]);
  });

  test("has its own title with the site's name, and a description", () => {
    const titles = pages.map(([, page]) => readText(findOne(head(page), "title")));
    // A discussion has two old addresses, and a tag two names: their redirect stubs are the same.
    expect(new Set(titles).size).toBe(pages.length - 2);
    expect(titles.filter((title) => !title.endsWith("انجمن نمونه"))).toEqual([]);
    expect(ask((page) => readAttribute(findOne(page, "meta", { name: "description" }), "content") !== "")).toEqual(new Set(["true"]));
  });

  test("has each id once", () => {
    for (const [file, page] of pages) {
      const ids = listElements(page).flatMap((element) => readAttribute(element, "id") ?? []);
      expect([file, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([file, []]);
    }
  });

  test("has a skip link and named landmarks", () => {
    expect(ask((page) => findAll(page, "main").map((main) => readAttribute(main, "id")))).toEqual(new Set(['["main"]']));
    const first = (page: Element) => findAll(page, "a")[0];
    expect(ask((page) => first(page)?.attrs.find(({ name }) => name === "href")?.value)).toEqual(new Set(['"#main"']));
    const unnamed = pages.flatMap(([, page]) => findAll(page, "nav").filter((nav) => !readAttribute(nav, "aria-label")));
    expect(unnamed).toEqual([]);
  });
});

test("scripts and style sheets are named and checked by their contents", () => {
  for (const [file, page] of pages) {
    const loaded = [...scriptsOf(page), ...findAll(page, "link", { rel: "stylesheet" })].map((element) => [
      readAttribute(element, "src") ?? readAttribute(element, "href") ?? "",
      readAttribute(element, "integrity"),
    ]);
    expect([file, loaded.length >= 3]).toEqual([file, true]);
    for (const [path = "", integrity] of loaded) {
      expect(path).toMatch(/^\/assets\/[a-z-]+-[\da-f]{10}\.(?:js|css)$/);
      expect(integrity).toBe(
        `sha384-${createHash("sha384")
          .update(site.read(path.slice(1)))
          .digest("base64")}`,
      );
    }
  }
});

test("only the fonts of the language are preloaded", async () => {
  const preloaded = (page: Element) => findAll(page, "link", { rel: "preload", as: "font" }).map((link) => readAttribute(link, "href"));
  expect(ask(preloaded).size).toBe(1);
  const [fonts = []] = pages.map(([, page]) => preloaded(page));
  expect(fonts.map((font) => /vazirmatn-(\w+)-/.exec(font ?? "")?.[1])).toEqual(["arabic", "latin"]);
  for (const font of fonts) expect(site.files).toContain(font?.slice(1));
  const english = await buildSound(findSite("english"));
  expect(preloaded(english.page("/")).map((font) => /vazirmatn-(\w+)-/.exec(font ?? "")?.[1])).toEqual(["latin"]);
});

test("every page names existing icons and a manifest with more", () => {
  expect(ask((page) => findAll(page, "link", { rel: /icon|manifest/ }).map((link) => readAttribute(link, "href"))).size).toBe(1);
  const links = findAll(site.page("/"), "link", { rel: /icon|manifest/ }).map((link) => readAttribute(link, "href")?.slice(1) ?? "");
  expect(links).toHaveLength(4);
  const manifest: { readonly icons: readonly { readonly src: string }[] } = JSON.parse(site.read("manifest.webmanifest"));
  for (const path of [...links, ...manifest.icons.map(({ src }) => src.slice(1))]) expect(site.files).toContain(path);
  expect(manifest).toMatchObject({ name: "انجمن نمونه", lang: "fa", dir: "rtl", start_url: "/", scope: "/" });
});

test("a page gives the first script the end of its banner if it has one", () => {
  const withEnd = pages.filter(([, page]) => findAll(head(page), "script", { "data-ends": "1797885000" }).length > 0);
  const shown = pages.filter(([, page]) => findAll(page, "aside", { "data-ends": "1797885000" }).length > 0);
  expect(withEnd.map(([file]) => file)).toEqual(shown.map(([file]) => file));
  expect(shown.map(([file]) => file)).toContain("index.html");
  expect(shown.map(([file]) => file)).toContain("tags/pagination/2/index.html");
});

test("names and titles of authors have an element with its own direction", () => {
  const authored = /نگار سپیدارنیا|dev\.parsa|t\.kavir|Keyset pagination|<Paginator>|الهه ابریشمین/;
  for (const [file, page] of pages) {
    const bare = listElements(findOne(page, "body")).filter(({ childNodes, tagName, attrs }) => {
      const own = childNodes.some((node) => "value" in node && authored.test(node.value));
      return own && tagName !== "bdi" && !attrs.some(({ name }) => name === "dir");
    });
    expect([file, bare.map(({ tagName }) => tagName)]).toEqual([file, []]);
  }
});
