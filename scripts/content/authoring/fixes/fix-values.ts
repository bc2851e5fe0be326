import { isMap, isScalar, isSeq, type Pair, parseDocument, type Scalar, visit } from "yaml";
import { formatScalar } from "../format-front-matter.ts";
import { cleanFile, cleanLabel, cleanPerson, cleanTitle, cleanWord, dropIdleMarks, dropMarks } from "./clean-value.ts";
import { applyEdits, type TextEdit } from "./text-edit.ts";
import { findYaml } from "./yaml-part.ts";

/** Keys with addresses, which are never changed. */
const untouched = new Set(["redirectFrom", "base", "link", "contribute", "editor", "slug"]);

/** Keys with a date or one of a few words. */
const words = new Set([
  ...["created", "updated", "likes", "status", "footer", "starts", "ends", "yearly", "percent"],
  ...["language", "timeZone", "pageSize", "authorPages"],
]);

/** How to clean the values of other keys; by default as labels. */
const cleaners: ReadonlyMap<string, (value: string) => string> = new Map([
  ...[...words].map((key) => [key, cleanWord] as const),
  ...["author", "updatedBy"].map((key) => [key, cleanPerson] as const),
  ...["answer", "discussion"].map((key) => [key, cleanFile] as const),
  ["title", cleanTitle] as const,
]);

/**
 * Takes characters that nobody sees out of keys and values, and writes the letters of character
 * references in what readers see. Addresses stay.
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
      add(value, cleaners.get(name) ?? cleanLabel);
      return undefined;
    },
    Seq(_, { items }) {
      for (const item of items) add(item, cleanLabel);
    },
  });
  return edits;
}

function fixScalar({ value, range }: Scalar, yaml: string, clean: (value: string) => string): readonly TextEdit[] {
  const was = String(value);
  const is = clean(was);
  const [start = 0, end = 0] = range ?? [];
  const source = yaml.slice(start, end);
  if (is === was || is.trim() === "") return [];
  if (source.includes("\n"))
    return fixLines(source, is, clean).map((edit) => ({ ...edit, start: edit.start + start, end: edit.end + start }));
  const bare = [dropMarks, dropIdleMarks].map((drop) => drop(source)).find((one) => one !== source && mayKeep(one, is));
  return [{ start, end, text: bare ?? formatScalar(is), was, is }];
}

/**
 * Cleans each line of a value on several lines, such as a block scalar (YAML 1.2.2, 8.1), if YAML
 * then reads the clean value. Otherwise the value stays, and so does its problem.
 */
function fixLines(source: string, value: string, clean: (value: string) => string): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  let start = 0;
  for (const line of source.split("\n")) {
    const was = line.trim();
    const from = start + line.indexOf(was);
    start += line.length + 1;
    if (clean(was) !== was) edits.push({ start: from, end: from + was.length, text: clean(was), was, is: clean(was) });
  }
  const { contents, errors } = parseDocument(`key: ${applyEdits(source, edits)}`, { schema: "failsafe", logLevel: "silent" });
  const read = isMap(contents) ? contents.get("key") : undefined;
  return errors.length === 0 && String(read).trim() === value.trim() ? edits : [];
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
