import { languages } from "../../locale/locales.ts";
import { findImportWords, type ImportWords } from "../words/languages.ts";

/** A filled form: the text of each field, or an empty text. */
export type FilledForm = { readonly labels: FormLabels } & (
  | { readonly kind: "discussion"; readonly title: string; readonly author: string; readonly tags: string; readonly body: string }
  | { readonly kind: "reply"; readonly discussion: string; readonly author: string; readonly body: string }
);

export type FormLabels = ImportWords["form"];

/** The labels of the forms of this project, and of those that a new site gets in its language. */
export const formLabels: readonly FormLabels[] = [
  {
    discussion: "گفتگو · Discussion",
    title: "عنوان · Title",
    author: "نام شما · Your name",
    tags: "برچسب‌ها · Tags",
    body: "متن · Text",
  },
  ...languages.map((language) => findImportWords(language).form),
];

/** The labels of a form in their order. The body comes last, because it may contain anything. */
export function orderLabels(kind: FilledForm["kind"], { discussion, title, author, tags, body }: FormLabels): readonly string[] {
  return kind === "discussion" ? [title, author, tags, body] : [discussion, author, body];
}

/**
 * Parses the body of an issue that GitHub made from a form: for each field a heading with its
 * label, then its text. Returns undefined if the issue was made from no form.
 */
export function parseForm(body: string): FilledForm | undefined {
  const text = body.replace(/\r\n?/g, "\n").trim();
  for (const labels of formLabels) {
    const discussion = readFields(text, orderLabels("discussion", labels));
    if (discussion) {
      const [title = "", author = "", tags = "", written = ""] = discussion;
      return { kind: "discussion", labels, title, author, tags, body: written };
    }
    const reply = readFields(text, orderLabels("reply", labels));
    if (!reply) continue;
    const [named = "", author = "", written = ""] = reply;
    return { kind: "reply", labels, discussion: named, author, body: written };
  }
  return undefined;
}

/**
 * A field ends at the first heading of the next one: only the last field can contain a line break,
 * and so a heading.
 */
function readFields(text: string, labels: readonly string[]): readonly string[] | undefined {
  const headings = labels.map((label) => `### ${label}\n\n`);
  const values: string[] = [];
  let rest = text;
  for (const [index, heading] of headings.entries()) {
    if (!rest.startsWith(heading)) return undefined;
    const next = headings[index + 1];
    const end = next === undefined ? rest.length : rest.indexOf(`\n\n${next}`);
    if (end === -1) return undefined;
    values.push(readValue(rest.slice(heading.length, end)));
    rest = rest.slice(end + 2);
  }
  return values;
}

/** Reads GitHub's text for an empty field as an empty text. */
function readValue(written: string): string {
  const value = written.trim();
  return value === "_No response_" ? "" : value;
}
