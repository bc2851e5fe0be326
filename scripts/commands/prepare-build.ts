import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Asset, bundleBrowser, bundleStyles } from "../browser/bundle.ts";
import { compareProblems, type Problem } from "../content/problem.ts";
import type { Forum } from "../forum/model.ts";
import { findCollisions } from "../pages/collisions.ts";
import { createContext, type SiteContext } from "../pages/context.ts";
import { findOutputFile, type Page, type PageKind } from "../pages/page.ts";
import type { Plan } from "../publish/render.ts";
import { type LoadedForum, type LoadOptions, loadForum } from "./load-forum.ts";

/** All that a build needs to know before it writes. */
export interface PreparedBuild {
  readonly loaded: LoadedForum;
  /** Sorted; a build with problems is not to go on. */
  readonly problems: readonly Problem[];
  readonly site: SiteContext;
  readonly plan: Plan;
  readonly assets: readonly Asset[];
  /** The `source` of each is its content file. */
  readonly pictures: readonly Page[];
}

/** Reads the content and plans every page of the table. */
export async function prepareBuild(options: LoadOptions, kinds: readonly PageKind[]): Promise<PreparedBuild> {
  const loaded = loadForum(options);
  const { forum } = loaded;
  const [browser, styles] = await Promise.all([bundleBrowser({ language: forum.site.language }), bundleStyles("layouts/styles/site.css")]);
  const site = createContext(forum, { first: `/${browser.first}`, site: `/${browser.site}`, styles: `/${styles.styles}` });
  const plan = new Map(kinds.map(({ name, plan }) => [name, plan(forum, site)]));
  const pictures = listPictures(forum);
  const assets = [...browser.files, ...styles.files];
  const collisions = findCollisions([...assets.map(describeAsset), ...[...plan.values()].flat(), ...pictures]);
  return { loaded, problems: [...loaded.problems, ...collisions].sort(compareProblems), site, plan, assets, pictures };
}

/** Writes what is not rendered: scripts, styles, fonts and pictures. */
export function writeFiles({ assets, pictures, loaded }: PreparedBuild, folder: string): void {
  const place = (name: string): string => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    return path;
  };
  for (const { name, contents } of assets) writeFileSync(place(name), contents);
  for (const { url, source } of pictures) copyFileSync(loaded.locate(source), place(findOutputFile(url)));
}

function describeAsset({ name }: Asset): Page {
  return { url: `/${name}`, source: "a script, style sheet or font of the site" };
}

/** The pictures of all discussions, each beside its page. */
function listPictures(forum: Forum): readonly Page[] {
  return forum.entries.flatMap(({ url, discussion }) =>
    [...discussion.pictures.values()].map(({ name, file }) => ({ url: url + name, source: file })),
  );
}
