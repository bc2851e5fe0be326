import { foldSlug } from "../text/slug.ts";
import { parseBanner } from "./banner.ts";
import { decodeText } from "./decode.ts";
import type { Campaign, Content, ContentPage, Discussion, Picture, Site, TagEntry } from "./model.ts";
import { createDiscussionParser } from "./parse-discussion.ts";
import { parsePage } from "./parse-page.ts";
import type { SourceText } from "./parse-post.ts";
import { readFileName } from "./path.ts";
import { measurePicture } from "./picture.ts";
import type { Parsed, Problem } from "./problem.ts";
import type { FoundFile } from "./regular-file.ts";
import { parseSite } from "./site.ts";
import { parseTagRegistry } from "./tag-registry.ts";
import { arrangeFiles, type SettingsFile } from "./tree.ts";

export interface ParsedContent {
  /** What stands; complete only where there are no problems. */
  readonly content: Content;
  readonly problems: readonly Problem[];
  readonly notes: readonly Problem[];
  readonly counts: { readonly files: number; readonly drafts: number };
}

/**
 * Parses a content folder.
 *
 * @param found every file and folder in it, in any order.
 * @param read gives the bytes of a file, or undefined where it cannot be read.
 */
export function parseContent(found: readonly FoundFile[], read: (path: string) => Uint8Array | undefined): ParsedContent {
  const { tree, problems: misplaced } = arrangeFiles(found);
  const problems: Problem[] = [...misplaced];
  const notes: Problem[] = [];

  const readBytes = ({ path }: FoundFile): Uint8Array | undefined => {
    const bytes = read(path);
    if (!bytes) problems.push({ file: path, line: 1, column: 1, reason: "the file cannot be read", fix: "Give it read permission." });
    return bytes;
  };
  const readText = (file: FoundFile): SourceText[] => {
    const bytes = readBytes(file);
    if (!bytes) return [];
    const decoded = decodeText(bytes);
    if ("text" in decoded) return [{ path: file.path, text: decoded.text }];
    problems.push({ file: file.path, column: 1, ...decoded });
    return [];
  };
  const readSettings = <T>(name: SettingsFile, fallback: T, parse: (text: string, file: string) => Parsed<T>): T => {
    const file = tree.settings.get(name);
    const [source] = file ? readText(file) : [];
    if (!source) return fallback;
    const parsed = parse(source.text, source.path);
    problems.push(...parsed.problems);
    return parsed.value ?? fallback;
  };
  const readPicture = (file: FoundFile): [string, Picture][] => {
    const bytes = readBytes(file);
    if (!bytes) return [];
    const name = readFileName(file.path);
    const size = measurePicture(bytes, name);
    if ("width" in size) return [[name, { name, file: file.path, ...size }]];
    problems.push({ file: file.path, line: 1, column: 1, ...size });
    return [];
  };

  const site = readSettings<Site>("site.yaml", defaultSite(), parseSite);
  const campaigns = readSettings<readonly Campaign[]>("banner.yaml", [], (text, file) => parseBanner(text, file, site.zone));
  const tags = readSettings<readonly TagEntry[]>("tags.yaml", [], parseTagRegistry);

  const parseDiscussion = createDiscussionParser(site.zone);
  const discussions: Discussion[] = [];
  let drafts = 0;
  const owners = new Map<string, string>();
  for (const { slug, file, replies, pictures } of tree.discussions) {
    const [source] = readText(file);
    const parsed = parseDiscussion({
      slug,
      file: source,
      replies: replies.flatMap(readText),
      names: replies.map(({ path }) => readFileName(path)),
      pictures: new Map(pictures.flatMap(readPicture)),
    });
    problems.push(...parsed.problems);
    const owner = owners.get(foldSlug(slug));
    if (owner !== undefined) {
      problems.push({
        file: file.path,
        line: 1,
        column: 1,
        reason: `the name \`${slug}\` is the same as that of \`${owner}\``,
        fix: "Rename one of the two files; a name stands once on the whole site.",
      });
      continue;
    }
    owners.set(foldSlug(slug), file.path);
    notes.push(...parsed.notes);
    if (parsed.isDraft) drafts += 1;
    if (parsed.discussion) discussions.push(parsed.discussion);
  }

  const pages: ContentPage[] = [];
  for (const source of tree.pages.flatMap(readText)) {
    const parsed = parsePage(source);
    problems.push(...parsed.problems);
    notes.push(...parsed.notes);
    if (parsed.page) pages.push(parsed.page);
  }

  const files = found.filter(({ kind }) => kind === "file").length;
  return { content: { site, campaigns, tags, discussions, pages }, problems, notes, counts: { files, drafts } };
}

function defaultSite(): Site {
  const { value } = parseSite("", "site.yaml");
  if (!value) throw new Error("the defaults of site.yaml do not pass their own schema");
  return value;
}
