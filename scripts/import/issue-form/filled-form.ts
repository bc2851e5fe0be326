/** A filled form: the text of each field, or an empty text. */
export type FilledForm =
  | { readonly kind: "discussion"; readonly title: string; readonly author: string; readonly tags: string; readonly body: string }
  | { readonly kind: "reply"; readonly discussion: string; readonly author: string; readonly body: string };

/**
 * The labels of the forms in `.github/ISSUE_TEMPLATE`, in order. The body comes last, because it
 * may contain anything.
 */
export const formLabels = {
  discussion: { title: "عنوان · Title", author: "نام شما · Your name", tags: "برچسب‌ها · Tags", body: "متن · Text" },
  reply: { discussion: "گفتگو · Discussion", author: "نام شما · Your name", body: "متن · Text" },
} as const;

/**
 * Parses the body of an issue that GitHub made from a form: for each field a heading with its
 * label, then its text. Returns undefined if the issue was made from no form.
 */
export function parseForm(body: string): FilledForm | undefined {
  const text = body.replace(/\r\n?/g, "\n").trim();
  const discussion = readFields(text, Object.values(formLabels.discussion));
  if (discussion) {
    const [title = "", author = "", tags = "", written = ""] = discussion;
    return { kind: "discussion", title, author, tags, body: written };
  }
  const reply = readFields(text, Object.values(formLabels.reply));
  if (!reply) return undefined;
  const [named = "", author = "", written = ""] = reply;
  return { kind: "reply", discussion: named, author, body: written };
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
