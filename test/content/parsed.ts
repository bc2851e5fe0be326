import type { Discussion } from "../../scripts/content/model.ts";
import { type ParsedContent, parseContent } from "../../scripts/content/parse-content.ts";
import { listReservedAddresses } from "../../scripts/pages/urls.ts";
import { compareProblems, type Problem } from "../../scripts/problems/problem.ts";
import type { Files } from "../support/disk.ts";
import { printProblem } from "../support/english.ts";

const encoder = new TextEncoder();

/** Parses a content folder given as an object. Folders need not be listed. */
export function parseFiles(files: Files): ParsedContent {
  const bytes = new Map(
    Object.entries(files).map(([path, content]) => [path, typeof content === "string" ? encoder.encode(content) : content]),
  );
  const found = [...bytes].map(([path, content]) => ({ path, kind: "file" as const, bytes: content.length }));
  return parseContent(found, (path) => bytes.get(path), listReservedAddresses());
}

/** The problems of a content folder as printed lines, sorted. */
export function listProblems(files: Files): readonly string[] {
  return [...parseFiles(files).problems].sort(compareProblems).map(printProblem);
}

/** The only discussion of a content folder, which must have no problem. */
export function parseSound(files: Files): Discussion {
  const { content, problems } = parseFiles(files);
  const [discussion] = content.discussions;
  if (!discussion || problems.length > 0) throw new Error(`not sound: ${problems.map(printProblem).join(" ")}`);
  return discussion;
}

/** Plain data, with lazy texts loaded. */
export function readAll(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, inner: unknown) => (key === "readBody" && typeof inner === "function" ? (inner() as unknown) : inner)),
  );
}

/** Problems as lines, each without the name of its file. Empty if there are none. */
export function printProblems(problems: readonly Problem[]): string {
  const lines = [...problems].sort(compareProblems).map((problem) => printProblem({ ...problem, file: "" }).slice(1));
  return lines.map((line) => `${line}\n`).join("");
}
