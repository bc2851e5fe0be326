import { readFileSync } from "node:fs";
import { createLocate, listFiles } from "../build/content-files.ts";
import { checkContent } from "../build/folders.ts";
import { readContent } from "../build/read-content.ts";
import { type Fix, fixText } from "../content/authoring/fix.ts";
import type { TagSpelling } from "../content/authoring/fixes/fix-tags.ts";
import { isLitter } from "../content/parse/files/litter.ts";
import { requireLocale } from "../locale/locales.ts";
import { compareText } from "../text/code-point-order.ts";
import { limits } from "../text/limits.ts";
import { hasPersianLetters } from "../text/persian-letters.ts";
import { replaceFile, tryToWrite } from "./disk.ts";

/** A file with fixes that are not written yet. */
export interface PlannedFile {
  /** Below the content folder. */
  readonly file: string;
  /** On the disk. */
  readonly path: string;
  readonly before: string;
  readonly after: string;
  readonly fixes: readonly Fix[];
}

interface FixPlan {
  /** Sorted by path. */
  readonly planned: readonly PlannedFile[];
  /** Language of the site. */
  readonly language: string;
}

export interface FixResult {
  readonly files: readonly PlannedFile[];
  /** Files that cannot be written. */
  readonly closed: readonly string[];
  /** Files that changed after they were read, and were left alone. */
  readonly changed: readonly string[];
}

export const noFixes: FixResult = { files: [], closed: [], changed: [] };

const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Finds all safe fixes in the files of a content folder, and writes nothing. */
export function planFixes(folder: string): FixPlan {
  checkContent(folder);
  const found = listFiles(folder);
  const locate = createLocate(folder, found);
  const files = found
    .filter((file) => file.kind === "file" && file.bytes <= limits.markdownBytes && !isLitter(file))
    .map(({ path }) => path);
  const settings = files.filter((file) => file.endsWith(".yaml")).flatMap((file) => planFile(file, locate(file), noRules));
  // The tags of posts are spelled like the registry, as it will be.
  const fixed = new Map(settings.map(({ path, after }) => [path, Buffer.from(after)]));
  const { site, tags } = readContent(folder, (path) => fixed.get(path) ?? readFileSync(path), found).content;
  const { language, folding } = requireLocale(site.language);
  const rules = { registry: tags, folding, hasPersianLetters: hasPersianLetters(language) };
  const posts = files.filter((file) => file.endsWith(".md")).flatMap((file) => planFile(file, locate(file), rules));
  return { planned: [...settings, ...posts].sort((one, other) => compareText(one.file, other.file)), language: site.language };
}

const noRules: TagSpelling = { registry: [], folding: "common", hasPersianLetters: false };

function planFile(file: string, path: string, rules: TagSpelling): readonly PlannedFile[] {
  const before = decode(path);
  const fixed = before === undefined ? undefined : fixText(before, file, rules);
  return before === undefined || !fixed ? [] : [{ file, path, before, after: fixed.text, fixes: fixed.fixes }];
}

/** Writes planned fixes. Each file is replaced whole or not at all. */
export function writeFixes(planned: readonly PlannedFile[]): FixResult {
  const [files, closed, changed]: [PlannedFile[], string[], string[]] = [[], [], []];
  for (const one of planned) {
    // The author may save the file while the question is on the terminal.
    if (decode(one.path) !== one.before) changed.push(one.file);
    else if (tryToWrite(() => replaceFile(one.path, one.after))) files.push(one);
    else closed.push(one.file);
  }
  return { files, closed, changed };
}

/** Undefined if the file cannot be read, or is not UTF-8. */
function decode(path: string): string | undefined {
  try {
    return strict.decode(readFileSync(path));
  } catch {
    return undefined;
  }
}
