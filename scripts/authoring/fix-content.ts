import { readFileSync } from "node:fs";
import { checkContent } from "../build/folders.ts";
import { listFiles } from "../build/list-files.ts";
import { readContent } from "../build/read-content.ts";
import { type Mend, mendText } from "../content/authoring/fix.ts";
import { requireLocale } from "../locale/locales.ts";
import { limits } from "../text/limits.ts";
import { replaceFile } from "./replace-file.ts";
import { tryToWrite } from "./try-to-write.ts";

export interface MendedFile {
  /** Below the content folder. */
  readonly file: string;
  readonly mends: readonly Mend[];
}

export interface Mended {
  readonly files: readonly MendedFile[];
  /** Files that stay as they are, since nothing may be written beside them. */
  readonly closed: readonly string[];
}

const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Mends what is safe in all texts of a content folder. A file is replaced whole or not at all. */
export function mendContent(folder: string): Mended {
  checkContent(folder);
  const { content, locate } = readContent(folder);
  const rules = { registry: content.tags, hasPersianLetters: requireLocale(content.site.language).language !== "ar" };
  const texts = listFiles(folder).filter(
    ({ kind, path, bytes }) => kind === "file" && /\.(?:md|yaml)$/.test(path) && bytes <= limits.markdownBytes,
  );
  const files: MendedFile[] = [];
  const closed: string[] = [];
  for (const { path } of texts) {
    const text = decode(locate(path));
    const mended = text === undefined ? undefined : mendText(text, path, rules);
    if (!mended) continue;
    if (tryToWrite(() => replaceFile(locate(path), mended.text))) files.push({ file: path, mends: mended.mends });
    else closed.push(path);
  }
  return { files, closed };
}

/** Undefined where the bytes are not UTF-8, or are not given. */
function decode(path: string): string | undefined {
  try {
    return strict.decode(readFileSync(path));
  } catch {
    return undefined;
  }
}
