import { readFileSync } from "node:fs";
import { listFiles } from "../build/content-files.ts";
import { checkContent } from "../build/folders.ts";
import { readContent } from "../build/read-content.ts";
import { type Fix, fixText } from "../content/authoring/fix.ts";
import { isLitter } from "../content/parse/files/litter.ts";
import { requireLocale } from "../locale/locales.ts";
import { limits } from "../text/limits.ts";
import { replaceFile, tryToWrite } from "./disk.ts";

export interface FixedFile {
  /** Below the content folder. */
  readonly file: string;
  readonly fixes: readonly Fix[];
}

export interface FixResult {
  readonly files: readonly FixedFile[];
  /** Files that cannot be written. */
  readonly closed: readonly string[];
}

const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * Applies all safe fixes to the files of a content folder. Each file is replaced whole or not at
 * all.
 */
export function fixContent(folder: string): FixResult {
  checkContent(folder);
  const { content, locate } = readContent(folder);
  const { language, folding } = requireLocale(content.site.language);
  const rules = { registry: content.tags, folding, hasPersianLetters: language !== "ar" };
  const texts = listFiles(folder).filter(
    (file) => file.kind === "file" && /\.(?:md|yaml)$/.test(file.path) && file.bytes <= limits.markdownBytes && !isLitter(file),
  );
  const files: FixedFile[] = [];
  const closed: string[] = [];
  for (const { path } of texts) {
    const text = decode(locate(path));
    const fixed = text === undefined ? undefined : fixText(text, path, rules);
    if (!fixed) continue;
    if (tryToWrite(() => replaceFile(locate(path), fixed.text))) files.push({ file: path, fixes: fixed.fixes });
    else closed.push(path);
  }
  return { files, closed };
}

/** Undefined if the file cannot be read, or is not UTF-8. */
function decode(path: string): string | undefined {
  try {
    return strict.decode(readFileSync(path));
  } catch {
    return undefined;
  }
}
