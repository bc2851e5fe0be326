import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { beforeAll, describe, expect, test } from "vitest";
import { makeFolder, readTree, writeFiles } from "../support/disk.ts";
import { tellProblem } from "../support/english.ts";
import { findAll, findOne, readAttribute, readText } from "../support/site/html.ts";
import { type BuiltSite, build, buildSound, withCards, writeDiscussion } from "../support/site/site.ts";

/** Red, and green where the system is dark. */
function draw(size: string): string {
  const style = "<style>.a{fill:#f00}@media (prefers-color-scheme: dark){.a{fill:#0f0}}</style>";
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${style}<path class="a" d="M0 0h100v100H0z"/></svg>`;
}

const icon = draw('viewBox="0 0 100 100"');
const logo = draw('viewBox="0 0 100 25"');
const red = "ff0000ff";

const sound = { "discussions/a.md": writeDiscussion(), "pages/about.md": "---\ntitle: About\n---\nx\n" };
const name = "گفتگو";

function paint(width: number, height = width): Uint8Array {
  return new Resvg(draw(`width="${width}" height="${height}" viewBox="0 0 1 1" preserveAspectRatio="none"`)).render().asPng();
}

/** The colour of a pixel of an output file, in hex with its alpha. */
function readPixel({ output }: BuiltSite, file: string, x: number, y: number): string {
  return new Resvg(showPng(readFileSync(join(output, file)), x, y)).render().pixels.subarray(0, 4).toString("hex");
}

function showPng(png: Buffer, x: number, y: number): string {
  const [wide, high] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const href = `data:image/png;base64,${png.toString("base64")}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><image x="${-x}" y="${-y}" width="${wide}" height="${high}" href="${href}"/></svg>`;
}

const findFile = ({ files }: BuiltSite, pattern: RegExp) => files.find((file) => pattern.test(file)) ?? "";

describe("a site with a logo and an icon in SVG", () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await buildSound(makeFolder({ ...sound, "logo.svg": logo, "icon.svg": icon }), withCards);
  });

  test("shows the logo at the top of every page, with its ratio and with the site's name as its text", () => {
    for (const page of ["/", "/tags/", "/discussions/a/", "/about/", "/search/", "/404.html"]) {
      const brand = findOne(site.page(page), "a", { class: "brand" });
      const image = findOne(brand, "img");
      expect(readText(brand)).toBe("");
      expect(["alt", "width", "height"].map((key) => readAttribute(image, key))).toEqual([name, "100", "25"]);
      expect(site.read(readAttribute(image, "src")?.slice(1) ?? "")).toBe(logo);
    }
  });

  test("names the icon in every head and in the web manifest, where no phone may cut it", () => {
    const links = findAll(site.page("/"), "link", { rel: /icon/ }).map((link) => readAttribute(link, "href")?.slice(1) ?? "");
    const { icons } = JSON.parse(site.read("manifest.webmanifest")) as { icons: { src: string; purpose?: string }[] };
    for (const file of [...links, ...icons.map(({ src }) => src.slice(1))]) expect(site.files).toContain(file);
    expect(site.read(findFile(site, /^assets\/icon-\w+\.svg$/))).toBe(icon);
    expect(icons.map(({ purpose }) => purpose)).toEqual([undefined, "any", "any"]);
  });

  test("draws the icon in its light colours on home screens and in the pictures for sharing", () => {
    for (const size of [180, 192, 512]) expect(readPixel(site, findFile(site, new RegExp(`^assets/icon-${size}-`)), 5, 5)).toBe(red);
    const cards = site.files.filter((file) => file.startsWith("assets/cards/"));
    expect(cards).toHaveLength(3);
    // The icon is at the lower right corner.
    for (const card of cards) expect(readPixel(site, card, 1200 - 90, 566)).toBe(red);
  });
});

test("a site with a logo and an icon in PNG names no icon in SVG", async () => {
  const site = await buildSound(makeFolder({ ...sound, "logo.png": paint(300, 100), "icon.png": paint(256) }), withCards);
  const image = findOne(findOne(site.page("/"), "a", { class: "brand" }), "img");
  expect(["width", "height"].map((key) => readAttribute(image, key))).toEqual(["300", "100"]);
  expect(readAttribute(image, "src")).toMatch(/^\/assets\/logo-[0-9a-f]{16}\.png$/);
  expect(findAll(site.page("/"), "link", { rel: "icon" }).map((link) => readAttribute(link, "type"))).toEqual(["image/png"]);
  expect(readPixel(site, findFile(site, /^assets\/icon-512-/), 5, 5)).toBe(red);
});

test("a site without a logo shows its name", async () => {
  const site = await buildSound(makeFolder(sound));
  expect(readText(findOne(site.page("/"), "a", { class: "brand" }))).toBe(name);
});

test("a build after a new logo and icon equals a clean one, so does one after their removal", async () => {
  const folder = makeFolder();
  const content = join(folder, "content");
  const options = { output: join(folder, "dist"), store: join(folder, "store"), cache: "used", ...withCards } as const;
  writeFiles(content, sound);
  const plain = readTree((await buildSound(content, options)).output);
  writeFiles(content, { "logo.svg": logo, "icon.png": paint(200) });
  const branded = readTree((await buildSound(content, options)).output);
  expect(branded).toEqual(readTree((await buildSound(content, withCards)).output));
  for (const file of ["logo.svg", "icon.png"]) rmSync(join(content, file));
  expect(readTree((await buildSound(content, options)).output)).toEqual(plain);
});

test.each([
  ["icon.svg", "the drawing has no size", { "icon.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>' }],
  ["icon.png", "the icon has 191 × 400 pixels", { "icon.png": paint(191, 400) }],
  ["icon.svg", "`icon.png` is for the same purpose", { "icon.png": paint(256), "icon.svg": icon }],
  ["logo.png", "the file is not a picture of a known kind", { "logo.png": "<svg/>" }],
])("%s is refused: %s", async (file, reason, files) => {
  const { problems } = await build(makeFolder({ ...sound, ...files }));
  expect(problems.map(tellProblem).map((problem) => [problem.file, problem.reason])).toEqual([[file, reason]]);
});
