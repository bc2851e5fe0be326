import { readFileSync, rmSync } from "node:fs";
import type { Locate } from "../../build/content-files.ts";
import { dropUpdate } from "../../content/authoring/removal/drop-update.ts";
import { formatTombstone } from "../../content/authoring/removal/format-tombstone.ts";
import { replaceFile } from "../disk.ts";
import type { Removal } from "./plan-removal.ts";

/** The new text of a file. */
export interface ReplacedText {
  readonly file: string;
  readonly text: string;
}

const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * The new texts of all files of a removal, before any of them is written.
 *
 * @param date of the removal, such as `2026-05-02`.
 * @returns the path of the first file that cannot be changed, if there is one.
 */
export function replaceTexts({ posts, updates }: Removal, date: string, locate: Locate): readonly ReplacedText[] | string {
  const texts: ReplacedText[] = [];
  for (const post of posts) {
    const text = formatTombstone(post, date);
    if (text === undefined) return post.file;
    texts.push({ file: post.file, text });
  }
  for (const post of updates) {
    const text = dropUpdate(post, strict.decode(readFileSync(locate(post.file))));
    if (text === undefined) return post.file;
    texts.push({ file: post.file, text });
  }
  return texts;
}

/**
 * Deletes pictures and attachments, then replaces the texts, each whole. If it is interrupted, the
 * same removal can be repeated, since the texts still name what is left.
 */
export function writeRemoval(texts: readonly ReplacedText[], files: readonly string[], locate: Locate): void {
  for (const file of files) rmSync(locate(file), { force: true });
  for (const { file, text } of texts) replaceFile(locate(file), text);
}
