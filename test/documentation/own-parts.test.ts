import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, it } from "vitest";
import { own } from "../../layouts/own.ts";
import { renderFooter } from "../../layouts/parts/chrome.ts";
import { checkOwnParts } from "../../layouts/parts/own-part.ts";
import type { OwnParts } from "../../layouts/parts/own-parts.ts";
import { describeSite, gather } from "../pages/sample.ts";
import { makeFolder } from "../setup/disk.ts";

afterEach(() => {
  for (const name of Object.keys(own)) Reflect.deleteProperty(own, name);
});

/** Loads the example as it stands, but for the folder that its imports start from. */
async function loadExample(page: string): Promise<OwnParts> {
  const [, example = ""] = /^```ts\n([\s\S]*?)^```$/m.exec(readFileSync(page, "utf8")) ?? [];
  const file = join(makeFolder({ "own.ts": example.replaceAll('"./', `"${pathToFileURL("layouts").href}/`) }), "own.ts");
  const loaded: { own: OwnParts } = await import(pathToFileURL(file).href);
  return loaded.own;
}

it.each(["README.md", "content/pages/running.md", "content/pages/اداره-انجمن.md"])(
  "%s has a whole `layouts/own.ts`, which works",
  async (page) => {
    const site = describeSite(gather([]));
    const usual = String(renderFooter(site));
    const parts = await loadExample(page);
    checkOwnParts(parts);
    Object.assign(own, parts);
    const changed = String(renderFooter(site));
    expect(changed.slice(0, usual.length)).toBe(usual);
    expect(changed.slice(usual.length)).toMatch(/^<p>[^<]+<\/p>$/);
  },
);
