import { describe, expect, it } from "vitest";
import { renderHeaders } from "../../layouts/headers.ts";
import { renderContribute } from "../../layouts/parts/contribute.ts";
import { parseSite } from "../../scripts/content/settings/site.ts";
import { planEditor, renderEditor } from "../../scripts/editor/page.ts";
import { describeEditor, planEditorSettings } from "../../scripts/editor/settings.ts";
import { hostHeaders } from "../../scripts/pages/policy.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import { planSitemap } from "../../scripts/pages/sitemap.ts";
import { buildDiscussion } from "../forum/sample.ts";
import { describeSite, gather } from "../pages/sample.ts";
import { describeDemo, readGuidePage } from "../support/demo.ts";
import { printProblem } from "../support/english.ts";

const load = { url: "/x.js", integrity: "" };
const forum = gather([
  buildDiscussion({ slug: "old", file: "discussions/old.md" }),
  buildDiscussion({ slug: "پرسش", file: "discussions/2025/پرسش.md" }),
]);

function switchOn(yaml: string): SiteContext {
  const { value, problems } = parseSite(`editor: ${yaml}\n`, "site.yaml");
  expect(problems).toEqual([]);
  const site = describeSite(forum, "https://forum.example/sub/");
  const editor = { script: load, engine: load, styles: load };
  return { ...site, site: { ...site.site, ...(value?.editor && { editor: value.editor }) }, assets: { ...site.assets, editor } };
}

const github = "{ backend: github, repo: sara/forum, signIn: https://sign-in.example }";

describe("a site without a web editor", () => {
  it("has no editor page, no link to one, and the same headers for all pages", () => {
    const site = describeSite(forum);
    expect([planEditor(forum, site), planEditorSettings(forum, site)]).toEqual([[], []]);
    expect(forum.entries.map(({ discussion }) => String(renderContribute(discussion, site)))).toEqual(["", ""]);
    const rule = `/*\n${hostHeaders.map(([name, value]) => `  ${name}: ${value}\n`).join("")}`;
    const whole = renderHeaders({ url: "", source: "" }, site);
    expect([
      whole.slice(0, rule.length),
      whole.slice(rule.length).replace(/\/discussions\/\*\.\w+\n {2}Content-Disposition: attachment\n/g, ""),
    ]).toEqual([rule, ""]);
    const below = renderHeaders({ url: "", source: "" }, describeSite(forum, "https://forum.example/f%C3%A9/"));
    expect(below.startsWith(`/f%C3%A9${rule}/f%C3%A9/discussions/*.pdf\n  Content-Disposition: attachment\n`)).toBe(true);
  });
});

