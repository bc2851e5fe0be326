import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type BuildOptions, buildSite } from "../../../scripts/build/build.ts";
import { type BundleSettings, type LoadedAssets, loadAssets } from "../../../scripts/build/bundle/load-assets.ts";
import type { BuildResult } from "../../../scripts/build/request.ts";
import type { Announce } from "../../../scripts/build/stages.ts";
import type { OwnStyles } from "../../../scripts/content/own-styles.ts";
import type { EditorEngine } from "../../../scripts/editor/package.ts";
import { listFiles, makeFolder } from "../disk.ts";
import { type Element, parsePage } from "./html.ts";

/** 2026-11-27T00:00:00Z. */
export const now = 1_795_737_600;

const loaded = new Map<string, Promise<LoadedAssets>>();

/**
 * Bundles scripts and style sheets once for all builds with the same settings, because no test
 * changes their sources.
 */
export function loadAssetsOnce(
  { language, calendar, labels, theme }: BundleSettings,
  hasSearch: boolean,
  engine?: EditorEngine,
  own?: OwnStyles,
): Promise<LoadedAssets> {
  const settings = { language, calendar, labels, theme };
  const kind = JSON.stringify([settings, hasSearch, engine?.url, own]);
  const assets = loaded.get(kind) ?? loadAssets(settings, hasSearch, engine, own);
  loaded.set(kind, assets);
  return assets;
}

/**
 * Cards take most of the time of a small build, and few tests need them. Scripts are bundled once.
 * Drawn cards have their own cache.
 */
export const plain = { cardLimit: 0, search: true, store: ".goftogu/test", cache: "none", loadAssets: loadAssetsOnce } as const;

export const withCards = { cardLimit: 500 } as const;

export interface BuiltSite extends BuildResult {
  readonly output: string;
  /** Paths of all files below the output, sorted. */
  readonly files: readonly string[];
  /** The text of an output file. */
  readonly read: (path: string) => string;
  /** The page at a site-relative address that ends in `/`, or in a file name. */
  readonly page: (url: string) => Element;
}

interface TestOptions extends Partial<BuildOptions> {
  readonly announce?: Announce;
}

/** Builds content into a folder, by default a new one, as of 2026-11-27. */
export async function build(content: string, { announce, ...options }: TestOptions = {}): Promise<BuiltSite> {
  const output = options.output ?? join(makeFolder(), "dist");
  const result = await buildSite({ content, clock: now, skipBroken: false, ...plain, ...options, output }, announce ?? (() => undefined));
  const read = (path: string) => readFileSync(join(output, path), "utf8");
  const page = (url: string) => parsePage(read(`${url.slice(1)}${url.endsWith("/") ? "index.html" : ""}`));
  return { ...result, output, files: result.report ? listFiles(output) : [], read, page };
}

/** Builds content that must have no problem. */
export async function buildSound(content: string, options: Partial<BuildOptions> = {}): Promise<BuiltSite> {
  const site = await build(content, options);
  if (site.problems.length > 0) throw new Error(JSON.stringify(site.problems, null, 2));
  return site;
}

/** A discussion's file. `keys` are lines of YAML by key. */
export function writeDiscussion(keys: Readonly<Record<string, string>> = {}, body = "متن."): string {
  return writePost({ title: '"پرسش"', author: "نگار", created: "2026-01-05T08:00:00+03:30", tags: "[php]", ...keys }, body);
}

/** A reply's file. */
export function writeReply(keys: Readonly<Record<string, string>> = {}, body = "پاسخ."): string {
  return writePost({ author: "آرش", created: "2026-02-05T08:00:00+03:30", ...keys }, body);
}

/** The file of a post that was removed. */
export function writeTombstone(keys: Readonly<Record<string, string>> = {}): string {
  return writePost({ created: "2026-01-05T08:00:00+03:30", removed: "2026-03-01", ...keys }, "");
}

function writePost(keys: Readonly<Record<string, string>>, body: string): string {
  const lines = Object.entries(keys).map(([key, value]) => `${key}: ${value}\n`);
  return `---\n${lines.join("")}---\n${body}\n`;
}
