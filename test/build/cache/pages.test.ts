import { lstatSync, renameSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hashText } from "../../../scripts/build/cache/checksum.ts";
import type { Memory } from "../../../scripts/build/cache/database.ts";
import { createPageRecorder, type PageRecord, sortPages } from "../../../scripts/build/cache/pages.ts";
import type { PlannedPage } from "../../../scripts/pages/page.ts";
import { makeFolder } from "../../support/disk.ts";

const urls = ["/tags/php/", "/tags/css/"];
const plan = new Map([["tag", urls.map((url): PlannedPage => ({ url, source: url, props: {}, render: () => url }))]]);

test("pages whose folders were swapped are rendered anew, be they of one size and time", () => {
  const output = makeFolder(Object.fromEntries(urls.map((url) => [`${url.slice(1)}index.html`, url])));
  const situation = { output, now: 10, digest: () => "same" };
  const sort = (memory: Memory) => sortPages(plan, { ...situation, memory });
  const recorder = createPageRecorder(sort(new Map()), situation);
  for (const url of urls) recorder.note({ url, until: 20, hash: hashText(url) });
  const memory = recorder.listRecords();
  expect([...sort(memory).kept.keys()]).toEqual(urls);

  const [php, css, aside] = ["tags/php", "tags/css", "aside"].map((name) => join(output, name)) as [string, string, string];
  renameSync(php, aside);
  renameSync(css, php);
  renameSync(aside, css);
  // As though both had been written at one moment.
  const changed = (key: string) => lstatSync(join(output, key.slice("page /".length), "index.html")).ctimeMs;
  const equal = [...memory].map(([key, record]) => [key, { ...(record as PageRecord), changed: changed(key) }] as const);
  expect([...sort(new Map(equal)).kept.keys()]).toEqual([]);
});
