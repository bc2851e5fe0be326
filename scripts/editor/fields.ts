import type { EditorWords } from "../locale/locale.ts";

/** A form field of the engine, with its name and its widget. */
export type Field = Readonly<Record<string, unknown>>;

/** The form of a discussion, from top to bottom. */
export function listDiscussionFields({ fields, hints, answerName, status }: EditorWords): readonly Field[] {
  const options = Object.entries(status).map(([value, label]) => ({ value, label }));
  return [
    { name: "title", label: fields.title, widget: "line" },
    { name: "author", label: fields.author, widget: "line" },
    { name: "tags", label: fields.tags, widget: "tags", hint: hints.tags },
    describeBody(fields.body, hints.picture),
    describeTime("created", fields.created),
    { name: "status", label: fields.status, widget: "select", options, default: "published", required: false },
    { name: "answer", label: fields.answer, widget: "string", required: false, hint: hints.answer, pattern: ["\\.md$", answerName] },
    ...listUpdateFields(fields, hints),
  ];
}

/** The form of a reply. */
export function listReplyFields({ fields, hints }: EditorWords): readonly Field[] {
  return [
    {
      name: "discussion",
      label: fields.discussion,
      widget: "discussion",
      collection: "discussions",
      search_fields: ["title"],
      display_fields: ["title"],
      value_field: "{{slug}}",
    },
    { name: "author", label: fields.author, widget: "line" },
    describeBody(fields.body, hints.picture),
    describeTime("created", fields.created),
    ...listUpdateFields(fields, hints),
  ];
}

/**
 * Opens as plain Markdown, because the rich text mode rewrites the marks of Markdown in its own
 * style.
 */
function describeBody(label: string, hint: string): Field {
  return { name: "body", label, widget: "markdown", hint, modes: ["raw", "rich_text"], editor_components: ["image", "code-block"] };
}

/** A post has both or neither. */
function listUpdateFields(fields: EditorWords["fields"], hints: EditorWords["hints"]): readonly Field[] {
  return [
    { ...describeTime("updated", fields.updated), required: false, hint: hints.updated },
    { name: "updatedBy", label: fields.updatedBy, widget: "line", required: false },
  ];
}

function describeTime(name: string, label: string): Field {
  return { name, label, widget: "time", format: "YYYY-MM-DD HH:mm" };
}
