import type { Place, Problem } from "../../problems/problem.ts";
import type { Violation } from "../../problems/violation.ts";
import { parseMoment } from "../../text/dates.ts";
import { decodeText } from "../parse/files/decode-text.ts";
import { parseFrontMatter } from "../parse/front-matter.ts";
import type { YamlEntry, YamlNode } from "../parse/yaml/parse-yaml.ts";
import type { ContributionSettings } from "./change.ts";

type Keys = ReadonlyMap<string, YamlEntry>;

/** Keys that only an owner writes, unless the settings allow them to contributors. */
const ownerKeys = ["likes", "redirectFrom"] as const;

/** What an update of an existing post leaves as it is. A `draft` would hide the discussion. */
const fixedKeys = ["author", "created", "status", ...ownerKeys] as const;

/** @param bytes undefined if the file cannot be read, which is a problem of its own. */
export function checkNewPost(file: string, bytes: Uint8Array | undefined, { contributors }: ContributionSettings): readonly Problem[] {
  const keys = file.endsWith(".md") ? readKeys(file, bytes) : undefined;
  return ownerKeys.flatMap((key) => {
    const entry = keys?.get(key);
    return entry && !contributors[key] ? [locate(file, entry, { rule: "ownerKey", key })] : [];
  });
}

/** Checks that a changed post says who changed it and when, and keeps what its author decided. */
export function checkPostUpdate(
  file: string,
  before: Uint8Array | undefined,
  after: Uint8Array | undefined,
  { contributors, ...convention }: ContributionSettings,
): readonly Problem[] {
  const [was, is] = [readKeys(file, before), readKeys(file, after)];
  // The check of the file itself reports what is wrong with it now.
  if (!is) return [];
  if (!was) return [locate(file, undefined, { rule: "existingFileChanged" })];
  const changed = fixedKeys.filter((key) => showNode(was.get(key)?.value) !== showNode(is.get(key)?.value));
  const refused = changed.filter((key) => !(key === "likes" || key === "redirectFrom") || !contributors[key]);
  const readUpdate = (keys: Keys) => {
    const node = keys.get("updated")?.value;
    const read = node?.kind === "text" ? parseMoment(node.text, convention) : undefined;
    return read?.ok ? read.moment.at : Number.NEGATIVE_INFINITY;
  };
  const isNewer = is.has("updatedBy") && readUpdate(is) > readUpdate(was);
  return [
    ...refused.map((key) => locate(file, is.get(key), { rule: "keyOfExistingPost", key })),
    ...(isNewer ? [] : [locate(file, is.get("updated"), { rule: "changeWithoutUpdate" })]),
  ];
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
