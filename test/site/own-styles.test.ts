import { rmSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { makeFolder, readTree, writeFiles } from "../support/disk.ts";
import { tellProblem } from "../support/english.ts";
import { findAll, readAttribute } from "../support/site/html.ts";
import { type BuiltSite, build, buildSound, writeDiscussion } from "../support/site/site.ts";

const sound = { "site.yaml": "base: https://forum.example/sub/\n", "discussions/a.md": writeDiscussion() };
const css = `@charset "utf-8";
.site-header { background: url(/شهر.png?v=1#x); & a { color: red } }
`;

const listSheets = (site: BuiltSite, url: string) =>
  findAll(site.page(url), "link", { rel: "stylesheet" }).map((sheet) => readAttribute(sheet, "href") ?? "");

describe("the style sheet of the owner", () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await buildSound(makeFolder({ ...sound, "theme.css": css, "static/شهر.png": "x" }));
  });

  test.each(["/", "/discussions/a/", "/tags/", "/search/", "/404.html"])("is the last one of %s", (url) => {
    expect(listSheets(site, url).at(-1)).toMatch(/^\/sub\/assets\/theme-[0-9a-f]{10}\.css$/);
  });

  test("belongs to the last layer, and names files of the site relative to its own folder", () => {
    const [own = ""] = listSheets(site, "/").slice(-1);
    const [first = ""] = listSheets(site, "/");
    const read = (address: string) => site.read(address.replace("/sub/", ""));
    expect(read(first)).toMatch(/^@layer [\w,]*,theme;/);
    expect(read(own)).toContain("@layer theme{");
    expect(read(own)).toContain(`url(../${encodeURI("شهر")}.png?v=1#x)`);
    expect(read(own)).toContain(".site-header a{color:red}");
  });
});

test("a site without a style sheet of its own loads none", async () => {
  const site = await buildSound(makeFolder(sound));
  expect(site.files.filter((file) => file.includes("theme-"))).toEqual([]);
});

test("a build after a change of the style sheet equals a clean one, so does one after its removal", async () => {
  const folder = makeFolder();
  const content = join(folder, "content");
  const options = { output: join(folder, "dist"), store: join(folder, "store"), cache: "used" } as const;
  writeFiles(content, sound);
  const plain = readTree((await buildSound(content, options)).output);
  for (const colour of ["red", "blue"]) {
    writeFiles(content, { "theme.css": `a { color: ${colour} }` });
    expect(readTree((await buildSound(content, options)).output)).toEqual(readTree((await buildSound(content)).output));
  }
  rmSync(join(content, "theme.css"));
  expect(readTree((await buildSound(content, options)).output)).toEqual(plain);
});

const forbidden = (written: string) => `the content policy of all pages forbids \`${written}\``;
const missing = (written: string) => `\`static\` holds no file with the address \`${written}\``;
const invalid = (written: string) => `the style sheet is not valid CSS: \`${written}\``;

test.each([
  ['@import "a.css";', "1:9", "the style sheet imports `a.css`"],
  ["@import url(https://example.org/a.css) print;", "1:9", "the style sheet imports `https://example.org/a.css`"],
  ["a {}\n.ب { background: url(https://example.org/a.png) }", "2:18", forbidden("https://example.org/a.png")],
  ["a { background: url(//example.org/a.png) }", "1:17", forbidden("//example.org/a.png")],
  ["a { background: url('\\/\\/example.org/a.png') }", "1:21", forbidden("//example.org/a.png")],
  ["a { background: url(data:image/png;base64,AAAA) }", "1:17", forbidden("data:image/png;base64,AAAA")],
  ["@font-face { font-family: x; src: url(/fonts/samin.woff2) }", "1:35", missing("/fonts/samin.woff2")],
  ["a { background: url(static/a.png) }", "1:17", missing("static/a.png")],
  ["a { background: url(/../site.yaml) }", "1:17", missing("/../site.yaml")],
  ["a { background: url(/%ff) }", "1:17", missing("/%ff")],
  ['a { background: image-set(url(/a.png) 1x, "b.png" 2x) }', "1:43", 'the address `"b.png"` in `image-set` is not in `url()`'],
  ["a { color: red", "1:15", invalid('Expected "}" to go with "{"')],
  ["a {}\n/* x", "2:5", invalid('Expected "*/" to terminate multi-line comment')],
  ["// x\na {}", "1:1", invalid('Comments in CSS use "/* ... */" instead of "//"')],
  ['@charset "latin1"; a {}', "1:10", invalid('"UTF-8" will be used instead of unsupported charset "latin1"')],
  ['a {}\n@charset "utf-8";', "2:1", invalid('"@charset" must be the first rule in the file')],
])("%j is refused at its place", async (text, place, reason) => {
  const files = { "static/a.png": "x", "static/fonts/samim.woff2": "x", "theme.css": text };
  const { problems } = await build(makeFolder({ ...sound, ...files }));
  const told = problems.map((problem) => ({ ...problem, ...tellProblem(problem) }));
  expect(told.map(({ file, line, column, reason }) => [file, `${line}:${column}`, reason])).toContainEqual(["theme.css", place, reason]);
});

test.each([
  [{ "theme.css": "a { b: url(fonts/samim.woff2) }" }, "Did you mean `url(/fonts/samim.woff2)`?"],
  [{ "theme.css": "a { b: url(../static/fonts/samim.woff2) }" }, "Did you mean `url(/fonts/samim.woff2)`?"],
  [{ "theme.css": "a { b: url(/fonts/samin.woff2) }" }, "Did you mean `url(/fonts/samim.woff2)`?"],
  [{ "theme.css": Buffer.from([0x61, 0xff]) }, "Save it as UTF-8."],
  [{ "theme.css": " ".repeat(256 * 1024 + 1) }, "Make it smaller, or split it."],
  [{ "them.css": "a {}" }, "Did you mean `theme.css`?"],
])("%# is refused with its fix", async (files, fix) => {
  const { problems } = await build(makeFolder({ ...sound, "static/fonts/samim.woff2": "x", ...files }));
  expect(problems.map((problem) => tellProblem(problem).fix)).toEqual([fix]);
});
