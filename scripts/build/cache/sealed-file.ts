import { createHash } from "node:crypto";
import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { deserialize, serialize } from "node:v8";
import { makePath } from "../make-path.ts";
import { rename } from "../output/rename.ts";

/** What a sealed file holds, or why it gives no value. */
export type Sealed =
  | { readonly kind: "value"; readonly value: unknown }
  | { readonly kind: "absent" | "other version" }
  | { readonly kind: "unusable"; readonly reason: string };

/** The first bytes of a file, before its checksum. They change with the format. */
const magic = "goftogu sealed 1 ";
/** SHA-256 as base64url. */
const checksumLength = 43;

/**
 * Writes a value with a checksum. The file has its name only when it is complete, so a killed
 * process leaves the old value or the new one.
 *
 * @param version identifies the code that can read the value.
 * @param value plain data, also with maps and bytes (HTML, "structured clone").
 */
export function writeSealed(file: string, version: string, value: unknown): void {
  const named = Buffer.from(`${version}\n`);
  const body = serialize(value);
  makePath(dirname(file));
  const draft = `${file}-new`;
  const open = openSync(draft, "w");
  try {
    // Joined, they would need the memory of the value once more.
    for (const part of [Buffer.from(`${magic}${sum([named, body])}\n`), named, body]) writeFileSync(open, part);
  } finally {
    closeSync(open);
  }
  rename(draft, file);
}

/**
 * Reads what `writeSealed` wrote. A damaged value is not decoded: one wrong byte could put a wrong
 * page online. Never throws, because a build needs no sealed file.
 */
export function readSealed(file: string, version: string): Sealed {
  if (!existsSync(file)) return { kind: "absent" };
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    return { kind: "unusable", reason: error instanceof Error ? error.message : String(error) };
  }
  const start = magic.length + checksumLength + 1;
  const rest = bytes.subarray(start);
  if (bytes.toString("latin1", 0, start) !== `${magic}${sum([rest])}\n`) return { kind: "unusable", reason: `\`${file}\` is damaged` };
  const end = rest.indexOf("\n");
  if (rest.toString("utf8", 0, end) !== version) return { kind: "other version" };
  return { kind: "value", value: deserialize(rest.subarray(end + 1)) };
}

/** Removes a file and an unfinished new one. */
export function removeSealed(file: string): void {
  for (const path of [file, `${file}-new`]) rmSync(path, { force: true });
}

function sum(parts: readonly Uint8Array[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("base64url");
}
