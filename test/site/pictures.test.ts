import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { openBuilder } from "../../scripts/build/builder.ts";
import { prepareCheck } from "../../scripts/build/check.ts";
import type { Problem } from "../../scripts/problems/problem.ts";
import { createDice } from "../support/dice.ts";
import { type Files, makeFolder, readTree, writeFiles } from "../support/disk.ts";
import { printProblem } from "../support/english.ts";
import { makePhotograph, readPixels, secrets } from "../support/photographs.ts";
import { writePng } from "../support/pictures.ts";
import { type Element, findAll } from "../support/site/html.ts";
import { type BuiltSite, build, buildSound, now, plain, writeDiscussion, writeReply } from "../support/site/site.ts";

/** The files of an output folder that hold what a camera wrote. */
function findSecrets(output: string): readonly string[] {
  const holds = (content: string) => Object.values(secrets).some((secret) => content.includes(secret));
  return Object.entries(readTree(output)).flatMap(([path, content]) => (holds(content) ? [path] : []));
}

describe("the metadata of a picture", () => {
  test("is not published, and its pixels are", async () => {
    const pictures = Object.fromEntries(
      await Promise.all(
        (["jpg", "png", "webp", "avif"] as const).map(async (kind) => [`a.${kind}`, await makePhotograph(64, 48, { kind })] as const),
      ),
    );
    const names = Object.keys(pictures);
    const content = makeFolder({
      "discussions/a.md": writeDiscussion({}, names.map((name) => `![نما](${name})`).join("\n")),
      ...Object.fromEntries(names.map((name) => [`discussions/a/${name}`, pictures[name] ?? ""])),
      "logo.png": await makePhotograph(64, 48, { kind: "png" }),
    });
    expect(findSecrets(content).length).toBe(names.length + 1);
    const { output, files } = await buildSound(content);
    expect(files).toEqual(expect.arrayContaining(names.map((name) => `discussions/a/${name}`)));
    expect(findSecrets(output)).toEqual([]);
    for (const name of names) {
      const published = readFileSync(join(output, "discussions/a", name));
      expect([name, (await readPixels(published)).equals(await readPixels(pictures[name] ?? Buffer.alloc(0)))]).toEqual([name, true]);
    }
  });
});

/** The attributes of the elements with this name. */
function listAttributes(root: Element, name: string): readonly Readonly<Record<string, string>>[] {
  return findAll(root, name).map(({ attrs }) => Object.fromEntries(attrs.map((attribute) => [attribute.name, attribute.value])));
}

/** The pictures of a text: pages have others around it. */
const listShown = (page: Element) => listAttributes(page, "img").filter(({ loading }) => loading === "lazy");

/** The smallest picture that needs a copy, with 400 times the width of its height. */
const wide = () => makePhotograph(2000, 5);

const listCopies = (files: readonly string[]) => files.filter((path) => path.startsWith("assets/pictures/"));

/** A discussion with one picture. */
async function writeOne(picture: Promise<Buffer>, name = "a.jpg", body = `![نمای شهر](${name})`) {
  return makeFolder({ "discussions/a.md": writeDiscussion({}, body), [`discussions/a/${name}`]: await picture });
}

