import { readFileSync } from "node:fs";
import { afterEach, expect, it } from "vitest";
import { own } from "../../layouts/own.ts";
import { renderFooter } from "../../layouts/parts/footer.ts";
import { checkOverrides } from "../../layouts/parts/overrides.ts";
import { describeSite, gather } from "../pages/sample.ts";
import { loadOwnParts } from "../support/site/own-parts.ts";

afterEach(() => {
  for (const name of Object.keys(own)) Reflect.deleteProperty(own, name);
});

function readExample(page: string): string {
  const [, example = ""] = /^```ts\n([\s\S]*?)^```$/m.exec(readFileSync(page, "utf8")) ?? [];
  return example;
}

it.each(["README.md", "content/pages/running.md", "content/pages/اداره-انجمن.md"])(
  "%s has a complete `own.ts` that works",
  async (page) => {
    const site = describeSite(gather([]));
    const defaultPart = String(renderFooter(site));
    const parts = await loadOwnParts(readExample(page));
    checkOverrides(parts);
    Object.assign(own, parts);
    const changed = String(renderFooter(site));
    expect(changed.slice(0, defaultPart.length)).toBe(defaultPart);
    expect(changed.slice(defaultPart.length)).toMatch(/^<p>[^<]+<\/p>$/);
  },
);
