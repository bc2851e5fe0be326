import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

/** What one build tells the next, by key; each value is plain data. */
export type Memory = ReadonlyMap<string, unknown>;

export interface Recalled {
  readonly memory: Memory;
  /** A sentence, where there was something that cannot be relied on. */
  readonly complaint?: string;
}

/** Where the builds of one content folder into one output folder remember; it goes with the folders when they move together. */
export function findMemoryFile(store: string, content: string, output: string): string {
  const pair = nameFolders(store, content, output).join("\0");
  return join(store, "builds", `${createHash("sha256").update(pair).digest("hex").slice(0, 16)}.mdb`);
}

/** The two folders as they lie from the one that holds the store. */
export function nameFolders(store: string, content: string, output: string): readonly string[] {
  const around = dirname(resolve(store));
  return [content, output].map((folder) => relative(around, resolve(folder)));
}

/**
 * Recalls what the last build with the same `edition` told. A file that is not as that build left it is set aside, unread: the database
 * would end the process over a damaged one, and a single wrong byte could make a page lie.
 */
export async function recall(file: string, edition: string): Promise<Recalled> {
  if (!existsSync(file)) return { memory: new Map() };
  if (!isSealed(file)) {
    setAside(file);
    return { memory: new Map(), complaint: `What earlier builds remembered is damaged and was set aside as ${file}.damaged.` };
  }
  const { open } = await import("lmdb");
  const database = open({ path: file, readOnly: true, sharedStructuresKey });
  try {
    if (database.get(editionKey) !== edition) return { memory: new Map() };
    const memory = new Map<string, unknown>();
    for (const { key, value } of database.getRange()) memory.set(String(key), value);
    memory.delete(editionKey);
    return { memory };
  } finally {
    await database.close();
  }
}

/** Remembers `memory` and nothing else; what has not changed since it was recalled is not written again. */
export async function remember(file: string, edition: string, memory: Memory, recalled: Memory): Promise<void> {
  if (isSame(memory, recalled) && existsSync(findSeal(file))) return;
  mkdirSync(dirname(file), { recursive: true });
  rmSync(findSeal(file), { force: true });
  if (recalled.size === 0) for (const path of [file, `${file}-lock`]) rmSync(path, { force: true });
  const { open } = await import("lmdb");
  const database = open({ path: file, sharedStructuresKey });
  database.transactionSync(() => {
    database.put(editionKey, edition);
    for (const [key, value] of memory) if (recalled.get(key) !== value) database.put(key, value);
    for (const key of recalled.keys()) if (!memory.has(key)) database.remove(key);
  });
  await database.close();
  writeFileSync(findSeal(file), seal(file));
}

/** Forgets all; the next build is as the first. */
export function forget(file: string): void {
  for (const path of [file, `${file}-lock`, findSeal(file)]) rmSync(path, { force: true });
}

/** Whether nothing of what was recalled has changed; a memory of nothing may be of another edition. */
function isSame(memory: Memory, recalled: Memory): boolean {
  if (recalled.size === 0 || memory.size !== recalled.size) return false;
  for (const [key, value] of memory) if (recalled.get(key) !== value) return false;
  return true;
}

const editionKey = "edition";

/** The database writes the keys of records here, once for all of them. */
const sharedStructuresKey = Symbol.for("structures");

function setAside(file: string): void {
  renameSync(file, `${file}.damaged`);
  forget(file);
}

function findSeal(file: string): string {
  return `${file}.seal`;
}

function isSealed(file: string): boolean {
  return existsSync(findSeal(file)) && readFileSync(findSeal(file), "utf8") === seal(file);
}

function seal(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}