describe("a large picture", () => {
  test("is shown as a copy of 1,600 pixels that links to the original", async () => {
    const { page, files, output, report } = await buildSound(await writeOne(wide()), { store: makeFolder() });
    const [copy = ""] = listCopies(files);
    expect(copy).toMatch(/^assets\/pictures\/[\da-f]{32}\.webp$/);
    const [link] = findAll(page("/discussions/a/"), "a", { href: "/discussions/a/a.jpg" });
    expect(link?.attrs).toContainEqual({ name: "aria-label", value: "تصویر در اندازهٔ اصلی: نمای شهر" });
    expect(link ? listShown(link) : []).toMatchObject([{ src: `/${copy}`, width: "1600", height: "4", alt: "نمای شهر" }]);
    expect(await sharp(readFileSync(join(output, copy))).metadata()).toMatchObject({ format: "webp", width: 1600, height: 4 });
    expect(report?.pictures.copied).toBe(1);
    expect(findSecrets(output)).toEqual([]);
  });

  test.each(["jpg", "png", "webp"] as const)("is turned as a camera says, as is its copy: %s", async (kind) => {
    const content = await writeOne(makePhotograph(2000, 500, { kind, orientation: 6 }), `a.${kind}`);
    const { files, output, page } = await buildSound(content);
    const [copy = ""] = listCopies(files);
    expect(listShown(page("/discussions/a/")).map(({ width, height }) => [width, height])).toEqual([["400", "1600"]]);
    const pixels = await readPixels(readFileSync(join(output, copy)));
    // The bright square of the top left is at the top right.
    const brightness = (x: number, y: number) => pixels[3 * (y * 400 + x)] ?? 0;
    expect([brightness(390, 10) > 200, brightness(10, 10) > 200, brightness(390, 1590) > 200]).toEqual([true, false, false]);
    expect((await sharp(readFileSync(join(output, `discussions/a/a.${kind}`))).metadata()).orientation).toBe(6);
  });

  test("has no link inside a link, and absolute addresses in the feed", async () => {
    const content = await writeOne(wide(), "a.jpg", "[![نما](a.jpg)](https://example.com/)\n\n![نما](a.jpg)");
    const { page, read } = await buildSound(content);
    const links = findAll(page("/discussions/a/"), "a").filter((link) => listShown(link).length > 0);
    expect(links.flatMap(({ attrs }) => attrs.filter(({ name }) => name === "href")).map(({ value }) => value)).toEqual([
      "https://example.com/",
      "/discussions/a/a.jpg",
    ]);
    expect(read("feed.xml")).toContain("https://forum.example/discussions/a/a.jpg");
    expect(read("feed.xml")).toMatch(/https:\/\/forum\.example\/assets\/pictures\/[\da-f]{32}\.webp/);
  });

  test("shares its copy with an equal one", async () => {
    const picture = await wide();
    const content = makeFolder({
      "discussions/a.md": writeDiscussion({}, "![نما](a.jpg)"),
      "discussions/a/a.jpg": picture,
      "discussions/b.md": writeDiscussion({}, "![نما](b.jpg)"),
      "discussions/b/b.jpg": picture,
    });
    expect(listCopies((await buildSound(content)).files).length).toBe(1);
  });
});

describe("a picture without a copy", () => {
  const still = { raw: { width: 1700, height: 8, channels: 3, pageHeight: 4 } } as const;
  const frames = () => sharp(Buffer.alloc(1700 * 8 * 3, 7).fill(200, 1700 * 12), still);
  test.each([
    ["is small", "a.jpg", () => makePhotograph(1600, 5)],
    ["moves", "a.gif", () => frames().gif().toBuffer()],
    ["moves", "a.webp", () => frames().webp().toBuffer()],
  ])("%s: %s", async (_, name, make) => {
    const { files, page } = await buildSound(await writeOne(make(), name));
    expect(listCopies(files)).toEqual([]);
    expect(listShown(page("/discussions/a/")).map(({ src }) => src)).toEqual([`/discussions/a/${name}`]);
  });

  test("has few pixels, but many bytes: it gets one", async () => {
    const noise = Buffer.alloc(400 * 300 * 3).map(createDice(1).bind(undefined, 256));
    const picture = sharp(noise, { raw: { width: 400, height: 300, channels: 3 } })
      .png()
      .toBuffer();
    const { page, files } = await buildSound(await writeOne(picture, "a.png"));
    expect(listCopies(files).length).toBe(1);
    expect(listShown(page("/discussions/a/")).map(({ width }) => width)).toEqual(["400"]);
  });
});

