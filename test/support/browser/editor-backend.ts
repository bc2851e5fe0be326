import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Page } from "playwright-core";

interface Call {
  readonly action: string;
  readonly params: Params;
}

interface Params {
  readonly folder: string;
  readonly extension: string;
  readonly depth: number;
  readonly path: string;
  readonly paths: readonly string[];
  readonly mediaFolder: string;
  readonly dataFiles: readonly { readonly path: string; readonly raw: string }[];
  readonly assets: readonly Upload[];
  readonly asset: Upload;
}

/** A file that the editor sends, in base64. */
interface Upload {
  readonly path: string;
  readonly content: string;
}

/** Serves a folder to the editor's local backend, like `decap-server` without Git. */
export async function answerEditor(page: Page, root: string): Promise<void> {
  await page.route("http://localhost:8081/**", async (route) => {
    const { action, params }: Call = route.request().postDataJSON() ?? { action: "", params: {} };
    const answer = actions[action]?.(params, root);
    await route.fulfill({ json: answer ?? { error: action }, status: answer ? 200 : 404, headers: { "Access-Control-Allow-Origin": "*" } });
  });
}

const actions: Readonly<Record<string, (params: Params, root: string) => object>> = {
  entriesByFolder: ({ folder, extension, depth }, root) =>
    listFiles(root, folder, depth).flatMap((path) => (path.endsWith(`.${extension}`) ? [readEntry(root, path)] : [])),
  getEntry: ({ path }, root) => readEntry(root, path),
  persistEntry: ({ dataFiles, assets }, root) => {
    for (const { path, raw } of dataFiles) write(root, path, raw);
    for (const { path, content } of assets) write(root, path, Buffer.from(content, "base64"));
    return { message: "written" };
  },
  getMedia: ({ mediaFolder }, root) =>
    listFiles(root, mediaFolder, 1).flatMap((path) => (path.endsWith(".md") ? [] : [readPicture(root, path)])),
  getMediaFile: ({ path }, root) => readPicture(root, path),
  persistMedia: ({ asset }, root) => {
    write(root, asset.path, Buffer.from(asset.content, "base64"));
    return readPicture(root, asset.path);
  },
  deleteFiles: ({ paths }, root) => {
    for (const path of paths) rmSync(join(root, path), { force: true });
    return { message: "deleted" };
  },
};

function listFiles(root: string, folder: string, depth: number): readonly string[] {
  if (depth <= 0 || !existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    return statSync(join(root, path)).isDirectory() ? listFiles(root, path, depth - 1) : [path];
  });
}

/** `data` is null for a missing file, which means a free name to the editor. */
function readEntry(root: string, path: string): object {
  const file = join(root, path);
  return { data: existsSync(file) ? readFileSync(file, "utf8") : null, file: { path, label: "", id: path } };
}

function readPicture(root: string, path: string): object {
  return { id: path, content: readFileSync(join(root, path), "base64"), encoding: "base64", path, name: basename(path) };
}

function write(root: string, path: string, contents: string | Buffer): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), contents);
}
