import type { Problem } from "../../problems/problem.ts";
import { hasVisible } from "../../text/invisible.ts";
import type { Tombstone } from "../model.ts";
import { type buildTombstoneFields, examples, postKeys } from "./fields/discussion-fields.ts";
import { findNode, validateKeys } from "./fields/validate-keys.ts";
import type { SourceText } from "./files/decode-text.ts";
import { parseFrontMatter } from "./front-matter.ts";
import { joinOldAddresses, noteRawAddresses } from "./old-addresses.ts";

/** What is left of a removed post. */
export interface ParsedTombstone {
  /** Absent for a file with problems. */
  readonly tombstone?: Pick<Tombstone, "created" | "removed"> & Required<Pick<Tombstone, "redirectFrom">>;
  /** Whether the post was a draft, which appears nowhere. */
  readonly isDraft: boolean;
  readonly problems: readonly Problem[];
  readonly notes: readonly Problem[];
}

/** Finds almost every text that is no tombstone, without parsing it. */
const removedKey = /^["']?removed["']?[ \t]*:/m;

/**
 * Parses the file of a post that was removed. It may keep nothing of the post, so that nobody
 * believes it is gone while its text is still there.
 *
 * @returns for a text: undefined if its front matter has no `removed`.
 */
export function createTombstoneParser(
  schema: ReturnType<typeof buildTombstoneFields>,
): (source: SourceText) => ParsedTombstone | undefined {
  return ({ path: file, text }) => {
    const matter = removedKey.test(text) ? parseFrontMatter(text, file).value : undefined;
    const entry = matter?.keys.entries.get("removed");
    if (!matter || !entry || entry.value.kind === "absent") return undefined;
    const { keys, body, bodyLine } = matter;
    const isKept = (key: string) => Object.hasOwn(postKeys, key) && !Object.hasOwn(schema.shape, key);
    const entries = [...keys.entries];
    const kept = entries.flatMap(([key, { line, column }]): readonly Problem[] =>
      isKept(key) ? [{ file, line, column, violation: { rule: "keyOfRemovedPost", key } }] : [],
    );
    const rest = { ...keys, entries: new Map(entries.filter(([key]) => !isKept(key))) };
    const { value, problems: bad } = validateKeys(rest, schema, examples, file);
    const problems = [
      ...kept,
      ...bad,
      ...(hasVisible(body) ? [{ file, line: bodyLine, column: 1, violation: { rule: "textOfRemovedPost" } } as const] : []),
    ];
    const { node: status } = findNode(keys, ["status"]);
    const isDraft = status.kind === "text" && status.text === "draft";
    if (!value || problems.length > 0) return { isDraft, problems, notes: [] };
    const { node } = findNode(keys, ["redirectFrom"]);
    const places = node.kind === "list" ? node.nodes.map(({ line, column }) => ({ line, column })) : [];
    const redirectFrom = joinOldAddresses(value.redirectFrom, places);
    const { created, removed } = value;
    return { tombstone: { created, removed, redirectFrom }, isDraft, problems, notes: noteRawAddresses(redirectFrom, file) };
  };
}
