import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { makePath } from "../make-path.ts";

/** Records that one build leaves for the next, by key; each is plain data. */
export type Cache = ReadonlyMap<string, unknown>;

export interface LoadedCache {
  readonly cache: Cache;
  /** A sentence, if the cache was damaged. */
  readonly warning?: string;
}

/** Folders of a build, as the user names them. */
export interface Folders {
  readonly store: string;
  readonly content: string;
  readonly output: string;
}

/**
 * The cache file of a content folder and an output folder. It stays valid if the folders move
 * together with the store.
 */
export function findCacheFile(store: string, content: string, output: string): string {
  const pair = nameFolders(store, content, output).join("\0");
  return join(store, "builds", `${createHash("sha256").update(pair).digest("hex").slice(0, 16)}.mdb`);
}

/** The paths of the two folders, relative to the folder that holds the store. */
export function nameFolders(store: string, content: string, output: string): readonly string[] {
  const around = dirname(resolve(store));
  return [content, output].map((folder) => relative(around, resolve(folder)));
}

/**
 * Loads what a build of the same `version` of the code stored. A file with a wrong checksum is
 * moved aside unread: LMDB would end the process over a damaged file, and one wrong byte could put
 * a wrong page online.
 */
export async function loadCache(file: string, version: string): Promise<LoadedCache> {
  if (!existsSync(file)) return { cache: new Map() };
  if (!isIntact(file)) {
    moveAside(file);
    return { cache: new Map(), warning: `The cache of earlier builds is damaged and was moved to ${file}.damaged.` };
  }
  const { open } = await import("lmdb");
  const database = open({ path: file, readOnly: true, sharedStructuresKey });
  try {
    if (database.get(versionKey) !== version) return { cache: new Map() };
    const cache = new Map<string, unknown>();
    for (const { key, value } of database.getRange()) cache.set(String(key), value);
    cache.delete(versionKey);
    return { cache };
  } finally {
    await database.close();
  }
}

/**
 * Stores `cache` and nothing else. Records that are the same object as in `loaded` are not written
 * again.
 */
export async function storeCache(file: string, version: string, cache: Cache, loaded: Cache): Promise<void> {
  if (isSame(cache, loaded) && existsSync(findChecksumFile(file))) return;
  makePath(dirname(file));
  rmSync(findChecksumFile(file), { force: true });
  if (loaded.size === 0) for (const path of [file, `${file}-lock`]) rmSync(path, { force: true });
  const { open } = await import("lmdb");
  const database = open({ path: file, sharedStructuresKey });
  database.transactionSync(() => {
    database.put(versionKey, version);
    for (const [key, value] of cache) if (loaded.get(key) !== value) database.put(key, value);
    for (const key of loaded.keys()) if (!cache.has(key)) database.remove(key);
  });
  await database.close();
  writeFileSync(findChecksumFile(file), calculateChecksum(file));
}

export function deleteCache(file: string): void {
  for (const path of [file, `${file}-lock`, findChecksumFile(file)]) rmSync(path, { force: true });
}

/** False for an empty cache, which may be of another version. */
function isSame(cache: Cache, loaded: Cache): boolean {
  if (loaded.size === 0 || cache.size !== loaded.size) return false;
  for (const [key, value] of cache) if (loaded.get(key) !== value) return false;
  return true;
}

const versionKey = "edition";

/** LMDB stores the property names of records under this key, once for all records. */
const sharedStructuresKey = Symbol.for("structures");

function moveAside(file: string): void {
  renameSync(file, `${file}.damaged`);
  deleteCache(file);
}

/** Version 0.1.0 chose the ending. */
function findChecksumFile(file: string): string {
  return `${file}.seal`;
}

function isIntact(file: string): boolean {
  const checksum = findChecksumFile(file);
  return existsSync(checksum) && readFileSync(checksum, "utf8") === calculateChecksum(file);
}

function calculateChecksum(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}
