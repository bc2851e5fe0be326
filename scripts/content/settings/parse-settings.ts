import { requireLocale } from "../../locale/locales.ts";
import type { Parsed, Problem } from "../../problems/problem.ts";
import type { Content, Site } from "../model.ts";
import type { ContentTree } from "../parse/files/content-tree.ts";
import type { FileReader } from "../parse/files/file-reader.ts";
import type { SettingsFile } from "../parse/files/settings-file.ts";
import { findUnfinishedYamlMerges } from "../parse/unfinished-merge.ts";
import { parseBanner } from "./banner.ts";
import { buildDefaultSite, parseSite } from "./site.ts";
import { parseTagRegistry } from "./tags.ts";

/** The settings of a site. Defaults replace an absent or broken file. */
export type Settings = Pick<Content, "site" | "campaigns" | "tags">;

/** Parses the three settings files. */
export function parseSettings(
  files: ContentTree["settings"],
  { readText }: FileReader,
): { readonly settings: Settings; readonly problems: readonly Problem[]; readonly notes: readonly Problem[] } {
  const problems: Problem[] = [];
  const notes: Problem[] = [];
  const parse = <T>(name: SettingsFile, standIn: (text: string) => T, parseFile: (text: string, file: string) => Parsed<T>): T => {
    const file = files.get(name);
    const [source] = file ? readText(file) : [];
    if (!source) return standIn("");
    const merges = findUnfinishedYamlMerges(source.text, source.path);
    const parsed: Parsed<T> = merges.length > 0 ? { problems: merges } : parseFile(source.text, source.path);
    problems.push(...parsed.problems);
    notes.push(...(parsed.notes ?? []));
    return parsed.value ?? standIn(source.text);
  };
  const site = parse<Site>("site.yaml", buildDefaultSite, parseSite);
  const { folding } = requireLocale(site.language);
  const campaigns = parse<Settings["campaigns"]>("banner.yaml", none, (text, file) => parseBanner(text, file, site));
  const tags = parse<Settings["tags"]>("tags.yaml", none, (text, file) => parseTagRegistry(text, file, folding));
  return { settings: { site, campaigns, tags }, problems, notes };
}

function none(): readonly never[] {
  return [];
}