describe("a site with a web editor", () => {
  const site = switchOn(github);
  const [page = { url: "", source: "" }] = planEditor(forum, site);

  it("has an editor page that search engines do not index", () => {
    expect(page.url).toBe("/admin/");
    expect(renderEditor(page, site)).toContain('<meta name="robots" content="noindex">');
    expect(JSON.stringify(planSitemap(forum, site))).not.toContain("admin");
  });

  it("lets only the editor page call the host of the repository", () => {
    const rules = renderHeaders(page, site).split(/^(?=\/)/m);
    const lax = rules.filter((rule) => rule.includes("unsafe"));
    expect(lax.map((rule) => rule.split("\n", 1)[0])).toEqual(expect.arrayContaining(["/sub/admin/*"]));
    expect(rules.filter((rule) => rule.includes("api.github.com")).map((rule) => rule.split("\n", 1)[0])).toEqual(["/sub/admin/*"]);
    expect(rules.filter((rule) => !rule.startsWith("/sub/"))).toEqual([]);
    expect(rules[0]).not.toContain("Content-Security-Policy");
    expect(renderEditor(page, site)).not.toContain("frame-ancestors");
  });

  it("uses the local file server on the port from the settings", () => {
    const findServer = (yaml: string) => {
      const local = switchOn(yaml);
      const [settings] = planEditorSettings(forum, local);
      if (!settings || !local.site.editor) throw new Error("no settings");
      const { backend } = describeEditor(settings, local.site.editor, local).engine;
      return ["proxy_url" in backend && backend.proxy_url, /connect-src[^;]*/.exec(renderEditor(page, local))?.[0]];
    };
    expect(findServer("{ backend: local }")).toEqual(["http://localhost:8081/api/v1", "connect-src 'self' blob: http://localhost:8081"]);
    expect(findServer("{ backend: local, port: 9000 }")).toEqual([
      "http://localhost:9000/api/v1",
      "connect-src 'self' blob: http://localhost:9000",
    ]);
  });

  it("links discussions to the editor unless the owner sets other links", () => {
    const discussion = buildDiscussion({ slug: "a b", file: "discussions/2025/پرسش.md" });
    const links = String(renderContribute(discussion, site));
    const name = encodeURIComponent("پرسش");
    expect(links).toContain(`href="/sub/admin/#/collections/discussions/entries/2025/${name}"`);
    expect(links).toContain(`href="/sub/admin/#/collections/replies/new?discussion=2025%2F${name}"`);
    const own = { ...site, site: { ...site.site, contribute: { edit: "https://x.example/{path}" } } };
    expect(String(renderContribute(discussion, own))).toContain('href="https://x.example/discussions/2025/');
  });

  const findGroup = (...files: readonly string[]) => {
    const discussions = files.map((file, index) => buildDiscussion({ slug: `d${index}`, file: `discussions/${file}` }));
    return planEditorSettings(gather(discussions), site)[0]?.group;
  };

  it("puts new discussions into the folder scheme that most discussions use", () => {
    expect(findGroup("a.md", "b.md", "2099/12/x/y/z.md")).toEqual([]);
    expect(findGroup("2024/a.md", "2025/b.md", "x.md", "zz/z.md")).toEqual(["{year}"]);
    expect(findGroup("2024/01/a.md", "2025/02/b.md", "9999/x.md")).toEqual(["{year}", "{month}"]);
    expect(findGroup("zz/a.md", "b.md")).toEqual([]);
  });

  it("puts replies beside the discussion", () => {
    const [settings] = planEditorSettings(gather([buildDiscussion({ slug: "a", file: "discussions/2025/a.md" })]), site);
    if (!settings || !site.site.editor) throw new Error("no settings");
    const { collections } = describeEditor(settings, site.site.editor, site).engine;
    expect(collections.map(({ path }) => path)).toEqual(["{{folder1}}/{{slug}}", "{{folder1}}/{{folder2}}/{{slug}}"]);
  });

  it.each([
    ["{ backend: github, repo: sara/forum }", "needs `signIn`"],
    ["{ backend: gitlab, repo: a/b/c }", "needs `appId`"],
    ["{ backend: github, repo: a/b/c, signIn: https://a.example }", "`editor.repo` cannot be a repository on GitHub"],
    ["{ backend: github, repo: a/b, branch: a..b, signIn: https://a.example }", "`editor.branch` cannot be the name of a branch"],
    ["{ backend: github, repo: forum, signIn: https://a.example }", "must name a repository as in `sara/forum`"],
    ["{ backend: github, repo: a/b, signIn: 'https://a.example; script-src *' }", "must be an https address"],
    ["{ backend: svn }", "must be one of"],
    ["{ backend: local, brunch: main }", "Did you mean `editor.branch`"],
    ["{ backend: local, port: 65536 }", "must be a whole number from 1 to 65535"],
  ])("refuses %s", (yaml, sentence) => {
    const { problems } = parseSite(`editor: ${yaml}\n`, "site.yaml");
    expect(problems.map(printProblem).join()).toContain(sentence);
  });

  describeDemo("in the guide", () => {
    it.each(["editor.md", "ویرایشگر.md"])("is turned on by each example of %s", (name) => {
      const text = readGuidePage(name);
      const examples = Array.from(text.matchAll(/^```yaml\n([\s\S]*?)^```$/gm), ([, example = ""]) => example);
      expect(examples.length).toBe(4);
      for (const example of examples) expect(parseSite(example, "site.yaml")).toMatchObject({ problems: [], value: { editor: {} } });
    });
  });
});
