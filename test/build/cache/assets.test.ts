import { expect, test, vi } from "vitest";
import type { BundleSettings } from "../../../scripts/build/bundle/load-assets.ts";
import { loadCachedAssets } from "../../../scripts/build/cache/assets.ts";
import { loadAssetsOnce } from "../../support/site/site.ts";

const fa: BundleSettings = { language: "fa", calendar: "jalali", labels: {}, theme: { colours: {}, fonts: {}, sizes: {} } };

test("scripts and styles are bundled once for the same settings, with and without search", async () => {
  const load = vi.fn(loadAssetsOnce);
  const { loaded, records } = await loadCachedAssets(new Map(), load, fa, true);
  const loadNext = (settings: BundleSettings, hasSearch: boolean) => loadCachedAssets(records, load, settings, hasSearch);
  expect((await loadNext(fa, true)).loaded).toBe(loaded);
  expect(load).toHaveBeenCalledTimes(1);
  await loadNext(fa, false);
  await loadNext({ ...fa, language: "en" }, true);
  await loadNext({ ...fa, calendar: "gregorian" }, true);
  await loadNext({ ...fa, labels: { "filter.more": "باز هم" } }, true);
  await loadNext({ ...fa, theme: { ...fa.theme, sizes: { body: "1.2rem" } } }, true);
  expect(load).toHaveBeenCalledTimes(6);
});

test("unused assets leave the cache", async () => {
  const first = await loadCachedAssets(new Map(), loadAssetsOnce, fa, true);
  const next = await loadCachedAssets(first.records, loadAssetsOnce, fa, false);
  expect(next.records.size).toBe(1);
});