describe("a picture of a content page", () => {
  const write = async () =>
    makeFolder({
      "discussions/a.md": writeDiscussion({}, "[نقشه](../pages/about/map.jpg)"),
      "pages/about.md": "---\ntitle: درباره\n---\n![نما](a.jpg) ![نما](about/small.jpg)\n",
      "pages/about/a.jpg": await wide(),
      "pages/about/small.jpg": await makePhotograph(8, 6),
      "pages/about/map.jpg": await makePhotograph(8, 6, { seed: 1 }),
      "pages/about/unnamed.jpg": await makePhotograph(8, 6, { seed: 2 }),
    });

  test("is shown, copied and cleaned as in a discussion", async () => {
    const { page, files, output, notes } = await buildSound(await write());
    const [copy = ""] = listCopies(files);
    expect(listShown(page("/about/")).map(({ src, width }) => [src, width])).toEqual([
      [`/${copy}`, "1600"],
      ["/about/small.jpg", "8"],
    ]);
    expect(findAll(page("/about/"), "a", { href: "/about/a.jpg" }).length).toBe(1);
    expect(findAll(page("/discussions/a/"), "a", { href: "/about/map.jpg" }).length).toBe(1);
    expect(files.filter((path) => path.startsWith("about/"))).toEqual(
      ["a.jpg", "index.html", "map.jpg", "small.jpg"].map((name) => `about/${name}`),
    );
    expect(findSecrets(output)).toEqual([]);
    expect(notes.map(printProblem)).toEqual([
      "pages/about/unnamed.jpg:1:1: no text shows or links this file, so it is not published. Name it in a text, or remove it.",
    ]);
  });

  test("takes no address of another file", async () => {
    const content = await write();
    writeFiles(content, { "static/about/a.jpg": "x" });
    const { problems } = await build(content);
    expect(problems).toMatchObject([{ file: "static/about/a.jpg", violation: { rule: "addressTaken", url: "/about/a.jpg" } }]);
  });

  test("changes its page in the next build", async () => {
    const content = await write();
    const options = { store: makeFolder(), cache: "used" } as const;
    const first = await buildSound(content, options);
    writeFiles(content, { "pages/about/a.jpg": await makePhotograph(5, 2000), "pages/about/small.jpg": await makePhotograph(9, 6) });
    const next = await buildSound(content, { ...options, output: first.output });
    expect(listShown(next.page("/about/")).map(({ width, height }) => [width, height])).toEqual([
      ["4", "1600"],
      ["9", "6"],
    ]);
    expect(readTree(next.output)).toEqual(readTree((await buildSound(content)).output));
  });
});

describe("copies of pictures", () => {
  test("are made once for a store, and stay in the output", async () => {
    const content = await writeOne(wide());
    const options = { store: makeFolder(), cache: "used" } as const;
    const first = await buildSound(content, options);
    const next = [await buildSound(content, { ...options, output: first.output }), await buildSound(content, options)];
    writeFiles(content, { "discussions/b.md": writeDiscussion() });
    next.push(await buildSound(content, { ...options, output: first.output }));
    expect(next.map(({ report }) => report?.pictures.copied)).toEqual([undefined, undefined, undefined]);
    for (const { files } of next) expect(listCopies(files)).toEqual(listCopies(first.files));
  });

  test("are made again if somebody damages or removes them", async () => {
    const content = await writeOne(wide());
    const store = makeFolder();
    const first = await buildSound(content, { store });
    const [name = ""] = listCopies(first.files).map((path) => path.slice("assets/pictures/".length));
    writeFiles(store, { [`pictures/${name}`]: "damaged" });
    expect((await buildSound(content, { store })).report?.pictures.copied).toBe(1);
  });

  test("leave the output with their picture, and the store with `--clean`", async () => {
    const content = await writeOne(wide());
    const options = { store: makeFolder(), cache: "used", output: join(makeFolder(), "dist") } as const;
    await buildSound(content, options);
    writeFiles(content, { "discussions/a/a.jpg": await makePhotograph(2000, 5, { seed: 1 }) });
    const second = await buildSound(content, options);
    expect(listCopies(second.files).length).toBe(1);
    expect(readdirSync(join(options.store, "pictures")).length).toBe(2);
    await buildSound(content, { ...options, cache: "new" });
    expect(readdirSync(join(options.store, "pictures"))).toEqual(
      listCopies(second.files).map((path) => path.slice("assets/pictures/".length)),
    );
  });
});

