import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { findDarkColours } from "../../scripts/pages/colours.ts";
import { applyTheme } from "../../scripts/pages/theme.ts";
import { makeFolder } from "../support/disk.ts";
import { tellProblem } from "../support/english.ts";
import { findAll, findOne, readAttribute, readText } from "../support/site/html.ts";
import { type BuiltSite, build as buildOrRefuse, buildSound, writeDiscussion } from "../support/site/site.ts";

const settings = `
labels:
  site.latest: تازه‌ها
  copy.button: بردار
theme:
  colours:
    accent: { light: "#8A1C5C", dark: "#f5a" }
    page: { dark: "#101010" }
  fonts: { text: "Samim, Tahoma", code: monospace }
  sizes: { body: 1.125rem, measure: 50rem }
`;

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSound(makeFolder({ "site.yaml": settings, "discussions/a.md": writeDiscussion() }));
});

const readAsset = (name: RegExp) => site.read(site.files.find((file) => name.test(file)) ?? "none");

describe("a customised site", () => {
  it("uses its own labels, in pages and in scripts", () => {
    expect(readText(findOne(site.page("/"), "h2", { id: "latest" }))).toBe("تازه‌ها");
    expect(readAsset(/assets\/post-\w+\.js$/)).toContain("بردار");
    expect(readAsset(/assets\/post-\w+\.js$/)).not.toContain('"رونوشت"');
  });

  it("uses its colours in the style sheet, the head, the web manifest and the icons, but not in high contrast", () => {
    const styles = readAsset(/assets\/site-\w+\.css$/);
    expect(styles).toMatch(
      /--accent: ?var\(--plain, ?var\(--light, ?#8a1c5c\) ?var\(--dark, ?#f5a\)\) ?var\(--strong, ?var\(--light, ?#004a3f\)/,
    );
    expect(styles).toMatch(/--page: ?var\(--plain, ?var\(--light, ?#fdfcfa\) ?var\(--dark, ?#101010\)\)/);
    const metas = findAll(site.page("/"), "meta", { name: "theme-color" }).map((meta) => readAttribute(meta, "content"));
    expect(metas).toEqual(["#fdfcfa", "#101010"]);
    expect(readAsset(/assets\/icon-\w+\.svg$/)).toContain("#8a1c5c");
  });

  it("uses its fonts before the default ones, and its sizes", () => {
    const styles = readAsset(/assets\/site-\w+\.css$/);
    expect(styles).toMatch(/--font: ?"?Samim"?, ?"?Tahoma"?, ?"?Vazirmatn/);
    expect(styles).toMatch(/--mono: ?monospace, ?ui-monospace/);
    expect(styles).toMatch(/--size-body: ?1\.125rem/);
    expect(styles).toMatch(/--measure: ?50rem/);
  });
});

describe("a font of the owner", () => {
  const build = (fonts: string) => {
    const settings = `language: en\ntheme: { fonts: ${fonts} }`;
    return buildOrRefuse(makeFolder({ "site.yaml": settings, "discussions/a.md": writeDiscussion(), "static/fonts/سمیم.woff2": "x" }));
  };

  it("is declared and preloaded, and the default one is not", async () => {
    const own = await build("{ text: Samim, textFile: fonts/سمیم.woff2, code: Fira Code, codeFile: fonts/سمیم.woff2 }");
    expect(own.problems).toEqual([]);
    const styles = own.read(own.files.find((file) => /assets\/site-.*css$/.test(file)) ?? "none");
    const address = `url\\(../${encodeURI("fonts/سمیم.woff2")}\\)`;
    expect(styles).toMatch(new RegExp(`@font-face ?{font-family:Samim;font-display:swap;src:${address} ?format\\("woff2"\\)}`));
    expect(styles).toMatch(new RegExp(`@font-face ?{font-family:Fira Code;font-display:swap;src:${address}`));
    const preloaded = findAll(own.page("/"), "link", { rel: "preload" }).map((link) => readAttribute(link, "href"));
    expect(preloaded).toEqual(["/fonts/سمیم.woff2"]);
  });

  it.each([
    ["{ text: Samim, textFile: fonts/سمم.woff2 }", 42, "Did you mean `fonts/سمیم.woff2`?"],
    ["{ text: Samim, textFile: x.woff2 }", 42, "Put the font into `static/fonts`."],
    ["{ text: Samim, textFile: /fonts/سمیم.woff2 }", 42, "Write, for example, `textFile: fonts/Samim.woff2`."],
    ["{ text: Samim, textFile: fonts/سمیم.ttf }", 42, "Write, for example, `textFile: fonts/Samim.woff2`."],
    ["{ codeFile: fonts/سمیم.woff2 }", 29, "Write, for example, `code: Samim`."],
  ])("is refused at its place if no page could load it: %s", async (fonts, column, fix) => {
    const { problems } = await build(fonts);
    expect(problems.map((problem) => [problem.file, problem.line, problem.column, tellProblem(problem).fix])).toEqual([
      ["site.yaml", 2, column, fix],
    ]);
  });
});

describe("a theme", () => {
  const sheets = ["colours", "tokens"].map((name) => readFileSync(`layouts/styles/${name}.css`, "utf8"));

  it("without values changes nothing", () => {
    const none = { colours: {}, fonts: {}, sizes: {} };
    for (const sheet of sheets) expect(applyTheme(sheet, none)).toBe(sheet);
    expect(findDarkColours(none)).toEqual({ page: "#171714", accent: "#63c8b3" });
  });

  it("can change each size", () => {
    const sizes = { small: "1rem", body: "1.5rem", title: "1.6rem", head: "2.6rem", measure: "41rem", radius: "0rem" };
    const changed = applyTheme(sheets.join(""), { colours: {}, fonts: {}, sizes });
    for (const size of Object.values(sizes)) expect(changed).toContain(`: ${size};`);
  });
});
