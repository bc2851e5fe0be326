import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { pages } from "../../.eleventy.ts";
import { formatChanges } from "../../scripts/build/output/change-list.ts";
import { prepareBuild } from "../../scripts/build/plan.ts";
import { planPictures } from "../../scripts/cards/plan-pictures.ts";
import type { Discussion } from "../../scripts/content/model.ts";
import { attachmentKinds } from "../../scripts/content/parse/files/attachment-file.ts";
import { listCandidates, type OldAddresses, type OldAddressIndex } from "../../scripts/forum/old-addresses.ts";
import { plainTitle } from "../../scripts/forum/title.ts";
import { findOutputFile } from "../../scripts/pages/page.ts";
import { hostHeaders } from "../../scripts/pages/policy.ts";
import { redirectMapUrls } from "../../scripts/pages/urls.ts";
import { buildDocument } from "../../scripts/search/documents.ts";
import { encodeTexts } from "../../scripts/search/index/encode-texts.ts";
import { decodeTexts } from "../../scripts/search/index/texts.ts";
import { foldSearch } from "../../scripts/text/fold.ts";
import { joinRuns } from "../../scripts/text/inline-code.ts";
import { listIndexWords } from "../support/search/list-words.ts";
import { type Element, findOne, parsePage, readAttribute, readText } from "../support/site/html.ts";
import { readItems } from "../support/site/microdata.ts";
import { type BuiltSite, loadAssetsOnce, now } from "../support/site/site.ts";
import { corpus, findPath, isRefused, isRemoved } from "./corpus.ts";
import { parseAlone } from "./outcome.ts";
import { readRedirects } from "./redirect-maps.ts";
import { findLeaks, parseXml } from "./sinks.ts";
import { buildCorpus, makeHostileContent } from "./site.ts";
import { canary, findTraces } from "./traces.ts";

const published = corpus.filter((attack) => !isRefused(attack));
const heldForTime = published.filter(({ expected }) => expected.includes("held back")).map(findPath);

let site: BuiltSite;
let outside: readonly string[];
let prepared: Awaited<ReturnType<typeof prepareBuild>>;
let discussions: readonly Discussion[];

beforeAll(async () => {
  vi.stubEnv("GOFTOGU_CANARY", canary);
  ({ site, outside } = await buildCorpus());
  const options = {
    content: makeHostileContent(published),
    clock: now,
    skipBroken: false,
    search: true,
    isCheck: true,
    loadAssets: loadAssetsOnce,
  } as const;
  prepared = await prepareBuild(options, pages);
  discussions = prepared.loaded.forum.entries.map(({ discussion }) => discussion);
});

afterAll(() => {
  vi.unstubAllEnvs();
});

const parsed = new Map<string, Element>();

const olds = published.flatMap((attack) =>
  parseAlone(findPath(attack), attack.bytes).content.discussions.flatMap(({ slug, redirectFrom }) =>
    redirectFrom.map((old) => ({ slug, ...old })),
  ),
);
const oldQueries = olds.filter(({ query }) => query !== undefined);
const oldPaths = olds.filter(({ query }) => query === undefined);
/** Their pages. */
const stubs = new Set(oldPaths.map(({ url }) => findOutputFile(url)));

/** The head and the heading of a discussion's page, to avoid parsing the rest. */
function readTop({ slug }: Pick<Discussion, "slug">): Element {
  const page =
    parsed.get(slug) ??
    parsePage(`${site.read(`discussions/${slug}/index.html`).split('<div class="prose"', 1)[0]}</article></main></body></html>`);
  parsed.set(slug, page);
  return page;
}

/** The text as a page shows it. */
function collapse(text: string): string {
  return text.replace(/[ \t\n]+/g, " ").trim();
}

describe("the whole corpus in one site", () => {
  test("is published without the refused files, each of which is named", () => {
    expect(site.problems).toEqual([]);
    const heldBack = new Set(site.notes.filter(({ isSkipped }) => isSkipped).map(({ file }) => file));
    expect([...heldBack].sort()).toEqual(corpus.filter(isRefused).map(findPath).sort());
    const removed = published.filter(isRemoved);
    expect(site.report?.discussions).toBe(published.length - heldForTime.length - removed.length + 1);
  });

  test("runs nothing and writes nothing outside its folder", () => {
    expect(findTraces()).toEqual([]);
    expect(outside).toEqual([]);
  });

  test("has only allowed elements, attributes and addresses in every file, and no environment values", () => {
    const texts = site.files.filter((file) => !/^assets\/|\.(?:png|goftogu)$|^\.goftogu$/.test(file));
    expect(texts.length).toBeGreaterThan(300);
    expect(findLeaks(new Map(texts.map((file) => [file, site.read(file)])))).toEqual([]);
  });

  test("has the page of each tag and author directly below their folders", () => {
    const listings = site.files.filter((file) => /^(?:tags|authors)\/./.test(file));
    expect(
      listings.filter(
        (file) =>
          !/^(?:tags|authors)\/(?:(?!\.)[\p{L}\p{M}\p{Nd}+~.-]+\/)?(?:\d+\/)?(?:(?:filter\/)?[\w-]+\.json|feed\.xml|index\.html)$/u.test(
            file,
          ),
      ),
    ).toEqual([]);
    expect(
      site.files.filter(
        (file) =>
          !/^(?:tags|authors|discussions|search|assets|filter)\/|^(?:index|404)\.html$|^feed\.(?:xml|json)$|^sitemap\.xml$|^robots\.txt$|^manifest\.webmanifest$|^_headers$|^\.goftogu$|^_redirects$|^redirects\.(?:nginx|apache)\.conf$|^old-addresses(?:\/0)?\.json$/.test(
            file,
          ) && !stubs.has(file),
      ),
    ).toEqual([]);
  });

  test("redirects each old address to its discussion, on every kind of server", () => {
    const expected = oldPaths.map(({ slug, url }) => [url.replace(/\/$/, ""), `/discussions/${slug}/`] as const);
    expect(expected.length).toBeGreaterThan(20);
    for (const file of Object.values(redirectMapUrls).map((url) => url.slice(1)))
      expect({ file, redirects: readRedirects(file, site.read(file)) }).toEqual({ file, redirects: new Map(expected) });
  });

  test("redirects each old address with a query to its discussion, by the list of the page for unknown addresses", () => {
    const index: OldAddressIndex = JSON.parse(site.read("old-addresses.json"));
    const targets: OldAddresses = JSON.parse(site.read("old-addresses/0.json"));
    expect(oldQueries.length).toBeGreaterThan(4);
    for (const { slug, url, query = "" } of oldQueries) {
      const [address = "", ...others] = listCandidates(index, url, `?${query}`);
      expect(others).toEqual([]);
      expect(Object.hasOwn(targets, address) && targets[address]).toBe(`/discussions/${slug}/`);
    }
    expect(listCandidates(index, "/toString", "?a=1")).toEqual([]);
  });
});

