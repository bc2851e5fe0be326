import { readFileSync } from "node:fs";
import { afterEach, expect, it } from "vitest";
import { own } from "../../layouts/own.ts";
import { renderFooter } from "../../layouts/parts/footer.ts";
import { checkOverrides } from "../../layouts/parts/overrides.ts";
import { describeSite, gather } from "../pages/sample.ts";
import { describeDemo, readGuidePage } from "../support/demo.ts";
import { loadOwnParts } from "../support/site/own-parts.ts";

afterEach(() => {
  for (const name of Object.keys(own)) Reflect.deleteProperty(own, name);
});

function readExample(text: string): string {
  const [, example = ""] = /^```ts\n([\s\S]*?)^```$/m.exec(text) ?? [];
  return example;
}

it("README.md has a complete `own.ts` that works", () => checkExample(readFileSync("README.md", "utf8")));

describeDemo("the guide", () => {
  it.each(["running.md", "اداره-انجمن.md"])("has a complete `own.ts` that works in %s", (page) => checkExample(readGuidePage(page)));
});

async function checkExample(page: string): Promise<void> {
  const site = describeSite(gather([]));
  const defaultPart = String(renderFooter(site));
  const parts = await loadOwnParts(readExample(page));
  checkOverrides(parts);
  Object.assign(own, parts);
  const changed = String(renderFooter(site));
  expect(changed.slice(0, defaultPart.length)).toBe(defaultPart);
  expect(changed.slice(defaultPart.length)).toMatch(/^<p>[^<]+<\/p>$/);
}