describe("a picture that cannot be decoded", () => {
  const undecodable = writePng(2000, 300);
  const write = async () =>
    makeFolder({
      "discussions/a.md": writeDiscussion({}, "متن"),
      "discussions/a/1.md": writeReply({}, "سلام\n\nاین ![نما](a.png)"),
      "discussions/a/a.png": undecodable,
      "discussions/b.md": writeDiscussion({}, "![نما](b.jpg)"),
      "discussions/b/b.jpg": await wide(),
      "pages/about.md": "---\ntitle: درباره\n---\n![نما](c.png)\n",
      "pages/about/c.png": undecodable,
    });
  const expected = [
    "discussions/a/1.md:7:5: the picture `discussions/a/a.png` cannot be decoded, or has another size than it claims. Save it again in a picture editor, or remove it.",
    "pages/about.md:4:1: the picture `pages/about/c.png` cannot be decoded, or has another size than it claims. Save it again in a picture editor, or remove it.",
  ];
  const heldBack = expected.map((line) => line.replace(" the picture", " held back: the picture"));
  const printProblems = (problems: readonly Problem[]) => problems.map(printProblem);

  test("is a problem where a text shows it first, and changes nothing in the output", async () => {
    const { problems, output } = await build(await write());
    expect(printProblems(problems)).toEqual(expected);
    expect(existsSync(output)).toBe(false);
  });

  test("is found by a check, which writes nothing", async () => {
    const [content, store] = [await write(), makeFolder()];
    const { problems } = await prepareCheck({ content, store, clock: now });
    expect(printProblems(problems)).toEqual(expected);
    expect(readdirSync(store)).toEqual([]);
  });

  test.each([
    ["one thread", { workers: 0 }],
    ["several threads", { workers: 1, thresholds: { parse: 1, render: 1, texts: 1 } }],
  ])("holds back its discussion or page if broken files are skipped, on %s", async (_, threads) => {
    const { notes, report, files } = await buildSound(await write(), { skipBroken: true, ...threads });
    expect(printProblems(notes)).toEqual(heldBack);
    expect(report).toMatchObject({ discussions: 1, heldBack: 2 });
    expect(files.filter((path) => /^(?:discussions\/\w+|about)\/index/.test(path))).toEqual(["discussions/b/index.html"]);
    expect(listCopies(files).length).toBe(1);
  });

  test("is published by the next build once it is mended", async () => {
    const content = await write();
    const options = { store: makeFolder(), cache: "used", skipBroken: true } as const;
    const { output } = await buildSound(content, options);
    const builds: (files: Files) => Promise<BuiltSite> = async (files) => {
      writeFiles(content, files);
      const next = await buildSound(content, { ...options, output });
      const { output: clean } = await buildSound(content, { skipBroken: true });
      expect(readTree(next.output)).toEqual(readTree(clean));
      return next;
    };
    const edited = await builds({ "discussions/b.md": writeDiscussion({}, "![نما](b.jpg) متن"), "discussions/c.md": writeDiscussion() });
    expect(printProblems(edited.notes)).toEqual(heldBack);
    const touched = await builds({ "discussions/a.md": writeDiscussion({}, "متن دیگر") });
    expect(printProblems(touched.notes)).toEqual(heldBack);
    const picture = await makePhotograph(2000, 5, { kind: "png", seed: 3 });
    const mended = await builds({ "discussions/a/a.png": picture, "pages/about/c.png": picture });
    expect([mended.notes, mended.report?.discussions, mended.files.includes("about/index.html")]).toEqual([[], 3, true]);
    const broken = await builds({ "discussions/a/a.png": undecodable });
    expect(printProblems(broken.notes)).toEqual(heldBack.slice(0, 1));
  });

  test("holds back its content in a process that stays open until it is mended", async () => {
    const content = await write();
    const output = join(makeFolder(), "dist");
    const options = { ...plain, content, output, store: makeFolder(), cache: "used", skipBroken: true } as const;
    const { build } = openBuilder(options, true);
    const run = () => build({ clock: now, announce: () => undefined, storing: "later" });
    const sound = await makePhotograph(2000, 5, { kind: "png", seed: 3 });
    for (const [picture, notes] of [
      [undecodable, heldBack],
      [sound, heldBack.slice(1)],
      [undecodable, heldBack],
    ] as const) {
      writeFiles(content, { "discussions/a/a.png": picture });
      expect(printProblems((await run()).notes)).toEqual(notes);
      expect(readTree(output)).toEqual(readTree((await buildSound(content, { skipBroken: true })).output));
    }
  });
});

describe("a picture that is only linked", () => {
  test("has no copy until a text shows it", async () => {
    const content = await writeOne(wide(), "a.jpg", "[نما](a.jpg)");
    writeFiles(content, {
      "pages/about.md": "---\ntitle: درباره\n---\n[نما](b.jpg)\n",
      "pages/about/b.jpg": await makePhotograph(2000, 5, { seed: 1 }),
    });
    const options = { store: makeFolder(), cache: "used" } as const;
    const { files, output } = await buildSound(content, options);
    expect(files).toEqual(expect.arrayContaining(["discussions/a/a.jpg", "about/b.jpg"]));
    expect(listCopies(files)).toEqual([]);
    writeFiles(content, { "discussions/a.md": writeDiscussion({}, "![نما](a.jpg)") });
    const next = await buildSound(content, { ...options, output });
    expect(listCopies(next.files).length).toBe(1);
    expect(readTree(output)).toEqual(readTree((await buildSound(content)).output));
  });
});
