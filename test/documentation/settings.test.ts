import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parseSite } from "../../scripts/content/settings/site.ts";
import { parseTagRegistry } from "../../scripts/content/settings/tags.ts";
import { bundledContent, describeDemo, readGuidePage } from "../support/demo.ts";

/** The top keys of a kind of file in its schema for editors. */
function listKeys(kind: string): readonly string[] {
  const schema: { properties?: object; items?: { properties: object } } = JSON.parse(readFileSync(`.vscode/schemas/${kind}.json`, "utf8"));
  return Object.keys(schema.properties ?? schema.items?.properties ?? {});
}

describeDemo("the settings of the bundled forum", () => {
  const lines = readFileSync(join(bundledContent, "site.yaml"), "utf8").split("\n");
  const key = /^(?:# )?([A-Za-z]+): /;

  it("show every key, unused ones as comments", () => {
    expect(lines.flatMap((line) => key.exec(line)?.[1] ?? []).sort()).toEqual([...listKeys("site")].sort());
  });

  it("stay valid with every comment turned on", () => {
    const all = lines.map((line) => (key.test(line) ? line.replace(/^# /, "") : line)).join("\n");
    expect(parseSite(all, "site.yaml")).toMatchObject({ problems: [], value: { editor: { repo: "sara/forum" } } });
  });
});

for (const page of ["settings.md", "تنظیمات.md"]) describeDemo(`the page ${page}`, () => checkPage(page));

function checkPage(page: string): void {
  const text = readGuidePage(page);
  const examples = Array.from(text.matchAll(/^```yaml\n([\s\S]*?)^```$/gm), ([, example = ""]) => example);

  it.each(["site", "banner", "discussion", "reply", "page"])("names each key of a %s", (kind) => {
    const keys = listKeys(kind);
    expect(keys.length).toBeGreaterThan(1);
    expect(keys.filter((key) => !text.includes(`\`${key}\``) && !text.includes(`\`${key}: `))).toEqual([]);
  });

  it("has examples that work unchanged", () => {
    const [contribute = "", nav = "", looks = "", tags = "", ...more] = examples;
    expect(more).toEqual([]);
    expect(parseSite(contribute + nav + looks, "site.yaml").problems).toEqual([]);
    expect(parseTagRegistry(tags, "tags.yaml", "common").problems).toEqual([]);
  });
}
