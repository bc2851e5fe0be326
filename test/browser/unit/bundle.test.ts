import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Asset } from "../../../scripts/build/bundle/asset.ts";
import { bundleBrowser } from "../../../scripts/build/bundle/scripts.ts";
import { bundleStyles } from "../../../scripts/build/bundle/styles.ts";
import * as fa from "../../../scripts/locale/fa.ts";
import { languages } from "../../../scripts/locale/locales.ts";

function read({ contents }: Asset): string {
  return new TextDecoder().decode(contents);
}

describe.each(languages)("scripts in %s", (language) => {
  let bundle: Awaited<ReturnType<typeof bundleBrowser>>;
  const list = () => Object.values(bundle);
  beforeAll(async () => {
    bundle = await bundleBrowser({ language });
  });

  test("have at most 400 bytes before the first paint", () => {
    expect(read(bundle.first).length).toBeLessThanOrEqual(400);
  });

  test("have at most 2 KB compressed until a reader does something", () => {
    // The hashes of scripts that load later compress by a few bytes more or less.
    const readNamed = (file: Parameters<typeof read>[0]) => read(file).replaceAll(/-[0-9a-f]{10}\.js/g, "-0123456789.js");
    const sizes = [bundle.first, bundle.site].map((file) => gzipSync(readNamed(file)).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2048);
  });

  test("of the search have at most 11 KB compressed, and 1.6 or 3.1 KB more for few queries", () => {
    expect(brotliCompressSync(read(bundle.search)).length).toBeLessThanOrEqual(11_000);
    expect(brotliCompressSync(read(bundle.fewResults)).length).toBeLessThanOrEqual(3100);
    expect(brotliCompressSync(read(bundle.special)).length).toBeLessThanOrEqual(1600);
  });

  test("need no segmenter of text, which Firefox had only after 2023", () => {
    for (const script of list()) expect(read(script)).not.toContain("Segmenter");
  });

  test("are the same bytes each time", async () => {
    expect(await bundleBrowser({ language })).toEqual(bundle);
  });

  test("are in one folder under names with a hash", () => {
    const names = list().map(({ name }) => name.replace(/[0-9a-f]{10}/, "HASH"));
    expect(names).toEqual([
      "assets/first-HASH.js",
      "assets/filter-HASH.js",
      "assets/reader-HASH.js",
      "assets/post-HASH.js",
      "assets/tag-index-HASH.js",
      "assets/not-found-HASH.js",
      "assets/redirect-HASH.js",
      "assets/search-HASH.js",
      "assets/few-results-HASH.js",
      "assets/special-HASH.js",
      "assets/site-HASH.js",
    ]);
  });

  test("import each other by relative names, so that the site works in a sub-folder", () => {
    const listImports = (script: Asset) => [...new Set(read(script).match(/(?<=import\s*\(?\s*")[^"]*/g))].sort();
    const nameImport = ({ name }: Asset) => name.replace("assets/", "./");
    expect(listImports(bundle.site)).toEqual([bundle.filter, bundle.reader].map(nameImport));
    expect(listImports(bundle.search)).toEqual([bundle.fewResults, bundle.special].map(nameImport));
    for (const script of [bundle.filter, bundle.reader, bundle.fewResults, bundle.special])
      expect(read(script)).not.toMatch(/\bimport\b(?!\.meta)/);
  });

  test("use no function that turns text into markup or code", () => {
    const sinks =
      /innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment|setHTML|DOMParser|srcdoc|document\.write|\beval\b|\bFunction\(|setTimeout\("|javascript:|\.on[a-z]+=|createPolicy/;
    for (const script of list()) expect(`${script.name} ${sinks.exec(read(script))?.[0]}`).toBe(`${script.name} undefined`);
  });

  test("contain no path of this machine", () => {
    for (const script of list()) expect(read(script)).not.toContain(process.cwd());
  });
});

test("contain the words that they show", async () => {
  const { filter, site, search, ...others } = await bundleBrowser({ language: "fa" });
  const files = [filter, search, site, ...Object.values(others)];
  const findWith = (text: string) => files.filter((script) => read(script).includes(text));
  expect(findWith(fa.ages.now)).toEqual([site]);
  expect(findWith(fa.filter.loading)).toEqual([filter, search]);
  expect(findWith(fa.search.found.other)).toEqual([search]);
  expect(findWith(fa.search.nothing)).toEqual([others.fewResults]);
  expect(findWith(fa.words.site.skip)).toEqual([]);
});

describe("styles", () => {
  const folder = mkdtempSync(join(tmpdir(), "styles-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  test("become one sheet with its fonts as files beside it", async () => {
    writeFileSync(
      join(folder, "site.css"),
      '@layer tokens, parts;\n@import "./font.css" layer(tokens);\n@layer parts { .entry { color: red } }\n',
    );
    writeFileSync(join(folder, "font.css"), '@font-face { font-family: V; src: url("./v.woff2") format("woff2") }\n');
    writeFileSync(join(folder, "v.woff2"), "font");
    const { sheet, fonts } = await bundleStyles(join(folder, "site.css"));
    const [font] = fonts;
    expect(fonts).toHaveLength(1);
    expect(sheet.name).toMatch(/^assets\/site-[0-9a-f]{10}\.css$/);
    expect(font?.name).toMatch(/^assets\/v-[0-9A-Z]{8}\.woff2$/);
    expect(font && read(font)).toBe("font");
    expect(read(sheet)).toContain(`url("${font?.name.replace("assets/", "./")}")`);
    expect(read(sheet)).not.toContain(folder);
  });

  test("that name a missing file are refused", async () => {
    writeFileSync(join(folder, "broken.css"), '@import "./missing.css";\n');
    await expect(bundleStyles(join(folder, "broken.css"))).rejects.toThrow("missing.css");
  });
});
