import type { Drawing } from "../cards/drawing.ts";
import type { PlannedPictures } from "../cards/plan-pictures.ts";
import { limitProblems } from "../content/limit-problems.ts";
import type { Site } from "../content/model.ts";
import type { OwnStyles } from "../content/own-styles.ts";
import { decodeText } from "../content/parse/files/decode-text.ts";
import { findMissingFonts, locateNavLinks, locateSetting } from "../content/settings/site.ts";
import { type EditorEngine, findEngine } from "../editor/package.ts";
import type { Forum } from "../forum/model.ts";
import { findCollisions } from "../pages/collisions.ts";
import { findDeadLinks } from "../pages/dead-links.ts";
import { claimOldQueries } from "../pages/old-addresses.ts";
import type { Page, PageKind } from "../pages/page.ts";
import { noPictures } from "../pages/pictures.ts";
import { noteUnnamedFiles, planPictureCopies, planPublishedFiles } from "../pages/published-files.ts";
import { createSiteContext, type SiteContext } from "../pages/site.ts";
import { type CopiedPage, planStaticFiles } from "../pages/static-files.ts";
import { compareProblems, type Problem } from "../problems/problem.ts";
import { makeAnew, type Recall } from "../text/recall.ts";
import type { Asset } from "./bundle/asset.ts";
import { type LoadedAssets, loadAssets } from "./bundle/load-assets.ts";
import { readDisk } from "./content-files.ts";
import { type LoadedForum, type LoadOptions, loadForum } from "./load.ts";
import type { Plan } from "./render.ts";

export interface PlanOptions {
  /** False leaves out the search page and its index. */
  readonly search: boolean;
  /** The site has one shared card if it has more discussions and tags than this. */
  readonly cardLimit?: number;
  /**
   * True if no page will be rendered: no picture is planned, and neither fonts nor their renderer
   * are loaded.
   */
  readonly isCheck?: boolean;
  /** By default scripts and style sheets are bundled. */
  readonly loadAssets?: typeof loadAssets;
  /** Finds the package of the web editor; by default among the installed packages. */
  readonly findEngine?: typeof findEngine;
}

/** What a build needs to know before it writes. */
export interface PreparedBuild {
  /** Without the parts that need as much memory as the forum. Has the notes about links too. */
  readonly loaded: Omit<LoadedForum, "eventual" | "find" | "findEventually" | "hasFile">;
  /** Sorted. A build with problems must not continue. */
  readonly problems: readonly Problem[];
  readonly site: SiteContext;
  /** The site when everything scheduled is shown. */
  readonly laterSite: SiteContext;
  readonly plan: Plan;
  readonly assets: readonly Asset[];
  /** Present if the site has a web editor. */
  readonly engine?: EditorEngine;
  /** Cards and icons. */
  readonly drawings: readonly Drawing[];
  readonly crowd?: PlannedPictures["crowd"];
  /** Pictures and attachments of posts, and static files. */
  readonly copies: readonly CopiedPage[];
}

/** What planning uses of an earlier build. */
export interface PlanMemory {
  readonly recall: Recall;
  readonly sites?: { readonly now: SiteContext; readonly later: SiteContext };
}

/** Reads the content without a cache, and plans every page of the table. */
export async function prepareBuild(options: PlanOptions & LoadOptions, kinds: readonly PageKind[]): Promise<PreparedBuild> {
  const loaded = loadForum(options);
  const { site } = loaded.forum;
  const engine = findSiteEngine(site, options);
  const assets = await (options.loadAssets ?? loadAssets)(site, hasSearch(loaded, options), engine, findOwnStyles(loaded));
  return planBuild(loaded, { assets, engine }, options, kinds);
}

/** The package of the web editor, if the site has an editor and the package is installed. */
export function findSiteEngine({ editor }: Site, options: Pick<PlanOptions, "findEngine">): EditorEngine | undefined {
  return editor && (options.findEngine ?? findEngine)();
}

/** The style sheet of the owner, if there is one, and the files that it may name. */
export function findOwnStyles({ content: { css, statics } }: Pick<LoadedForum, "content">): OwnStyles | undefined {
  return css === undefined ? undefined : { css, statics: statics.map(({ path }) => path) };
}

export function hasSearch({ forum }: Pick<LoadedForum, "forum">, { search }: Pick<PlanOptions, "search">): boolean {
  return search && forum.entries.length > 0;
}

