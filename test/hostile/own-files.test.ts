import { mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pages } from "../../.eleventy.ts";
import { prepareBuild } from "../../scripts/build/plan.ts";
import { checkDrawing } from "../../scripts/content/parse/files/drawing.ts";
import { listFolders } from "../../scripts/text/path.ts";
import { parseFiles } from "../content/parsed.ts";
import { readCases, spellCharacters } from "../support/cases.ts";
import { listFiles, makeFolder, readTree } from "../support/disk.ts";
import { printProblem, tellProblem } from "../support/english.ts";
import { build, buildSound, loadAssetsOnce, now, writeDiscussion } from "../support/site/site.ts";
import { readNotation } from "./notation.ts";

const read = (name: string) => readCases(new URL(`./own-files/${name}.txt`, import.meta.url), (written) => written);

/** Files in `static`: their bytes, and `published` or the reason of the problem. */
const statics = read("static").map(({ title, input, expected }) => ({
  path: spellCharacters(title),
  bytes: readNotation(input),
  expected: expected.trim(),
}));
const published = statics.filter(({ expected }) => expected === "published");
const settings = "static: [named.html, named/sw.js]\n";
const sound = { "discussions/sound.md": writeDiscussion() };

const write = (files: readonly (typeof statics)[number][]) =>
  makeFolder({
    ...sound,
    "site.yaml": settings,
    ...Object.fromEntries(files.map(({ path, bytes }) => [`static/${path}`, bytes])),
  });

describe.skipIf(process.platform === "win32")("a hostile folder of static files", () => {
  test("has the outcome of the corpus", async () => {
    const options = {
      content: write(statics),
      clock: now,
      skipBroken: false,
      search: true,
      isCheck: true,
      loadAssets: loadAssetsOnce,
    } as const;
    const { problems, loaded } = await prepareBuild(options, pages);
    const reasons = new Map(problems.map(tellProblem).map(({ file, reason }) => [file, reason]));
    const outcomes = statics.map(({ path }) => {
      const file = `static/${path}`;
      const folder = listFolders(file).find((folder) => reasons.has(folder));
      const outcome = folder === undefined ? (reasons.get(file) ?? "published") : `${folder}: ${reasons.get(folder)}`;
      return { path, outcome };
    });
    expect(outcomes).toEqual(statics.map(({ path, expected }) => ({ path, outcome: expected })));
    expect(loaded.notes).toEqual([]);
  });

  test("is published byte for byte without the refused files, and changes no file of the site", async () => {
    const [plain, site] = [await buildSound(makeFolder(sound)), await build(write(statics), { skipBroken: true })];
    expect(site.problems).toEqual([]);
    const [before, after] = [readTree(plain.output), readTree(site.output)];
    const added = listFiles(site.output).filter((path) => before[path] === undefined);
    expect([...added, "robots.txt"].sort()).toEqual(published.map(({ path }) => path).sort());
    for (const { path, bytes } of published) expect(readFileSync(join(site.output, path)).equals(bytes)).toBe(true);
    const changed = Object.keys(before).filter((path) => before[path] !== after[path]);
    expect(changed.sort()).toEqual([".goftogu", "robots.txt"]);
  });

  test("is never followed out of the folder, and its special and large files are not opened", async () => {
    const content = makeFolder(sound);
    mkdirSync(join(content, "static/docs"), { recursive: true });
    symlinkSync("/etc/hostname", join(content, "static/link.txt"));
    symlinkSync("/etc", join(content, "static/docs/folder"));
    writeFileSync(join(content, "static/huge.zip"), "");
    truncateSync(join(content, "static/huge.zip"), 26 * 1024 * 1024);
    writeFileSync(join(content, "static/large.svg"), "");
    truncateSync(join(content, "static/large.svg"), 257 * 1024);
    const { problems } = await build(content);
    expect(problems.map(printProblem)).toEqual([
      "static/docs/folder:1:1: links are not followed. Put the file itself here.",
      "static/huge.zip:1:1: the file is over 25 MiB. Make it smaller, or put it on a host for large files.",
      "static/large.svg:1:1: the picture is over 256 KiB. Make it smaller: every reader loads it.",
      "static/link.txt:1:1: links are not followed. Put the file itself here.",
    ]);
  });

  test.each([
    ["A.txt", "a.txt", "the address `/a.txt` already belongs to `static/A.txt`"],
    ["straße.txt", "STRASSE.txt", "the address `/straße.txt` already belongs to `static/STRASSE.txt`"],
    ["caf\u00e9.txt", "cafe\u0301.txt", "this name appears here in several Unicode forms: `cafe[U+0301].txt` and `café.txt`"],
    ["a", "A/b.txt", "the file `/a` is above the address `/A/b.txt`, which belongs to `static/A/b.txt`"],
  ])("cannot hold both %s and %s", async (one, other, reason) => {
    const { problems } = await build(makeFolder({ ...sound, [`static/${one}`]: "x", [`static/${other}`]: "x" }));
    expect(problems.map((problem) => tellProblem(problem).reason)).toEqual([reason]);
  });

  test.each([
    ["about/index.html", "/about/index.html"],
    ["about.html", "/about.html"],
    ["feed.xml", "/feed.xml"],
    ["404.html", "/404.html"],
    ["index.html", "/index.html"],
    ["_headers", "/_headers"],
    ["manifest.webmanifest", "/manifest.webmanifest"],
    ["old.html", "/old.html"],
  ])("takes no address of a page, even if the owner names it: %s", async (path, url) => {
    const content = makeFolder({
      "discussions/a.md": writeDiscussion({ redirectFrom: "[/old.html]" }),
      "pages/about.md": "---\ntitle: About\n---\nx\n",
      "site.yaml": `static: [${path}]\n`,
      [`static/${path}`]: "x",
    });
    const { problems } = await build(content, { skipBroken: true });
    expect(problems.map(({ file, violation }) => ({ file, violation }))).toEqual([
      { file: `static/${path}`, violation: expect.objectContaining({ rule: "addressTaken", url }) },
    ]);
  });
});

