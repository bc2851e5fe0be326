import { beforeAll, expect, test } from "vitest";
import { buildBusyForum, busyPages } from "../measure/busy-forum.ts";
import { weighPage } from "../measure/weights.ts";
import { makeFolder } from "../support/disk.ts";

let output: string;
beforeAll(async () => {
  output = makeFolder();
  await buildBusyForum(output, "https://forum.example/", { cardLimit: 0, search: true });
});

test("the first view of a tag's page with 50 entries downloads at most 20 KB without fonts", () => {
  const { html, styles, script } = weighPage(output, busyPages["tag page of 50 entries"]);
  expect(html).toBeGreaterThan(10_000);
  expect(html + styles + script).toBeLessThanOrEqual(20_000);
});

test("a listing's script weighs at most 2 KB before a filter is used", () => {
  const { script } = weighPage(output, busyPages["tag page of 50 entries"]);
  expect(script).toBeGreaterThan(500);
  expect(script).toBeLessThanOrEqual(2000);
});

test("a page preloads at most two subsets of the font", () => {
  const { fonts } = weighPage(output, busyPages.home);
  expect(fonts).toBeGreaterThan(40_000);
  expect(fonts).toBeLessThanOrEqual(90_000);
});
