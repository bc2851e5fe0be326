import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { OwnPartError } from "../../layouts/parts/own-part-error.ts";
import { ownParts } from "../project.ts";

/**
 * The place in `own.ts` that an error is about, from the working folder:
 * `path:line:column: `. Empty for other errors. An error of a page has the error of the part as its
 * cause.
 */
export function locateOwnPart(error: unknown): string {
  if (!(error instanceof Error)) return "";
  if (!(error instanceof OwnPartError)) return locateOwnPart(error.cause);
  const place = findKey(readText(ownParts), error.part);
  return place === undefined ? "" : `${relative("", ownParts)}:${place}: `;
}

/** @returns `line:column` of a name that a colon, a parenthesis, a comma or a brace follows. */
export function findKey(text: string, name: string): string | undefined {
  for (const [index, line] of text.split("\n").entries()) {
    const column = findNames(line, name).find((start) => /^["']?\s*[:(,}]/.test(line.slice(start + name.length)));
    if (column !== undefined && !/^\s*(?:\*|\/[/*]|import\b)/.test(line)) return `${index + 1}:${column + 1}`;
  }
  return undefined;
}

/** The indexes at which a line holds a whole name. */
function findNames(line: string, name: string): readonly number[] {
  const starts: number[] = [];
  for (let start = line.indexOf(name); start >= 0; start = line.indexOf(name, start + 1))
    if (!/[\w$.]$/.test(line.slice(0, start)) && !/^[\w$]/.test(line.slice(start + name.length))) starts.push(start);
  return starts;
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
