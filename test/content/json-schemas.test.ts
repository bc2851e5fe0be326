import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { buildEditorSchemas } from "../../scripts/content/authoring/json-schemas.ts";
import { formatProblem } from "../../scripts/problems/format-problem.ts";
import { listProblems } from "./parsed.ts";

const schemas = buildEditorSchemas();

const readJson = (name: string): unknown => JSON.parse(readFileSync(`.vscode/${name}`, "utf8"));

describe("the schemas for editors", () => {
  test("are up to date (npm run schemas)", () => {
    expect(readdirSync(".vscode/schemas").sort()).toEqual([...schemas.keys()].map((name) => `${name}.json`).sort());
    for (const [name, schema] of schemas) expect(readJson(`schemas/${name}.json`)).toEqual(schema);
  });

  test("describe each key", () => {
    const silent = [...schemas].flatMap(([name, schema]) => listKeys(schema, name).filter(([, description]) => !description));
    expect(silent).toEqual([]);
    expect(listKeys(schemas.get("site"), "site").map(([path]) => path)).toEqual(
      expect.arrayContaining(["site/labels/entry.solved", "site/theme/colours/on-accent/dark", "site/contribute/edit"]),
    );
  });

  test("require the keys that check requires and allow no others", () => {
    const required = (name: string) => schemas.get(name)?.required;
    expect(["site", "discussion", "reply", "page"].map(required)).toEqual([
      undefined,
      ["title", "author", "created", "tags"],
      ["author", "created"],
      ["title"],
    ]);
    for (const name of ["site", "discussion", "reply", "page"]) expect(schemas.get(name)?.additionalProperties).toBe(false);
  });
});

describe("the settings for VS Code", () => {
  const task = z.object({ problemMatcher: z.object({ pattern: z.object({ regexp: z.string() }) }) });

  test("find the place of a problem in the output of check", () => {
    const [check] = z.object({ tasks: z.tuple([task]) }).parse(readJson("tasks.json")).tasks;
    const line = formatProblem({ file: "discussions/a b.md", line: 4, column: 7, reason: "`x: 1:2` is wrong", fix: "Mend it." });
    const pattern = new RegExp(check.problemMatcher.pattern.regexp);
    expect(pattern.exec(line)?.slice(1)).toEqual(["discussions/a b.md", "4", "7", "`x: 1:2` is wrong. Mend it."]);
    expect(pattern.exec("    4 │ created: 10:30:15: x")).toBeNull();
  });

  test("complete to front matter that passes check", () => {
    const snippet = z.object({ body: z.union([z.string(), z.array(z.string())]) });
    const { Discussion, Reply, Page, Update } = z.record(z.string(), snippet).parse(readJson("content.code-snippets"));
    const question = fill(Discussion).replace("\n---\n", `\n${fill(Update)}\n---\n`);
    const files = { "discussions/a.md": question, "discussions/a/1.md": fill(Reply), "pages/about.md": fill(Page) };
    expect(listProblems(files)).toEqual([]);
  });
});

/** Each key with its path and its description. */
function listKeys(schema: unknown, path: string): readonly (readonly [string, string | undefined])[] {
  const shape = z.object({ properties: z.record(z.string(), z.object({ description: z.string().optional() }).loose()) });
  const { data } = shape.safeParse(schema);
  return Object.entries(data?.properties ?? {}).flatMap(([key, inner]) => [
    [`${path}/${key}`, inner.description] as const,
    ...listKeys(inner, `${path}/${key}`),
  ]);
}

/** The text of a snippet with all defaults, on 2 January 2026. */
function fill(snippet: { readonly body: string | readonly string[] } | undefined): string {
  const clock: Readonly<Record<string, string>> = { YEAR: "2026", MONTH: "01", DATE: "02", HOUR: "10", MINUTE: "30" };
  return [snippet?.body ?? []]
    .flat()
    .join("\n")
    .replace(/\$CURRENT_(\w+?)\b/g, (_, part) => clock[part] ?? "")
    .replace(/\$\{\d+:([^}]*)\}/g, "$1")
    .replace(/\$\d/g, "متن\n");
}