describe("a hostile drawing", () => {
  test.each(read("drawings"))("has the outcome of the corpus: $title", ({ input, expected }) => {
    const found = checkDrawing(new TextDecoder().decode(readNotation(input)).trimEnd());
    const { reason } = found ? tellProblem({ file: "a.svg", ...found }) : { reason: "the drawing published" };
    expect(reason).toBe(`the drawing ${expected.trim()}`);
  });

  test.each([
    ["an element", "  <script/>", 2, 3],
    ["an attribute", '  <g class="onload"\n    id="b" onload="x"/>', 3, 12],
    ["a second id", '<g id="a"/>\n<g class="a" id = "a"/>', 3, 14],
    ["a reference", '<g><use\nhref="x"/></g>', 3, 1],
    ["a style sheet", "<g/><style>\n\n@import 'x'</style>", 2, 5],
    ["an instruction", " <?php ?>", 2, 2],
    ["an entity", "گفتگو &x;", 2, 9],
    ["a tag that is not closed", "<g></h></g>", 2, 7],
  ])("is refused at the place of %s", (_, inner, line, column) => {
    expect(checkDrawing(`<svg xmlns="http://www.w3.org/2000/svg">\n${inner}\n</svg>`)).toMatchObject({ line, column });
  });

  test.each([
    ["static/a.svg", "static/a.svg:2:2"],
    ["logo.svg", "logo.svg:2:2"],
  ])("is refused with its place as %s", (path, place) => {
    const { problems } = parseFiles({ ...sound, [path]: '<svg xmlns="http://www.w3.org/2000/svg">\n <a/></svg>' });
    expect(problems.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([place]);
  });

  test.each(["logo.svg", "icon.svg"])("is refused as %s too", (name) => {
    for (const { title, input, expected } of read("drawings")) {
      const { problems, content } = parseFiles({ ...sound, [name]: readNotation(input) });
      const isPublished = expected.trim() === "published";
      expect([title, problems.map(({ file, violation }) => [file, violation.rule])]).toEqual([
        title,
        isPublished ? [] : [[name, "drawingNotPlain"]],
      ]);
      expect(Object.keys(content.brand)).toEqual(isPublished ? [name.slice(0, 4)] : []);
    }
  });
});
