import { beforeAll, expect, test } from "vitest";
import { parseSite } from "../../scripts/content/settings/site.ts";
import { buildEditorPolicy } from "../../scripts/pages/policy.ts";
import { parseFiles } from "../content/parsed.ts";
import { corpus, findPath, isRefused, isRemoved } from "./corpus.ts";
import { renderSite } from "./rendered.ts";
import { findLeaks, type SiteTexts } from "./sinks.ts";
import { findTraces } from "./traces.ts";

const settings = "pageSize: 200\neditor: { backend: github, repo: sara/forum, signIn: https://sign-in.example }\n";

/** The test of the site without the editor covers attacks of size. */
const attacks = corpus.filter((attack) => !isRefused(attack) && attack.kind !== "pathological");

let site: SiteTexts;

beforeAll(async () => {
  const files = attacks.map((attack) => [findPath(attack), attack.bytes] as const);
  const { content } = parseFiles({ "site.yaml": settings, ...Object.fromEntries(files) });
  site = await renderSite(content);
});

test("no attack works on a site with the web editor", () => {
  const editor = parseSite(settings, "site.yaml").value?.editor;
  if (!editor) throw new Error("no editor");
  expect([...site.keys()]).toEqual(expect.arrayContaining(["admin/index.html", "admin/settings.json"]));
  expect(findLeaks(site, buildEditorPolicy(editor))).toEqual([]);
  expect(findTraces()).toEqual([]);
});

test("each discussion links to its own file in the editor", () => {
  const shown = attacks.filter((attack) => !isRemoved(attack) && site.has(`discussions/${attack.name}/index.html`));
  expect(shown.length).toBeGreaterThan(100);
  for (const { name } of shown) {
    const page = site.get(`discussions/${name}/index.html`) ?? "";
    expect([...page.matchAll(/href="(\/admin\/[^"]*)"/g)].map(([, link]) => link)).toEqual([
      "/admin/#/collections/discussions/new",
      `/admin/#/collections/replies/new?discussion=${encodeURIComponent(name)}`,
      `/admin/#/collections/discussions/entries/${encodeURIComponent(name)}`,
    ]);
  }
});
