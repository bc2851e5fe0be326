import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Drawing } from "../cards/drawing.ts";
import { openPictureCache } from "../cards/picture-cache.ts";
import type { PlannedPictures } from "../cards/plan-pictures.ts";
import { type PictureCounts, writeDrawings } from "../cards/write-drawings.ts";
import { type EditorEngine, findEngine } from "../editor/package.ts";
import type { Forum } from "../forum/model.ts";
import { findCollisions } from "../pages/collisions.ts";
import { claimOldQueries } from "../pages/old-addresses.ts";
import { findOutputFile, type Page, type PageKind } from "../pages/page.ts";
import { noPictures } from "../pages/pictures.ts";
import { createSiteContext, type SiteContext } from "../pages/site.ts";
import { compareProblems, type Problem } from "../problems/problem.ts";
import type { Asset } from "./bundle.ts";
import { loadAssets } from "./bundle.ts";
import { defaultStore } from "./default-store.ts";
import { type LoadedForum, type LoadOptions, loadForum } from "./load.ts";
import type { Plan } from "./render.ts";
import type { Stages } from "./stages.ts";

export interface PrepareOptions extends LoadOptions {
  readonly search: SearchMode;
  /** The most discussions and tags for which each has a picture of its own. */
  readonly cardLimit?: number;
  /** True where no page will be rendered: no picture is planned, and neither fonts nor their renderer are loaded. */
  readonly isCheck?: boolean;
  /** How the scripts and style sheets are had; by default they are bundled anew. */
  readonly loadAssets?: typeof loadAssets;
  /** Finds the package of the web editor; by default among the installed packages. */
  readonly findEngine?: typeof findEngine;
}

/** All that a build needs to know before it writes. */
export interface PreparedBuild {
  /** Without the forum to come, which takes as much room as that of now. */
  readonly loaded: Omit<LoadedForum, "eventual">;
  /** Sorted; a build with problems is not to go on. */
  readonly problems: readonly Problem[];
  readonly site: SiteContext;
  readonly plan: Plan;
  readonly assets: readonly Asset[];
  /** Present if the site has a web editor. */
  readonly engine?: EditorEngine;
  /** Cards and icons. */
  readonly drawings: readonly Drawing[];
  readonly crowd?: PlannedPictures["crowd"];
  readonly pictures: readonly PicturePage[];
}

/** A picture of a discussion; `source` is its content file. */
type PicturePage = Page & { readonly source: string };

/** What is done about the search: made anew, kept as the last build left it, or left out. */
export type SearchMode = "new" | "kept" | "none";

/** Reads the content and plans every page of the table. */
export async function prepareBuild(options: PrepareOptions, kinds: readonly PageKind[]): Promise<PreparedBuild> {
  const { eventual, ...loaded } = loadForum(options);
  const { forum } = loaded;
  const hasSearch = options.search !== "none" && forum.entries.length > 0;
  const engine = forum.site.editor && (options.findEngine ?? findEngine)();
  const loadedAssets = await (options.loadAssets ?? loadAssets)(forum.site, hasSearch, engine);
  const { drawings, vectors, crowd, ...drawn } = await planDrawn(forum, options);
  const assets = [...loadedAssets.files, ...vectors];
  const site = createSiteContext(forum, loadedAssets.assets, drawn);
  const plan = new Map(kinds.map(({ name, plan }) => [name, plan(forum, site)]));
  const pictures = listPictures(forum);
  const laterSite = eventual === forum ? site : createSiteContext(eventual, loadedAssets.assets, drawn);
  const planned = eventual === forum ? [...plan.values()].flat() : kinds.flatMap(({ plan }) => plan(eventual, laterSite));
  const collisions = findCollisions([assetFolder, ...listPictures(eventual), ...planned, ...claimOldQueries(eventual)]);
  const missing = forum.site.editor && !engine ? [missingEngine] : [];
  const problems = [...loaded.problems, ...missing, ...collisions].sort(compareProblems);
  return { loaded, problems, site, plan, assets, drawings, pictures, ...(engine && { engine }), ...(crowd && { crowd }) };
}

/** Nobody knows the line of the setting here. */
const missingEngine: Problem = { file: "site.yaml", line: 1, column: 1, violation: { rule: "editorNotInstalled" } };

async function planDrawn(forum: Forum, { isCheck, cardLimit }: PrepareOptions): Promise<PlannedPictures> {
  if (isCheck) return { ...noPictures, drawings: [], vectors: [] };
  const { planPictures } = await import("../cards/plan-pictures.ts");
  return planPictures(forum, cardLimit);
}

export interface WriteOptions {
  /** Folder in which builds remember what they made; by default `.goftogu`. */
  readonly store?: string;
  /** Receives the name of a stage that takes a while; returns a function that takes its progress. */
  readonly begin?: Stages["begin"];
}

/** Writes what is not rendered: scripts, styles, fonts and pictures; tells what was drawn of the site's own. */
export async function writeFiles(build: PreparedBuild, folder: string, options: WriteOptions = {}): Promise<PictureCounts> {
  const { assets, engine, drawings, pictures, loaded } = build;
  const place = (name: string): string => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    return path;
  };
  for (const { name, contents } of assets) writeFileSync(place(name), contents);
  for (const { url, path } of engine?.files ?? []) copyFileSync(path, place(findOutputFile(url)));
  for (const { url, source } of pictures) copyFileSync(loaded.locate(source), place(findOutputFile(url)));
  if (drawings.length === 0) return { drawn: 0, kept: 0 };
  const { store = defaultStore, begin } = options;
  const { renderPng } = await import("../cards/renderer.ts");
  return writeDrawings(drawings, folder, { cache: openPictureCache(join(store, "cards")), render: renderPng, ...(begin && { begin }) });
}

/** The names of its files change with what is in them, and a check does not know those of pictures, so that nothing else may lie there. */
const assetFolder: Page = { url: "/assets", source: { kind: "assets" } };

/** The pictures of all discussions, each beside its page. */
function listPictures(forum: Forum): readonly PicturePage[] {
  const illustrated = forum.entries.filter(({ discussion }) => discussion.pictures.size > 0);
  return illustrated.flatMap(({ url, discussion }) =>
    [...discussion.pictures.values()].map(({ name, file }) => ({ url: url + name, source: file })),
  );
}
