import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { findSite, listFiles, makeFolder, writeFiles } from "../support/disk.ts";
import { callProgram, installPacked, listPacked, packProject, startProgram, terminal } from "./installed.ts";

const megabyte = 1_000_000;
const patience = { timeout: 50_000, interval: 200 };

let tarball: string;
let folder: string;

beforeAll(() => {
  tarball = packProject();
  // A path that careless code would split, or take for an escape.
  folder = join(makeFolder(), "انجمن من %20");
  mkdirSync(folder);
  writeFiles(folder, { "package.json": '{ "type": "module" }\n' });
  installPacked(tarball, folder);
});

beforeEach(() => {
  for (const name of readdirSync(folder))
    if (!["node_modules", "package.json"].includes(name)) rmSync(join(folder, name), { recursive: true });
});

const post = (title: string) => `---\ntitle: ${title}\nauthor: Mina\ncreated: 2026-01-05\ntags: [bikes]\n---\nHello.\n`;

const write = (files: Record<string, string> = {}) =>
  writeFiles(folder, { "content/site.yaml": "language: en\nname: Bikes\n", "content/discussions/first.md": post("First"), ...files });

const read = (path: string) => readFileSync(join(folder, "dist", path), "utf8");

describe("the package", () => {
  test("is small, and holds no tests and no content", () => {
    const packed = listPacked(tarball);
    expect(statSync(tarball).size).toBeLessThan(3 * megabyte);
    const top = [...new Set(packed.map((path) => path.split("/")[0]))].sort();
    expect(top).toEqual([".eleventy.ts", ".github", "LICENSE", "README.md", "layouts", "lib", "package.json", "scripts"]);
  });

  test("builds a site from an empty cache, again without a change, and writes nothing below node_modules", async () => {
    write();
    const before = listFiles(join(folder, "node_modules/goftogu"));
    expect(await callProgram(folder, "build")).toMatchObject({
      status: 0,
      output: expect.stringMatching(
        /View it: goftogu start \(rebuilds on a change\) or goftogu preview \(as a static host serves it\)\.\n$/,
      ),
    });
    expect(read("discussions/first/index.html")).toContain("Hello.");
    expect(await callProgram(folder, "build")).toMatchObject({ status: 0, output: expect.stringContaining(" 0 files written ") });
    expect(listFiles(join(folder, "node_modules/goftogu"))).toEqual(before);
  });

  test("checks and writes content", async () => {
    write();
    expect(await callProgram(folder, "new", "--title=Second", "--author=Ali", "--tags=bikes", "--body=Hi")).toMatchObject({
      status: 0,
      errors: "",
    });
    expect(await callProgram(folder, "check")).toEqual({ status: 0, output: "3 files, 2 discussions: no problem.\n", errors: "" });
    expect(await callProgram(folder, "check", "--contnt=x")).toMatchObject({
      status: 2,
      errors: "Unknown option `--contnt`; did you mean `--content`? See goftogu check --help.\n",
    });
  });

  test("serves a site, and follows a change in its content and its parts", async () => {
    write();
    const child = startProgram(folder, ["start", "--port=0"]);
    onTestFinished(() => void child.kill());
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
    await vi.waitFor(() => expect(output).toMatch(/Serving dist at http\S+ /), patience);
    const [url = ""] = output.match(/http\S+/) ?? [];
    const load = async () => (await fetch(url)).text();
    writeFileSync(join(folder, "content/discussions/first.md"), post("Changed"));
    await vi.waitFor(async () => expect(await load()).toContain("Changed"), patience);
    writeFileSync(join(folder, "own.ts"), 'import { html } from "goftogu";\nexport const own = { footer: () => html`<p>Ours</p>` };\n');
    await vi.waitFor(async () => expect(await load()).toContain("<p>Ours</p>"), patience);
    writeFileSync(join(folder, "own.ts"), 'import { html } from "goftogu";\nexport const own = { footer: () => html`<p>Theirs</p>` };\n');
    await vi.waitFor(async () => expect(await load()).toContain("<p>Theirs</p>"), patience);
    const closed = new Promise((resolve) => child.once("close", resolve));
    child.kill("SIGINT");
    expect(await closed).toBe(0);
  });
});

test("npm create goftogu makes a forum, which builds", async () => {
  const create = join(folder, "node_modules/create-goftogu");
  cpSync("scripts/create-goftogu", create, { recursive: true });
  const child = spawnSync(process.execPath, [join(create, "create.mjs"), "انجمن", "--yes"], {
    cwd: folder,
    encoding: "utf8",
    env: terminal,
  });
  expect(child).toMatchObject({ status: 0, stderr: "" });
  const forum = join(folder, "انجمن");
  symlinkSync(join(folder, "node_modules"), join(forum, "node_modules"), "junction");
  expect(await callProgram(forum, "check", "--strict")).toMatchObject({ status: 0 });
  expect(await callProgram(forum, "build")).toMatchObject({ status: 0 });
  expect(readFileSync(join(forum, "dist/discussions/welcome/index.html"), "utf8")).toContain("خوش آمدید");
});

