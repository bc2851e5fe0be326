import { hash } from "node:crypto";
import { lstatSync, readFileSync, readlinkSync, type Stats } from "node:fs";
import { isLfsPointer } from "../../content/parse/files/lfs-pointer.ts";
import { readCode } from "../output/error-code.ts";
import type { GitEntry } from "./list-entries.ts";

/** What the disk has at a path. */
export interface DiskEntry {
  readonly kind: "file" | "executable" | "link" | "folder" | "other" | "absent";
  /** Undefined if it cannot be read. */
  readonly readBytes: () => Buffer | undefined;
}

/** Links are not followed, and only regular files are opened. */
export function readDiskEntry(place: Buffer): DiskEntry {
  const stats = describe(place);
  const readNothing = () => undefined;
  if (typeof stats === "string") return { kind: stats, readBytes: readNothing };
  if (stats.isFile()) {
    const readBytes = () => attempt(() => readFileSync(place));
    return { kind: (stats.mode & 0o111) === 0 ? "file" : "executable", readBytes };
  }
  if (stats.isSymbolicLink()) return { kind: "link", readBytes: () => attempt(() => readlinkSync(place, { encoding: "buffer" })) };
  return { kind: stats.isDirectory() ? "folder" : "other", readBytes: readNothing };
}

function describe(place: Buffer): Stats | "absent" | "other" {
  try {
    return lstatSync(place);
  } catch (error) {
    const code = readCode(error);
    // The parent of the path may have become a file.
    return code === "ENOENT" || code === "ENOTDIR" ? "absent" : "other";
  }
}

/**
 * Whether the disk holds the object. Line ends may be CRLF, as git writes them on Windows.
 *
 * @param id object name of a blob.
 */
export function holdsObject({ readBytes }: DiskEntry, id: string): boolean {
  const bytes = readBytes();
  if (!bytes) return false;
  if (nameObject(bytes, id.length) === id) return true;
  return bytes.includes("\r\n") && nameObject(Buffer.from(bytes.toString("latin1").replaceAll("\r\n", "\n"), "latin1"), id.length) === id;
}

/** Whether the disk holds the file that a pointer of Git LFS names. */
export function holdsTarget({ readBytes }: DiskEntry, blob: Uint8Array): boolean {
  const [, named] = (isLfsPointer(blob) && /^oid sha256:([0-9a-f]{64})$/m.exec(Buffer.from(blob).toString())) || [];
  return named !== undefined && hash("sha256", readBytes() ?? "", "hex") === named;
}

/** Whether a file on the disk counts as executable, if the disk does not keep permissions. */
export function findKind({ kind }: DiskEntry, index: GitEntry | undefined, hasModes: boolean): DiskEntry["kind"] {
  if (kind !== "file" && kind !== "executable") return kind;
  if (hasModes) return kind;
  return index?.kind === "executable" ? "executable" : "file";
}

/** The object name of a blob (gitformat-pack(5); SHA-256 repositories have longer names). */
export function nameObject(bytes: Uint8Array, length: number): string {
  const head = Buffer.from(`blob ${bytes.length}\0`);
  return hash(length === 64 ? "sha256" : "sha1", Buffer.concat([head, bytes]), "hex");
}

function attempt<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
