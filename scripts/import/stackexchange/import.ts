import { createReadStream, statSync } from "node:fs";
import { appendFile, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { UsageError } from "../../build/usage-error.ts";
import { requireLocale } from "../../locale/locales.ts";
import type { ImportRequest, LeftOut, OnImportProgress, SourceFile } from "../model.ts";
import { findSiteLanguage, writeNewSite } from "../new-site.ts";
import { countNoun, type ImportReport, type ImportSummary } from "../report.ts";
import { SourceError } from "../source-error.ts";
import { openContent } from "../write-content.ts";
import type { Spool } from "./comments.ts";
import { type Dump, type DumpSummary, openDump } from "./convert-dump.ts";

/**
 * Imports a dump into a content folder, and writes a `site.yaml` if there is none.
 *
 * @throws {UsageError} if the source is not a folder.
 * @throws {SourceError} if the dump cannot be read.
 */
export async function importStackExchange(
  { source, output, name, language, hosts }: ImportRequest,
  onProgress: OnImportProgress,
): Promise<ImportReport> {
  if (!statSync(source, { throwIfNoEntry: false })?.isDirectory()) throw new UsageError(`There is no folder \`${source}\`.`);
  const dump = await findDump(source);
  const found = await findSiteLanguage(output, language);
  const spool = createTemporarySpool();
  try {
    const opened = await openDump(dump, { locale: requireLocale(found.language, found), hosts }, spool, onProgress);
    const content = openContent(output, opened.hosts[0] ?? dump.name, opened.planned);
    let step = await opened.files.next();
    for (; !step.done; step = await opened.files.next()) content.write(step.value);
    const [from] = step.value.hosts;
    await writeNewSite(output, { name: name ?? dump.name, fallback: dump.name, language: found.language, from });
    return { source, output, ...summarise(step.value), files: content.finish() };
  } finally {
    await spool.close();
  }
}

function summarise({ hosts, leftOut, notes, pictures, ...counts }: DumpSummary): ImportSummary {
  const { rows, discussions, replies, comments, solved, closed, tags, automaticEdits } = counts;
  const leftComments = countLeftOut(leftOut, ({ kind }) => kind === "comment");
  const leftPosts = countLeftOut(leftOut, ({ kind }) => kind !== "comment");
  const sentences = [
    `${countNoun(rows, "post")} in: ${countNoun(discussions, "discussion")} and ${countNoun(replies, "reply", "replies")} out, ${leftPosts} left out`,
    `${countNoun(comments + leftComments, "comment")} in: ${comments} out, below their posts, ${leftComments} left out`,
    `${solved} solved, ${closed} closed, ${countNoun(tags, "tag")}`,
    hosts.length === 0
      ? "host of the old site unknown (name it with --host): links that name a host stay as they are"
      : `links to ${hosts.join(", ")} lead to the new pages`,
    ...(automaticEdits > 0 ? [`${countNoun(automaticEdits, "edit")} by the old site itself left out: nobody's activity`] : []),
  ];
  return { counts, sentences, hosts, leftOut, notes, pictures };
}

function countLeftOut(groups: readonly LeftOut[], isCounted: (group: LeftOut) => boolean): number {
  return groups.filter(isCounted).reduce((sum, { ids }) => sum + ids.length, 0);
}

/** Finds the files of a dump in its folder, in upper or lower case. */
async function findDump(folder: string): Promise<Dump> {
  const names = await readdir(folder);
  const find = async (wanted: string): Promise<SourceFile | undefined> => {
    const name = names.find((found) => found.toLowerCase() === wanted);
    return name === undefined ? undefined : openSource(join(folder, name), name);
  };
  const [posts, users, tags, comments] = await Promise.all([find("posts.xml"), find("users.xml"), find("tags.xml"), find("comments.xml")]);
  if (!posts) throw new SourceError(folder, "there is no Posts.xml in this folder, so it is no Stack Exchange dump");
  return { name: basename(resolve(folder)), posts, ...(users && { users }), ...(tags && { tags }), ...(comments && { comments }) };
}

/** A spool in the folder for temporary files. It is created on first use; `close` removes it. */
function createTemporarySpool(): Spool & { readonly close: () => Promise<void> } {
  let folder: string | undefined;
  return {
    append: async (group, lines) => {
      folder ??= await mkdtemp(join(tmpdir(), "import-"));
      await appendFile(join(folder, `${group}.jsonl`), lines);
    },
    read: async (group) => (folder === undefined ? "" : readFile(join(folder, `${group}.jsonl`), "utf8").catch(() => "")),
    close: async () => {
      if (folder !== undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

async function openSource(path: string, name: string): Promise<SourceFile> {
  const { size } = await stat(path);
  return { name, bytes: size, open: () => createReadStream(path, { highWaterMark: 1 << 18 }) };
}
