import { SourceError } from "../source-error.ts";
import type { XmlRow } from "./rows.ts";
import { readTime } from "./times.ts";

/** `PostTypeId` of the posts that are imported. */
export const questionType = 1;
export const answerType = 2;

/** A row of Posts.xml. */
export interface DumpPost {
  readonly id: number;
  readonly type: number;
  /** Id of an answer's question. */
  readonly parentId?: number;
  readonly acceptedAnswerId?: number;
  /** ISO 8601 with `Z`, whole seconds; absent if it is not a valid time. */
  readonly created?: string;
  readonly owner: Person;
  readonly edit?: Edit;
  /** Decoded from XML only; see `titles.ts`. */
  readonly title: string;
  /** HTML. */
  readonly body: string;
  readonly tags: readonly string[];
  readonly closed: boolean;
  readonly licence?: string;
}

/** A person in a row: a member by id, a former member by name, or nobody. */
export interface Person {
  readonly id?: number;
  readonly name?: string;
}

export interface Edit {
  readonly at: string;
  readonly by: Person;
  /**
   * Whether the site counted the edit as activity. When it rewrites links itself,
   * `LastActivityDate` stays the same.
   */
  readonly isActivity: boolean;
}

/** @throws {SourceError} if the row does not have the layout of Posts.xml. */
export function parsePostRow({ line, values }: XmlRow, file: string): DumpPost {
  const type = readId(values.PostTypeId);
  const id = readId(values.Id);
  if (id === undefined || type === undefined)
    throw new SourceError(file, "a row has no `Id` or no `PostTypeId`; this layout is unknown", line);
  const edited = readTime(values.LastEditDate ?? "");
  const active = readTime(values.LastActivityDate ?? "");
  return {
    id,
    type,
    ...optional("parentId", readId(values.ParentId)),
    ...optional("acceptedAnswerId", readId(values.AcceptedAnswerId)),
    ...optional("created", readTime(values.CreationDate ?? "")),
    owner: readPerson(values.OwnerUserId, values.OwnerDisplayName),
    ...optional("edit", edited === undefined ? undefined : readEdit(edited, active, values)),
    title: values.Title ?? "",
    body: values.Body ?? "",
    tags: type === questionType ? readTags(values.Tags, id, file, line) : [],
    closed: values.ClosedDate !== undefined,
    ...optional("licence", values.ContentLicense),
  };
}

function readEdit(at: string, active: string | undefined, values: XmlRow["values"]): Edit {
  const by = readPerson(values.LastEditorUserId, values.LastEditorDisplayName);
  return { at, by, isActivity: by.id !== communityId || active === undefined || at <= active };
}

/** The account that a site uses for its own edits. */
export const communityId = -1;

function readTags(written: string | undefined, id: number, file: string, line: number): readonly string[] {
  if (written === undefined || written === "") return [];
  const tags = parseTags(written);
  if (!tags)
    throw new SourceError(
      file,
      `the tags of question ${id} are written \`${written.slice(0, 60)}\`, neither \`<a><b>\` nor \`|a|b|\`; this layout is unknown`,
      line,
    );
  return tags;
}

export function readPerson(id: string | undefined, name: string | undefined): Person {
  return { ...optional("id", readId(id)), ...optional("name", name || undefined) };
}

export function readId(written: string | undefined): number | undefined {
  return written !== undefined && /^-?\d{1,15}$/.test(written) ? Number(written) : undefined;
}

/** Makes an object with the key, or an empty object if the value is undefined. */
export function optional<Key extends string, Value>(key: Key, value: Value | undefined): { readonly [K in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { [K in Key]: Value });
}

/**
 * Splits the tags of a question. Dumps until 2024 write `<a><b>`, later ones `|a|b|`. Returns
 * undefined for any other form.
 *
 * @example parseTags("<c++><.net>") // => ["c++", ".net"]
 * @example parseTags("|c#|node.js|") // => ["c#", "node.js"]
 */
export function parseTags(written: string): readonly string[] | undefined {
  if (/^(?:<[^<>|\s]+>)+$/.test(written)) return written.slice(1, -1).split("><");
  if (/^\|(?:[^<>|\s]+\|)+$/.test(written)) return written.slice(1, -1).split("|");
  return undefined;
}
