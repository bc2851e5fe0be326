import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Discussion, inventForum } from "./corpus.ts";
import { vocabularies } from "./vocabularies.ts";

/**
 * Writes a forum of `count` discussions into a content folder, always the same bytes.
 *
 * @param corpus a name of `vocabularies`, or a script that Node runs with the number of discussions
 * and the content folder.
 * @throws the output of a script that fails.
 */
export function writeContent(content: string, count: number, corpus: string): void {
  const createWords = vocabularies[corpus];
  if (createWords === undefined) runScript(corpus, count, content);
  else writeForum(inventForum(count, createWords()), content);
}

function writeForum(forum: Iterable<Discussion>, content: string): void {
  for (const { path, text } of forum) {
    const file = join(content, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

function runScript(script: string, count: number, content: string): void {
  const { status, stderr } = spawnSync(process.execPath, [script, String(count), content], { encoding: "utf8" });
  if (status !== 0) throw new Error(`${script} ended with status ${status}:\n${stderr}`);
}

/** Waits until written files are on the disk, so that they slow down no measured build. */
export function flushDisk(): void {
  // Windows has no such command. Then the builds start at once.
  spawnSync("sync");
}