test("create-goftogu has the version of the package, and depends on it", () => {
  const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));
  const { version, engines } = read("package.json");
  expect(read("scripts/create-goftogu/package.json")).toMatchObject({ version, engines, dependencies: { goftogu: version } });
});

describe("own.ts beside package.json", () => {
  const footer = (text: string) => `export const own = { footer: () => ${text} };\n`;

  test("replaces parts, may import files and packages, and is checked by TypeScript", async () => {
    write({
      "own.ts": `import { html, link, type OwnParts } from "goftogu";
import { name } from "./own/name.ts";
import bikes from "bikes";

export const own: OwnParts = {
  footer: (defaultPart, site) => html\`\${defaultPart}<p><a href="\${link(site.basePath, "/tags/")}">\${name} &amp; \${bikes}</a></p>\`,
};
`,
      "own/name.ts": 'export const name: string = "<b>";\n',
      "node_modules/bikes/index.js": 'module.exports = require("node:path").posix.join("a", "b");\n',
      "node_modules/bikes/index.d.ts": "declare const bikes: string;\nexport default bikes;\n",
      "node_modules/bikes/package.json": '{ "type": "commonjs" }\n',
    });
    expect(await callProgram(folder, "build")).toMatchObject({ status: 0 });
    const line = '<p><a href="/tags/">&lt;b&gt; &amp; a/b</a></p>';
    expect(read("index.html")).toContain(line);
    const compilerOptions = { noEmit: true, strict: true, skipLibCheck: true, module: "nodenext", allowImportingTsExtensions: true };
    writeFiles(folder, { "tsconfig.json": JSON.stringify({ compilerOptions, files: ["own.ts"] }) });
    expect(spawnSync(process.execPath, ["node_modules/typescript/bin/tsc", "-p", folder], { encoding: "utf8" }).stdout).toBe("");
    writeFiles(folder, { "own/name.ts": 'export const name: string = "new";\n' });
    expect(await callProgram(folder, "build")).toMatchObject({ status: 0 });
    expect(read("index.html")).toContain(line.replace("&lt;b&gt;", "new"));
  });

  test("reaches the pages that workers render", async () => {
    const count = 2100;
    write({ "own.ts": `import { html } from "goftogu";\n${footer("html`<p>Ours</p>`")}` });
    for (let index = 0; index < count; index += 1) writeFiles(folder, { [`content/discussions/n${index}.md`]: post(`N${index}`) });
    expect(await callProgram(folder, "build", "--workers=1")).toMatchObject({ status: 0 });
    const pages = listFiles(join(folder, "dist/discussions")).filter((file) => file.endsWith("index.html"));
    expect(pages).toHaveLength(count + 1);
    expect(pages.filter((file) => !read(`discussions/${file}`).includes("<p>Ours</p>"))).toEqual([]);
  });

  test.each([
    ['own.ts:1:15: The package "nothing" is not installed: add it with npm install.', `import x from "nothing";\n${footer("x")}`],
    ['own.ts:1:24: Expected ";" but found "{".', `export const own = own {;\n`],
    [
      "own.ts:1:22: `own.ts` has a part `foter`, and pages have none of that name. Did you mean `footer`?",
      "export const own = { foter: () => 1 };\n",
    ],
    ["the part `footer` of `own.ts` failed: x is not defined", footer("x")],
    ["`own.ts` has no parts: write `export const own: OwnParts = { … };`.", "export const parts = {};\n"],
  ])("is named in the error %s", async (sentence, text) => {
    write({ "own.ts": text });
    expect(await callProgram(folder, "build")).toMatchObject({ status: 3, errors: expect.stringContaining(sentence) });
  });
});

test("a site of version 0.1 builds, with its own.ts as it is", async () => {
  const site = findSite("v0.1");
  writeFiles(folder, { "own.ts": readFileSync(join(site, "own.ts"), "utf8") });
  expect(await callProgram(folder, "build", `--content=${join(site, "content")}`)).toMatchObject({ status: 0 });
  const addresses = readFileSync(join(site, "addresses.txt"), "utf8").trim().split("\n");
  const files = new Set(listFiles(join(folder, "dist")));
  const missing = addresses.filter((address) => {
    const [url = ""] = address.split("#");
    return !files.has(`${url.slice(1)}${url.endsWith("/") ? "index.html" : ""}`);
  });
  expect(missing).toEqual([]);
  expect(read("index.html")).toContain("own-header");
});
