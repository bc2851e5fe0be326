import { parseBanner } from "./banner.ts";
import type { FileReader } from "./file-reader.ts";
import type { Content, Site } from "./model.ts";
import type { Parsed, Problem } from "./problem.ts";
import { parseSite } from "./site.ts";
import { parseTagRegistry } from "./tag-registry.ts";
import type { ContentTree, SettingsFile } from "./tree.ts";

/** What the owner says of the site; the defaults stand for what is absent or broken. */
export type Settings = Pick<Content, "site" | "campaigns" | "tags">;

/** Parses the three settings files. */
export function parseSettings(
  files: ContentTree["settings"],
  { readText }: FileReader,
): { readonly settings: Settings; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const parse = <T>(name: SettingsFile, fallback: T, parseFile: (text: string, file: string) => Parsed<T>): T => {
    const file = files.get(name);
    const [source] = file ? readText(file) : [];
    if (!source) return fallback;
    const parsed = parseFile(source.text, source.path);
    problems.push(...parsed.problems);
    return parsed.value ?? fallback;
  };
  const site = parse<Site>("site.yaml", defaultSite(), parseSite);
  const campaigns = parse<Settings["campaigns"]>("banner.yaml", [], (text, file) => parseBanner(text, file, site.zone));
  const tags = parse<Settings["tags"]>("tags.yaml", [], parseTagRegistry);
  return { settings: { site, campaigns, tags }, problems };
}

function defaultSite(): Site {
  const { value } = parseSite("", "site.yaml");
  if (!value) throw new Error("the defaults of site.yaml do not pass their own schema");
  return value;
}