/** Plans every page of the table. */
export async function planBuild(
  { eventual, find, findEventually, hasFile, ...loaded }: LoadedForum,
  { assets: { files, assets, problems: ofStyles }, engine }: { readonly assets: LoadedAssets; readonly engine: EditorEngine | undefined },
  options: PlanOptions & Pick<LoadOptions, "read">,
  kinds: readonly PageKind[],
  { recall, sites }: PlanMemory = { recall: makeAnew },
): Promise<PreparedBuild> {
  const { forum } = loaded;
  const { drawings, vectors, crowd, ...drawn } = await planDrawn(forum, options);
  const site = createSiteContext(forum, assets, drawn, recall, sites?.now);
  if (sites) {
    // Otherwise the caches would hold entries of earlier builds.
    const entries = new Set(forum.entries);
    for (const cache of [site.rows, site.feedItems]) cache.retain((entry) => entries.has(entry));
  }
  const plan = new Map(kinds.map(({ name, plan }) => [name, plan(forum, site)]));
  const published = planPublishedFiles(forum, find);
  const laterSite = eventual === forum ? site : createSiteContext(eventual, assets, drawn, recall, sites?.later);
  const planned = eventual === forum ? [...plan.values()].flat() : kinds.flatMap(({ plan }) => plan(eventual, laterSite));
  const laterPublished = eventual === forum ? published : planPublishedFiles(eventual, findEventually);
  const statics = planStaticFiles(forum);
  const later = [assetFolder, ...laterPublished, ...planned, ...claimOldQueries(eventual), ...statics];
  const collisions = recall("collisions", kinds, listClaims(later), () => findCollisions(later, recall));
  const now = eventual === forum ? later : [...published, ...[...plan.values()].flat(), ...claimOldQueries(forum), ...statics];
  const nav = forum.site.nav.length > 0 ? locateNavLinks(forum.site.nav, readSettings(loaded.locate, options.read)) : [];
  const dead = findDeadLinks({ forum: eventual, nav, find: findEventually, eventual: later, now, hasFile });
  const paths = loaded.content.statics.map(({ path }) => path);
  const fonts = findMissingFonts(forum.site.theme, paths, () => readSettings(loaded.locate, options.read));
  const missing = forum.site.editor && !engine ? [describeMissingEngine(loaded.locate, options.read)] : [];
  const problems = [...loaded.problems, ...missing, ...fonts, ...collisions, ...limitProblems(ofStyles)].sort(compareProblems);
  const written = {
    assets: [...files, ...vectors],
    drawings,
    copies: [...published, ...planPictureCopies(forum), ...statics],
    ...(engine && { engine }),
  };
  const notes = [...loaded.notes, ...limitProblems(dead), ...noteUnnamedFiles(eventual, laterPublished)].sort(compareProblems);
  return { loaded: { ...loaded, notes }, problems, site, laterSite, plan, ...written, ...(crowd && { crowd }) };
}

/** Everything that decides about collisions, to compare it with that of the last build. */
function listClaims(pages: readonly Page[]): readonly unknown[] {
  const claims: unknown[] = [];
  for (const { url, source, claim } of pages) {
    claims.push(url);
    for (const part of [source, claim]) {
      if (typeof part === "object") claims.push(...Object.values(part));
      else if (part) claims.push(part);
    }
  }
  return claims;
}

function describeMissingEngine(locate: LoadedForum["locate"], read: LoadOptions["read"]): Problem {
  return { file: settings, ...locateSetting(readSettings(locate, read), "editor"), violation: { rule: "editorNotInstalled" } };
}

/** Reads the settings again, since few sites have a finding about their text so late. */
function readSettings(locate: LoadedForum["locate"], read: LoadOptions["read"] = readDisk): string {
  const decoded = decodeText(read(locate(settings)));
  return "text" in decoded ? decoded.text : "";
}

const settings = "site.yaml";

async function planDrawn(forum: Forum, { isCheck, cardLimit }: PlanOptions): Promise<PlannedPictures> {
  if (isCheck) return { ...noPictures, drawings: [], vectors: [] };
  const { planPictures } = await import("../cards/plan-pictures.ts");
  return planPictures(forum, cardLimit);
}

/**
 * No page may claim an address below `/assets`. A check plans no pictures, so it cannot compare the
 * names of its files one by one.
 */
const assetFolder: Page = { url: "/assets", source: { kind: "assets" } };
