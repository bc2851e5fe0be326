import { expect, test, vi } from "vitest";
import type { BundleSettings } from "../../../scripts/build/bundle.ts";
import { createAssetMemory } from "../../../scripts/build/cache/assets.ts";
import { loadAssetsOnce } from "../../support/site/assets.ts";

const fa: BundleSettings = { language: "fa", labels: {}, theme: { colours: {}, fonts: {}, sizes: {} } };

test("scripts and styles are bundled once for a look, with and without search", async () => {
  const load = vi.fn(loadAssetsOnce);
  const first = createAssetMemory(new Map(), load);
  const bundled = await first.load(fa, true);
  const next = createAssetMemory(first.listRecords(), load);
  expect(await next.load(fa, true)).toBe(bundled);
  expect(load).toHaveBeenCalledTimes(1);
  await next.load(fa, false);
  await next.load({ ...fa, language: "en" }, true);
  await next.load({ ...fa, labels: { "filter.more": "باز هم" } }, true);
  await next.load({ ...fa, theme: { ...fa.theme, sizes: { body: "1.2rem" } } }, true);
  expect(load).toHaveBeenCalledTimes(5);
});

test("what no build uses any more is not remembered", async () => {
  const first = createAssetMemory(new Map(), loadAssetsOnce);
  await first.load(fa, true);
  const next = createAssetMemory(first.listRecords(), loadAssetsOnce);
  await next.load(fa, false);
  expect(next.listRecords().size).toBe(1);
});
