import type { SourceFile } from "../../scripts/import/model.ts";
import type { Spool } from "../../scripts/import/stackexchange/comments.ts";
import { type Dump, type DumpOptions, type DumpSummary, openDump } from "../../scripts/import/stackexchange/convert-dump.ts";
import * as en from "../../scripts/locale/en.ts";

export type Values = Readonly<Record<string, string | number>>;

/** A file of a dump as Stack Exchange writes it. */
export function writeXml(root: string, rows: readonly Values[]): string {
  const lines = rows.map((values) => {
    const attributes = Object.entries(values).map(([name, value]) => `${name}="${encode(String(value))}"`);
    return `  <row ${attributes.join(" ")} />\n`;
  });
  return `\ufeff<?xml version="1.0" encoding="utf-8"?>\n<${root}>\n${lines.join("")}</${root}>`;
}

function encode(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;").replaceAll("\n", "&#xA;");
}

/** Bytes in small chunks, so that rows and letters are cut anywhere. */
export function makeSource(name: string, content: string | Uint8Array, size = 7): SourceFile {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return {
    name,
    bytes: bytes.length,
    async *open() {
      for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
    },
  };
}

export function question(id: number, values: Values = {}): Values {
  return {
    Id: id,
    PostTypeId: 1,
    CreationDate: "2020-05-01T10:00:00.123",
    Title: `Question number ${id}`,
    Body: "<p>Text</p>",
    Tags: "<php>",
    OwnerUserId: 1,
    ...values,
  };
}

export function answer(id: number, parent: number, values: Values = {}): Values {
  return {
    Id: id,
    PostTypeId: 2,
    ParentId: parent,
    CreationDate: "2020-05-02T10:00:00.123",
    Body: "<p>Answer</p>",
    OwnerUserId: 2,
    ...values,
  };
}

export interface DumpRows {
  readonly posts: readonly Values[];
  readonly users?: readonly Values[];
  readonly tags?: readonly Values[];
  readonly comments?: readonly Values[];
}

const members: readonly Values[] = [
  { Id: 1, DisplayName: "Sara" },
  { Id: 2, DisplayName: "Arash" },
];

export function makeDump({ posts, users = members, tags, comments }: DumpRows): Dump {
  const source = (name: string, rows: readonly Values[]) => makeSource(name, writeXml(name.replace(".xml", "").toLowerCase(), rows));
  return {
    name: "dump",
    posts: source("Posts.xml", posts),
    users: source("Users.xml", users),
    ...(tags && { tags: source("Tags.xml", tags) }),
    ...(comments && { comments: source("Comments.xml", comments) }),
  };
}

export interface Imported {
  /** Path → text. */
  readonly files: ReadonlyMap<string, string>;
  readonly summary: DumpSummary;
}

export async function importRows(rows: DumpRows, options: Partial<DumpOptions> = {}): Promise<Imported> {
  return runImport(makeDump(rows), options);
}

export async function runImport(dump: Dump, options: Partial<DumpOptions> = {}): Promise<Imported> {
  const files = new Map<string, string>();
  const { files: steps } = await openDump(dump, { locale: en, hosts: [], ...options }, createMemorySpool());
  let step = await steps.next();
  for (; !step.done; step = await steps.next()) files.set(step.value.path, step.value.text);
  return { files, summary: step.value };
}

function createMemorySpool(): Spool {
  const groups = new Map<number, string>();
  return {
    append: async (group, lines) => void groups.set(group, (groups.get(group) ?? "") + lines),
    read: async (group) => groups.get(group) ?? "",
  };
}
