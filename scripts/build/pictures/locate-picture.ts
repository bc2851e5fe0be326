import type { Content, Discussion } from "../../content/model.ts";
import { decodeText } from "../../content/parse/files/decode-text.ts";
import { parseFrontMatter } from "../../content/parse/front-matter.ts";
import { scanBody } from "../../markdown/scan.ts";
import type { Problem } from "../../problems/problem.ts";
import type { Violation } from "../../problems/violation.ts";
import { listFolders, readFileName } from "../../text/path.ts";

/**
 * Builds a problem of a picture at the first place where a text shows it, or at its file if no text
 * does.
 *
 * @param file of the picture, below the content folder.
 * @param read returns the bytes of a content file.
 */
export function locatePicture(
  { discussions, pages }: Pick<Content, "discussions" | "pages">,
  file: string,
  violation: Violation,
  read: (file: string) => Uint8Array,
): Problem {
  const name = readFileName(file);
  const discussion = discussions.find(({ pictures }) => pictures.get(name)?.file === file);
  const page = pages.find(({ pictures = [] }) => pictures.some((picture) => picture.file === file));
  for (const text of discussion ? listTexts(discussion) : page ? [page.file] : []) {
    const place = findInText(text, listFolders(file).at(-1) ?? "", name, read);
    if (place) return { file: text, ...place, violation };
  }
  return { file, line: 1, column: 1, violation };
}

function listTexts({ file, replies }: Discussion): readonly string[] {
  return [file, ...replies.map(({ name }) => `${folderOf(file)}/${name}`)];
}

function folderOf(file: string): string {
  return file.replace(/\.md$/, "");
}

function findInText(
  file: string,
  folder: string,
  name: string,
  read: (file: string) => Uint8Array,
): Pick<Problem, "line" | "column"> | undefined {
  const decoded = decodeText(read(file));
  const parts = "text" in decoded ? parseFrontMatter(decoded.text, file).value : undefined;
  const found = parts && scanBody(parts.body, undefined, { file, folder }).own.find((picture) => picture.name === name);
  return found && { line: parts.bodyLine + found.line - 1, column: found.column };
}
