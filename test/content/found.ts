import { arrangeFiles } from "../../scripts/content/parse/files/content-tree.ts";
import type { FoundFile } from "../../scripts/content/parse/files/found-file.ts";
import { printProblem } from "../support/english.ts";

/** Files of one byte, with their folders. A path that ends in `/` is an empty folder. */
export function find(...paths: readonly string[]): readonly FoundFile[] {
  const folders = new Set(paths.flatMap((path) => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index))));
  const files = paths.filter((path) => !path.endsWith("/")).map((path) => ({ path, kind: "file" as const, bytes: 1 }));
  return [...[...folders].map((path) => ({ path, kind: "folder" as const, bytes: 0 })), ...files];
}

export function list(found: readonly FoundFile[]): readonly string[] {
  return arrangeFiles(found).problems.map(printProblem);
}

/** Every file of the tree by its role. */
export function describeTree(found: readonly FoundFile[]): Readonly<Record<string, readonly string[]>> {
  const { settings, brand, discussions, pages, statics } = arrangeFiles(found).tree;
  return {
    settings: [...settings.keys()],
    brand: [...brand.keys()],
    pages: pages.map(({ file }) => file.path),
    statics: statics.map(({ path }) => path),
    discussions: discussions.map(({ slug, file }) => `${slug} ${file.path}`),
    replies: discussions.flatMap(({ replies }) => replies.map(({ path }) => path)),
    pictures: [...discussions, ...pages].flatMap(({ pictures }) => pictures.map(({ path }) => path)),
    attachments: discussions.flatMap(({ attachments }) => attachments.map(({ path }) => path)),
  };
}
