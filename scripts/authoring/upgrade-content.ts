import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createLocate, listFiles } from "../build/content-files.ts";
import { checkContent } from "../build/folders.ts";
import { UsageError } from "../build/usage-error.ts";
import { isLitter } from "../content/parse/files/litter.ts";
import {
  contentChanges,
  countFormats,
  type FormatChange,
  readContentFormat,
  setContentFormat,
} from "../content/settings/content-format.ts";
import { limits } from "../text/limits.ts";
import { replaceFile } from "./disk.ts";

/** What an upgrade writes. */
export interface PlannedUpgrade {
  readonly from: number;
  readonly to: number;
  /** Of the changes between both formats, in order. */
  readonly summaries: readonly string[];
  /** Files whose text changes, in the order in which they are written. */
  readonly files: readonly ChangedText[];
}

interface ChangedText {
  /** On the disk. */
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * Finds what content needs to have the format of this version. Writes nothing.
 *
 * @throws {UsageError} if there is no content, or if it is of a later version.
 */
export function planUpgrade(folder: string, changes: readonly FormatChange[] = contentChanges): PlannedUpgrade {
  checkContent(folder);
  const settings = join(folder, "site.yaml");
  const text = existsSync(settings) ? readFileSync(settings, "utf8") : "";
  const [from, to] = [readContentFormat(text), countFormats(changes)];
  if (from > to)
    throw new UsageError(
      `The content has format ${from}, and this version of goftogu reads format ${to}: run \`npm update goftogu\` first.`,
    );
  const needed = changes.slice(from - 1);
  if (needed.length === 0) return { from, to, summaries: [], files: [] };
  const found = listFiles(folder).filter((file) => file.kind === "file" && file.bytes <= limits.markdownBytes && !isLitter(file));
  const locate = createLocate(folder, found);
  const files = found
    .filter(({ path }) => /\.(?:md|yaml)$/.test(path) && path !== "site.yaml")
    .flatMap(({ path }) => planText(locate(path), decode(locate(path)), (before) => applyChanges(path, before, needed)));
  // The format comes last: if the upgrade is interrupted, it is repeated.
  const format = planText(settings, text, (before) => setContentFormat(applyChanges("site.yaml", before, needed), to));
  return { from, to, summaries: needed.map(({ summary }) => summary), files: [...files, ...format] };
}

function applyChanges(path: string, text: string, changes: readonly FormatChange[]): string {
  return changes.reduce((changed, { change }) => change(path, changed), text);
}

function planText(path: string, before: string | undefined, change: (text: string) => string): readonly ChangedText[] {
  if (before === undefined) return [];
  const after = change(before);
  return after === before ? [] : [{ path, before, after }];
}

/** Undefined if the file is not UTF-8; `check` says so. */
function decode(path: string): string | undefined {
  try {
    return strict.decode(readFileSync(path));
  } catch {
    return undefined;
  }
}

/** Writes an upgrade, each file whole or not at all. */
export function writeUpgrade({ files }: PlannedUpgrade): void {
  for (const { path, after } of files)
    if (existsSync(path)) replaceFile(path, after);
    else writeFileSync(path, after, { flag: "wx" });
}
