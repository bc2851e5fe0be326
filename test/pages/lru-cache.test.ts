import { expect, test } from "vitest";
import { createLruCache } from "../../scripts/pages/lru-cache.ts";

/** Looks up keys, and returns those whose values are built. */
function findBuilt(cache: ReturnType<typeof createLruCache<string, string>>, keys: readonly string[]): readonly string[] {
  const built: string[] = [];
  for (const key of keys)
    cache(key, () => {
      built.push(key);
      return key;
    });
  return built;
}

test("the values of the most recently used keys are kept", () => {
  const cache = createLruCache<string, string>(2);
  expect(findBuilt(cache, ["a", "b", "a", "c", "a", "b"])).toEqual(["a", "b", "c", "b"]);
});

test("the values of keys that are gone are dropped", () => {
  const cache = createLruCache<string, string>(9);
  findBuilt(cache, ["a", "b"]);
  cache.retain((key) => key === "b");
  expect(findBuilt(cache, ["b", "a"])).toEqual(["a"]);
});
