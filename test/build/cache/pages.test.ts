import { lstatSync, renameSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hashText } from "../../../scripts/build/cache/checksum.ts";
import type { Cache } from "../../../scripts/build/cache/database.ts";
import { listPageRecords, type PageRecord, sortPages } from "../../../scripts/build/cache/pages.ts";
import type { PlannedPage } from "../../../scripts/pages/page.ts";
import { makeFolder } from "../../support/disk.ts";

const urls = ["/tags/php/", "/tags/css/"];
const plan = new Map([["tag", urls.map((url): PlannedPage => ({ url, source: url, props: {}, render: () => url }))]]);

test("pages of swapped folders are rendered again, even with the same size and time", () => {
  const output = makeFolder(Object.fromEntries(urls.map((url) => [`${url.slice(1)}index.html`, url])));
  const situation = { output, now: 10, fingerprints: new Map(urls.map((url) => [url, "same"])) };
  const sort = (cache: Cache) => sortPages(plan, { ...situation, cache });
  const rendered = urls.map((url) => ({ url, until: 20, checksum: hashText(url) }));
  const cache = listPageRecords(sort(new Map()), rendered, situation);
  expect([...sort(cache).kept.keys()]).toEqual(urls);

  const [php, css, aside] = ["tags/php", "tags/css", "aside"].map((name) => join(output, name)) as [string, string, string];
  renameSync(php, aside);
  renameSync(css, php);
  renameSync(aside, css);
  // As if both had been written at the same time.
  const changed = (key: string) => lstatSync(join(output, key.slice("page /".length), "index.html")).ctimeMs;
  const equal = [...cache].map(([key, record]) => [key, { ...(record as PageRecord), changed: changed(key) }] as const);
  expect([...sort(new Map(equal)).kept.keys()]).toEqual([]);
});
