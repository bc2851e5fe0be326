import { lstatSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Cache } from "../../../scripts/build/cache/cache.ts";
import { hashText } from "../../../scripts/build/cache/checksum.ts";
import { type CheckedPages, checkPages, listPageRecords, noPages, sortPages } from "../../../scripts/build/cache/pages.ts";
import type { PlannedPage } from "../../../scripts/pages/page.ts";
import { makeFolder } from "../../support/disk.ts";

const urls = ["/tags/php/", "/tags/css/"];
const plan = new Map([["tag", urls.map((url): PlannedPage => ({ url, source: url, props: {}, render: () => url }))]]);

test("pages of swapped folders are rendered again, even with the same size and time", () => {
  const output = makeFolder(Object.fromEntries(urls.map((url) => [`${url.slice(1)}index.html`, url])));
  const situation = { output, now: 10, fingerprints: new Map(urls.map((url) => [url, "same"])) };
  const sort = (known: Cache["pages"]) => sortPages(plan, { ...situation, known, checked: noPages });
  const rendered = urls.map((url) => ({ url, until: 20, checksum: hashText(url) }));
  const { records: cache } = listPageRecords(sort(new Map()), rendered, situation);
  expect([...sort(cache).kept.keys()]).toEqual(urls);

  const [php, css, aside] = ["tags/php", "tags/css", "aside"].map((name) => join(output, name)) as [string, string, string];
  renameSync(php, aside);
  renameSync(css, php);
  renameSync(aside, css);
  // As if both had been written at the same time.
  const changed = (url: string) => lstatSync(join(output, url, "index.html")).ctimeMs;
  const equal = [...cache].map(([url, record]) => [url, { ...record, changed: changed(url) }] as const);
  expect([...sort(new Map(equal)).kept.keys()]).toEqual([]);
});

test("the file of a page that was looked at before is trusted until it is looked at again", () => {
  const output = makeFolder(Object.fromEntries(urls.map((url) => [`${url.slice(1)}index.html`, url])));
  const situation = { output, now: 10, fingerprints: new Map(urls.map((url) => [url, "same"])) };
  const rendered = urls.map((url) => ({ url, until: 20, checksum: hashText(url) }));
  const sort = (known: Cache["pages"], checked: CheckedPages) => [...sortPages(plan, { ...situation, known, checked }).kept.keys()];
  const { records, checked } = listPageRecords(sortPages(plan, { ...situation, known: new Map(), checked: noPages }), rendered, situation);
  writeFileSync(join(output, "tags/css/index.html"), "mine");
  expect(sort(records, checked)).toEqual(urls);
  expect(sort(records, checkPages(records, output))).toEqual(["/tags/php/"]);
});
