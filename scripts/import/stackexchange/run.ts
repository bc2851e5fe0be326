import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { UsageError } from "../../build/usage-error.ts";
import type { ImportOptions } from "../../commands/import/import-options.ts";
import { parseSite } from "../../content/settings/site.ts";
import * as en from "../../locale/en.ts";
import { findLocale } from "../../locale/locales.ts";
import { fillIn } from "../../text/fill.ts";
import { limits } from "../../text/limits.ts";
import type { ImportReport } from "../report.ts";
import type { OnProgress } from "../rows.ts";
import { formatSite } from "../site-file.ts";
import { cleanLine } from "../text/clean.ts";
import { findImportWords } from "../words/languages.ts";
import { openContent, replaceFile } from "../write-content.ts";
import { findDump } from "./find-dump.ts";
import { openDump } from "./import.ts";
import { createTemporarySpool } from "./temporary-spool.ts";

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
