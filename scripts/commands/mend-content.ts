import { readFileSync } from "node:fs";
import { type Mend, mendText } from "../content/mend.ts";
import { requireLocale } from "../locale/locales.ts";
import { listFiles } from "../read/list-files.ts";
import { readContent } from "../read/read-content.ts";
import { limits } from "../text/limits.ts";
import { checkContent } from "./folders.ts";
import { replaceFile } from "./replace-file.ts";

export interface MendedFile {
  /** Below the content folder. */
  readonly file: string;
  readonly mends: readonly Mend[];
}

const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Mends what is safe in all texts of a content folder. A file is replaced whole or not at all. */
export function mendContent(folder: string): readonly MendedFile[] {
  checkContent(folder);
  const { content, locate } = readContent(folder);
  const rules = { registry: content.tags, hasPersianLetters: requireLocale(content.site.language).language !== "ar" };
  const texts = listFiles(folder).filter(
    ({ kind, path, bytes }) => kind === "file" && /\.(?:md|yaml)$/.test(path) && bytes <= limits.markdownBytes,
  );
  return texts.flatMap(({ path }) => {
    const text = decode(locate(path));
    const mended = text === undefined ? undefined : mendText(text, path, rules);
    if (!mended) return [];
    replaceFile(locate(path), mended.text);
    return [{ file: path, mends: mended.mends }];
  });
}

/** Undefined where the bytes are not UTF-8, or are not given. */
function decode(path: string): string | undefined {
  try {
    return strict.decode(readFileSync(path));
  } catch {
    return undefined;
  }
}
