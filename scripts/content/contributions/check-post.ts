import type { Place, Problem } from "../../problems/problem.ts";
import type { Violation } from "../../problems/violation.ts";
import { type DateConvention, parseMoment } from "../../text/dates.ts";
import { decodeText } from "../parse/files/decode-text.ts";
import { parseFrontMatter } from "../parse/front-matter.ts";
import type { YamlEntry, YamlNode } from "../parse/yaml/parse-yaml.ts";
import type { ContributionSettings } from "./change.ts";

type Keys = ReadonlyMap<string, YamlEntry>;

/** Keys that only an owner writes, unless the settings allow them to contributors. */
const ownerKeys = ["likes", "redirectFrom"] as const;

/** What an update of an existing post leaves as it is. A `draft` would hide the discussion. */
const fixedKeys = ["author", "created", "status", "removed", ...ownerKeys] as const;

/** @param bytes undefined if the file cannot be read, which is a problem of its own. */
export function checkNewPost(file: string, bytes: Uint8Array | undefined, settings: ContributionSettings): readonly Problem[] {
  const keys = file.endsWith(".md") ? readKeys(file, bytes) : undefined;
  if (!keys) return [];
  const removed = keys.get("removed");
  const owned = ownerKeys.flatMap((key) => {
    const entry = keys.get(key);
    return entry && !settings.contributors[key] ? [locate(file, entry, { rule: "ownerKey", key })] : [];
  });
  const refused = removed ? [locate(file, removed, { rule: "removalByContributor" }), ...owned] : owned;
  return [...refused, ...checkTimes(file, keys, ["created", "updated"], settings)];
}

/** Checks that a changed post says who changed it and when, and keeps what its author decided. */
export function checkPostUpdate(
  file: string,
  before: Uint8Array | undefined,
  after: Uint8Array | undefined,
  settings: ContributionSettings,
): readonly Problem[] {
  const [was, is] = [readKeys(file, before), readKeys(file, after)];
  // The check of the file itself reports what is wrong with it now.
  if (!is) return [];
  if (!was) return [locate(file, undefined, { rule: "existingFileChanged" })];
  const changed = fixedKeys.filter((key) => showNode(was.get(key)?.value) !== showNode(is.get(key)?.value));
  const refused = changed.filter((key) => !(key === "likes" || key === "redirectFrom") || !settings.contributors[key]);
  const readUpdate = (keys: Keys) => readTime(keys.get("updated")?.value, settings) ?? Number.NEGATIVE_INFINITY;
  const isNewer = is.has("updatedBy") && readUpdate(is) > readUpdate(was);
  return [
    ...refused.map((key) => locate(file, is.get(key), { rule: "keyOfExistingPost", key })),
    ...(isNewer ? [] : [locate(file, is.get("updated"), { rule: "changeWithoutUpdate" })]),
    ...checkTimes(file, is, ["updated"], settings),
  ];
}

/**
 * A post that is dated later would appear unseen, long after its review. A later update changes the
 * text at once, but its mark would be missing until then, and no honest update could follow.
 */
function checkTimes(
  file: string,
  keys: Keys,
  times: readonly ("created" | "updated")[],
  settings: ContributionSettings,
): readonly Problem[] {
  return times.flatMap((key) => {
    const entry = keys.get(key);
    const time = readTime(entry?.value, settings);
    return time !== undefined && time > settings.now ? [locate(file, entry, { rule: "laterThanNow", key })] : [];
  });
}

/** Seconds since the epoch; undefined if the value is no time, which is a problem of its own. */
function readTime(node: YamlNode | undefined, convention: DateConvention): number | undefined {
  const read = node?.kind === "text" ? parseMoment(node.text, convention) : undefined;
  return read?.ok ? read.moment.at : undefined;
}

/** Undefined if the file has no front matter that can be read. */
function readKeys(file: string, bytes: Uint8Array | undefined): Keys | undefined {
  const decoded = bytes && decodeText(bytes);
  return decoded && "text" in decoded ? parseFrontMatter(decoded.text, file).value?.keys.entries : undefined;
}

/** A value without its place. */
function showNode(node: YamlNode | undefined): string {
  switch (node?.kind) {
    case "text":
      return JSON.stringify(node.text);
    case "list":
      return `[${node.nodes.map(showNode).join()}]`;
    case "map":
      return `{${[...node.entries].map(([key, { value }]) => `${JSON.stringify(key)}:${showNode(value)}`).join()}}`;
    default:
      return "";
  }
}

function locate(file: string, place: Place | undefined, violation: Violation): Problem {
  return { file, line: place?.line ?? 1, column: place?.column ?? 1, violation };
}
