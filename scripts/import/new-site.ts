import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseSite } from "../content/settings/site.ts";
import type { Calendar } from "../locale/calendars.ts";
import { limits } from "../text/limits.ts";
import { fillIn } from "../text/template.ts";
import { cleanLine } from "./text/clean.ts";
import { findImportWords } from "./words/languages.ts";
import { writeSite } from "./write-content.ts";

/** The settings of a site that an export becomes. */
export interface NewSite {
  readonly name: string;
  /** Its name if nothing of the other can be shown. */
  readonly fallback: string;
  readonly language: string;
  /** The old site, for the description; by default the name. */
  readonly from?: string | undefined;
}

/** What an import writes in. */
export interface ImportLanguage {
  readonly language: string;
  /** Of the existing site. */
  readonly calendar?: Calendar;
}

/** The language of an import: as asked, else of the existing site, else Persian. */
export async function findSiteLanguage(folder: string, asked: string | undefined): Promise<ImportLanguage> {
  const text = await readSettings(folder);
  const site = text === undefined ? undefined : parseSite(text, "site.yaml").value;
  return { language: asked ?? site?.language ?? "fa", ...(site && { calendar: site.calendar }) };
}

/** Writes a `site.yaml` if there is none. */
export async function writeNewSite(folder: string, { name, fallback, language, from }: NewSite): Promise<void> {
  if ((await readSettings(folder)) !== undefined) return;
  const title = cleanLine(name, limits.nameGraphemes).text || fallback;
  const description = fillIn(findImportWords(language).siteDescription, { site: from ?? title });
  // Exports have times in UTC and name no zone. The site shows the same times.
  writeSite(folder, { name: title, description, language, timeZone: "UTC" });
}

function readSettings(folder: string): Promise<string | undefined> {
  return readFile(join(folder, "site.yaml"), "utf8").catch(() => undefined);
}
