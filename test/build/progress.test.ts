import { join } from "node:path";
import { expect, test } from "vitest";
import { type BuildOptions, buildSite } from "../../scripts/build/build.ts";
import { makeFolder } from "../support/disk.ts";
import { loadAssetsOnce, now, writeDiscussion } from "../support/site/site.ts";

const content = () => makeFolder(Object.fromEntries(["a", "b", "c"].map((name) => [`discussions/${name}.md`, writeDiscussion()])));

/** The last report of each stage of a build. */
async function listLast(options: Partial<BuildOptions>): Promise<ReadonlyMap<string, unknown>> {
  const [output, last] = [join(makeFolder(), "dist"), new Map<string, unknown>()];
  const plain = { clock: now, skipBroken: false, cardLimit: 0, search: true, cache: "none", loadAssets: loadAssetsOnce } as const;
  await buildSite({ content: content(), output, ...plain, ...options }, (stage, part) => last.set(stage, part));
  return last;
}

test.each([
  ["one thread", { workers: 0 }],
  ["several threads", { workers: 1, thresholds: { parse: 1, render: 1, texts: 1 } }],
])("a build on %s reports every read discussion and every rendered page", async (_, options) => {
  const last = await listLast(options);
  const [rendering = ""] = [...last.keys()].filter((stage) => stage.startsWith("Rendering"));
  const pages = Number(rendering.split(" ")[1]);
  expect(pages).toBeGreaterThan(10);
  expect(Object.fromEntries(last)).toEqual({
    "Reading content": { done: 3, total: 3 },
    [rendering]: { done: pages, total: pages },
    Publishing: undefined,
  });
});