test("the list of changes names each file on a separate line for a shell", () => {
  const lines = formatChanges({ written: site.files, removed: site.files }).split("\n").slice(0, -1);
  expect(lines.filter((line) => !/^(?:write|remove) (?![\s/])(?!.*(?:\/\/|(?:^|[ /])\.\.?\/))[^\p{Cc}\\]*\S$/u.test(line))).toEqual([]);
  expect(lines.sort()).toEqual(site.files.flatMap((file) => [`write ${file}`, `remove ${file}`]).sort());
});

test("the file of headers for the host does not depend on the content", () => {
  const rule = `/*\n${hostHeaders.map(([name, value]) => `  ${name}: ${value}\n`).join("")}`;
  const attachments = attachmentKinds.map((kind) => `/discussions/*.${kind}\n  Content-Disposition: attachment\n`);
  expect(site.read("_headers")).toBe([rule, ...attachments].join(""));
});

describe("a hostile text", () => {
  test("is unchanged in title, heading and Open Graph", () => {
    for (const { slug, title } of discussions) {
      const page = readTop({ slug });
      const [plain, expected] = [plainTitle(title), collapse(plainTitle(title))];
      expect(readText(findOne(page, "title"))).toContain(expected);
      expect(readText(findOne(page, "h1"))).toBe(expected);
      expect(readAttribute(findOne(page, "meta", { property: "og:title" }), "content")).toBe(plain);
    }
  });

  test("is unchanged in the data for search engines", () => {
    for (const { slug, title, author } of discussions) {
      const items = readItems(readTop({ slug })).map(({ properties }) => properties.mainEntity?.[0] ?? { properties });
      expect(items).toMatchObject([{ properties: { author: [{ properties: { name: [author] } }] } }]);
      const [name] = items.map((item) => typeof item === "object" && (item.properties.headline ?? item.properties.name)?.[0]);
      expect(collapse(String(name))).toBe(collapse(plainTitle(title)));
    }
  });

  test("is unchanged in both feeds", () => {
    const known = new Map(
      discussions.map(({ slug, title, author }) => [`https://forum.example/discussions/${encodeURI(slug)}/`, [plainTitle(title), author]]),
    );
    const { items }: { items: { url: string; title: string; authors: { name: string }[] }[] } = JSON.parse(site.read("feed.json"));
    expect(items).toHaveLength(20);
    expect(items.map(({ title, authors }) => [title, authors[0]?.name])).toEqual(items.map(({ url }) => known.get(url)));
    const elements = parseXml(site.read("feed.xml"));
    const texts = (name: string) => elements.filter((element) => element.name === name).map(({ text }) => text);
    expect(texts("title").slice(1, 21)).toEqual(items.map(({ title }) => title));
  });

  test("is found by its own words and shown as text", () => {
    const { forum } = prepared.loaded;
    expect(forum.entries).toHaveLength(discussions.length);
    for (const entry of forum.entries) {
      const document = buildDocument(entry, prepared.site);
      const encoded = encodeTexts([{ slot: 0, document }]);
      expect(decodeTexts(encoded)).toMatchObject([{ slot: 0, slug: document.slug }]);
      expect(encoded).not.toMatch(/[<>&\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      const words = listIndexWords(joinRuns(document.row.title));
      for (const word of foldSearch(plainTitle(entry.discussion.title), "common").split(" ")) expect(words.join(" ")).toContain(word);
      for (const { slug } of document.tags) expect(slug).toMatch(/^[\p{L}\p{M}\p{Nd}+~.-]+$/u);
    }
  });

  test("draws only allowed shapes in cards", () => {
    const { drawings } = planPictures(prepared.loaded.forum);
    expect(drawings.length).toBeGreaterThan(40);
    // Each card sets direction controls around its texts for the renderer.
    const pictures = drawings.map(({ name, draw }) => [`${name}.svg`, draw().replaceAll(/[\u202a-\u202c\u2066-\u2069]/g, "")] as const);
    expect(findLeaks(new Map(pictures))).toEqual([]);
  });
});
