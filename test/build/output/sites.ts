import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Disk, systemDisk } from "../../../scripts/build/output/disk.ts";
import { type Published, publish } from "../../../scripts/build/output/publish.ts";
import { openStaging } from "../../../scripts/build/output/staging.ts";

/** The text of each file by its path. */
export type Site = Readonly<Record<string, string>>;

/**
 * Two sites with every kind of change between them: a page becomes a folder, a folder a page, some
 * are removed, some are added.
 */
export const oldSite: Site = {
  "404.html": "the same",
  "index.html": "old home",
  "turned.html": "a page",
  "tags/a/index.html": "old tag",
  "tags/a/2/index.html": "its second page",
  "gone/deep/index.html": "gone",
  "kept/gone.html": "gone too",
  "kept/index.html": "old kept",
};
export const newSite: Site = {
  "404.html": "the same",
  "index.html": "new home",
  "turned.html/index.html": "now a folder",
  "tags/a": "now a page",
  "tags/b/index.html": "a new tag",
  "new/deep/index.html": "new",
  "new/index.html": "new too",
  "kept/index.html": "new kept",
};

/** Publishes a site as a build does. */
export function publishSite(site: Site, output: string, disk: Disk = systemDisk): Published {
  const staging = openStaging(output, disk);
  try {
    for (const [path, text] of Object.entries(site)) {
      mkdirSync(dirname(join(staging.folder, path)), { recursive: true });
      writeFileSync(join(staging.folder, path), text);
    }
    return publish(staging.folder, output, [], disk);
  } finally {
    staging.close();
  }
}

/** Files of a tree that are complete in none of these sites, without internal files of builds. */
export function findTorn(tree: Site, sites: readonly Site[]): readonly string[] {
  return Object.entries(tree).flatMap(([path, content]) => {
    const isOwn = path.startsWith(".goftogu") || content === "/";
    return isOwn || sites.some((site) => site[path] === content) ? [] : [path];
  });
}
