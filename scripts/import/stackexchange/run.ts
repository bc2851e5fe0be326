import { createReadStream, statSync } from "node:fs";
import { appendFile, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { UsageError } from "../../build/usage-error.ts";
import { parseSite } from "../../content/settings/site.ts";
import * as en from "../../locale/en.ts";
import { findLocale } from "../../locale/locales.ts";
import { limits } from "../../text/limits.ts";
import { fillIn } from "../../text/template.ts";
import type { SourceFile } from "../model.ts";
import type { ImportReport } from "../report.ts";
import type { OnProgress } from "../rows.ts";
import { formatSite } from "../site-file.ts";
import { SourceError } from "../source-error.ts";
import { cleanLine } from "../text/clean.ts";
import { findImportWords } from "../words/languages.ts";
import { openContent, replaceFile } from "../write-content.ts";
import type { Spool } from "./comments.ts";
import { type Dump, openDump } from "./import.ts";

interface ImportOptions {
  /** Folder of the export. */
  readonly source: string;
  /** Content folder. */
  readonly output: string;
  readonly name?: string | undefined;
  readonly language?: string | undefined;
  /** Of the old site. */
  readonly hosts: readonly string[];
}

/**
 * Imports a dump into a content folder, and writes a `site.yaml` where there is none.
 *
 * @throws {UsageError} when the source is no folder.
 * @throws {SourceError} when the dump cannot be read.
 */
export async function importStackExchange(
  { source, output, name, language, hosts }: ImportOptions,
  onProgress: OnProgress,
): Promise<ImportReport> {
  if (!statSync(source, { throwIfNoEntry: false })?.isDirectory()) throw new UsageError(`There is no folder \`${source}\`.`);
  const dump = await findDump(source);
  const site = await readFile(join(output, "site.yaml"), "utf8").catch(() => undefined);
  const spoken = language ?? (site === undefined ? undefined : parseSite(site, "site.yaml").value?.language) ?? "fa";
  const spool = createTemporarySpool();
  try {
    const opened = await openDump(dump, { locale: findLocale(spoken) ?? en, hosts }, spool, onProgress);
    const content = openContent(output, opened.hosts[0] ?? dump.name, opened.planned);
    let step = await opened.files.next();
    for (; !step.done; step = await opened.files.next()) content.write(step.value);
    if (site === undefined) {
      const title = cleanLine(name ?? dump.name, limits.nameGraphemes).text || dump.name;
      const description = fillIn(findImportWords(spoken).siteDescription, { site: step.value.hosts[0] ?? title });
      replaceFile(output, "site.yaml", formatSite({ name: title, description, language: spoken, timeZone: "UTC" }));
    }
    return { source, output, ...step.value, files: content.finish() };
  } finally {
    await spool.close();
  }
}

/** Finds the files of a dump in its folder; capitals do not matter. */
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

async function openSource(path: string, name: string): Promise<SourceFile> {
  const { size } = await stat(path);
  return { name, bytes: size, open: () => createReadStream(path, { highWaterMark: 1 << 18 }) };
}

/** A spool in the system's folder for temporary files, made when it is first needed; `close` removes it. */
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
