import { isScalar, isSeq, type Pair, parseDocument, type Scalar, visit } from "yaml";
import { formatScalar } from "../format-front-matter.ts";
import { cleanLabel, cleanPerson, cleanWord, dropIdleMarks, dropMarks } from "./clean-value.ts";
import type { TextEdit } from "./text-edit.ts";
import { findYaml } from "./yaml-part.ts";

/** Keys with addresses and names of files, which are never changed. */
const untouched = new Set(["redirectFrom", "answer", "discussion", "base", "link", "contribute", "editor", "slug"]);

/** Keys with a date or one of a few words. */
const words = new Set([
  ...["created", "updated", "likes", "status", "footer", "starts", "ends", "yearly", "percent"],
  ...["language", "timeZone", "pageSize", "authorPages"],
]);

const people = new Set(["author", "updatedBy"]);

/**
 * Takes characters that nobody sees out of keys and values, and writes the letters of character
 * references in what readers see. Addresses and names of files stay.
 */
export function fixValues(text: string, file: string): readonly TextEdit[] {
  const part = findYaml(text, file);
  if (!part) return [];
  const { yaml, offset } = part;
  const document = parseDocument(yaml, { schema: "failsafe", uniqueKeys: false, logLevel: "silent" });
  const edits: TextEdit[] = [];
  const add = (node: unknown, clean: (value: string) => string) => {
    if (isScalar(node))
      edits.push(...fixScalar(node, yaml, clean).map((edit) => ({ ...edit, start: edit.start + offset, end: edit.end + offset })));
  };
  visit(document, {
    Pair(_, { key, value }: Pair) {
      add(key, cleanLabel);
      const name = isScalar(key) ? dropMarks(String(key.value)) : "";
      if (untouched.has(name)) return visit.SKIP;
      add(value, words.has(name) ? cleanWord : people.has(name) ? cleanPerson : cleanLabel);
      return undefined;
    },
    Seq(_, { items }) {
      for (const item of items) add(item, cleanLabel);
    },
  });
  return edits;
}

/** A value of several lines stays: it is a problem of its own. */
function fixScalar({ value, range }: Scalar, yaml: string, clean: (value: string) => string): readonly TextEdit[] {
  const was = String(value);
  const is = clean(was);
  const [start = 0, end = 0] = range ?? [];
  const source = yaml.slice(start, end);
  if (is === was || is.trim() === "" || source.includes("\n")) return [];
  const bare = [dropMarks, dropIdleMarks].map((drop) => drop(source)).find((one) => one !== source && mayKeep(one, is));
  return [{ start, end, text: bare ?? formatScalar(is), was, is }];
}

/**
 * A value that only loses characters keeps its own quotes, if YAML still reads it as one text. A
 * mark before the quotes had made them a part of the text.
 */
function mayKeep(source: string, value: string): boolean {
  const { contents, errors } = parseDocument(`[${source}]`, { schema: "failsafe", logLevel: "silent" });
  const [item, ...more] = isSeq(contents) ? contents.items : [];
  if (errors.length > 0 || more.length > 0 || !isScalar(item)) return false;
  return [value, value.replace(/^(["'])(.*)\1$/, "$2")].includes(String(item.value));
}
