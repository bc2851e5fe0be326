import { type FrontMatterField, formatFrontMatter } from "../content/authoring/format-front-matter.ts";
import { postKeys } from "../content/parse/fields/discussion-fields.ts";
import { parseSimpleYaml } from "../content/parse/yaml/parse-simple-yaml.ts";
import { parseYaml, type YamlNode } from "../content/parse/yaml/parse-yaml.ts";
import { type DateConvention, parseMoment } from "../text/dates.ts";
import { formatLocalMinute } from "../text/local-time.ts";
import { splitTags } from "../text/tag-list.ts";

/**
 * A Markdown file in the editor: the values of front matter as written, the text below it as
 * `body`, and its kind.
 */
export type EditorEntry = Readonly<Record<string, string | readonly string[]>> & { readonly kind: EntryKind; readonly body: string };

/** The editor cannot show a `broken` file and leaves it alone. So it does with a removed post. */
export type EntryKind = "discussion" | "reply" | "broken";

const keys = Object.keys(postKeys);

/**
 * The value of a reply whose folder names the discussion. The engine requires a value; none is
 * written to the file.
 */
const unsaid = " ";

const moments = ["created", "updated"];

/**
 * Reads a file for the editor. The engine's own YAML parser would turn the tag `3.10` into `3.1`
 * and shift dates by the time zone.
 */
export function readEditorFile(text: string, convention: DateConvention): EditorEntry {
  const lines = text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  const [, block, body = ""] = /^---\n([\s\S]*?\n)---(?:\n([\s\S]*))?$/.exec(lines) ?? [];
  if (block === undefined) return { kind: "broken", body: lines };
  const map = parseSimpleYaml(block, 2) ?? parseYaml(block, "").value;
  if (map?.kind !== "map") return { kind: "broken", body };
  const values = [...map.entries].flatMap(([key, { value }]) => {
    const read = readValue(value);
    if (read === undefined) return [];
    return [[key, moments.includes(key) && typeof read === "string" ? spellGregorian(read, convention) : read] as const];
  });
  const entry = Object.fromEntries(values);
  if (entry.removed !== undefined) return { kind: "broken", body };
  if (entry.title === undefined) return { discussion: unsaid, ...entry, kind: "reply", body };
  return { status: "published", ...entry, ...readTags(entry.tags), kind: "discussion", body };
}

/** A list, or one text that is split as in front matter. */
function readTags(written: string | readonly string[] | undefined): { readonly tags?: readonly string[] } {
  if (written === undefined) return {};
  return { tags: typeof written === "string" ? splitTags(written) : written };
}

function readValue(node: YamlNode): string | readonly string[] | undefined {
  if (node.kind === "text") return node.text;
  return node.kind === "list" ? node.nodes.flatMap((inner) => (inner.kind === "text" ? [inner.text] : [])) : undefined;
}

/**
 * The editor's field for times knows the Gregorian calendar only. A time that it can show stays as
 * written.
 */
function spellGregorian(written: string, convention: DateConvention): string {
  if (!written.includes("/")) return written;
  const parsed = parseMoment(written, convention);
  if (!parsed.ok) return written;
  return parsed.moment.dayOnly ? parsed.moment.datetime : formatLocalMinute(parsed.moment.at, convention.zone);
}

/** Writes an entry of the editor as a file, without empty values and defaults. */
export function formatEditorFile(entry: Readonly<Record<string, unknown>>): string {
  const fields = keys.flatMap((key): readonly FrontMatterField[] => {
    const value = key === "discussion" ? readFolderName(entry.discussion) : entry[key];
    if (Array.isArray(value)) return value.length > 0 ? [[key, value.map(String)]] : [];
    const text = typeof value === "string" ? value.trim() : "";
    return text === "" || (key === "status" && text === "published") ? [] : [[key, text]];
  });
  const body = typeof entry.body === "string" ? entry.body.replace(/\r\n?/g, "\n").trimEnd() : "";
  return `${formatFrontMatter(fields)}${body === "" ? "" : `${body}\n`}`;
}

/** A reply names only the folder of its discussion, not the folders above it. */
function readFolderName(written: unknown): string {
  return typeof written === "string" ? written.slice(written.lastIndexOf("/") + 1) : "";
}
