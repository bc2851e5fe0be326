import { expect, test, vi } from "vitest";
import { createAssetMemory } from "../../scripts/commands/asset-memory.ts";
import { loadAssetsOnce } from "../setup/assets.ts";

test("scripts and styles are bundled once for a language, with and without search", async () => {
  const load = vi.fn(loadAssetsOnce);
  const first = createAssetMemory(new Map(), load);
  const bundled = await first.load("fa", true);
  const next = createAssetMemory(first.listRecords(), load);
  expect(await next.load("fa", true)).toBe(bundled);
  expect(load).toHaveBeenCalledTimes(1);
  await next.load("fa", false);
  await next.load("en", true);
  expect(load).toHaveBeenCalledTimes(3);
});

test("what no build uses any more is not remembered", async () => {
  const first = createAssetMemory(new Map(), loadAssetsOnce);
  await first.load("fa", true);
  const next = createAssetMemory(first.listRecords(), loadAssetsOnce);
  await next.load("fa", false);
  expect([...next.listRecords().keys()]).toEqual(["assets fa false"]);
});
