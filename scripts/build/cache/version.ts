import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { code, findOwnFile, packageFiles } from "../../project.ts";
import { ownBundle } from "../own-bundle.ts";

/**
 * A hash of the code, its packages and Node: no build trusts the cache of another version. If the
 * code changed since it was loaded, nobody knows which files changed before; such a version equals
 * no other.
 */
export function findVersion(): string {
  return describeFiles(listCode()) === loaded.state ? loaded.version : `${loaded.version} ${hashCode(listCode())}`;
}

const loaded = describeLoaded();

function describeLoaded() {
  const files = listCode();
  return { state: describeFiles(files), version: hashCode(files) };
}

/** Identifies the state of the files on the disk. No tool can set their change times back. */
function describeFiles(files: readonly string[]): string {
  return files
    .map((file) => statSync(findOwnFile(file)))
    .map(({ size, ctimeMs, ino }, index) => [files[index], size, ctimeMs, ino].join(" "))
    .join("\n");
}

function hashCode(files: readonly string[]): string {
  const hash = createHash("sha256").update(`${process.version}\n${ownBundle?.code}`);
  for (const file of files) hash.update(`\n${file}\n`).update(readFileSync(findOwnFile(file)));
  return hash.digest("base64url");
}

function listCode(): readonly string[] {
  return [...code, ...packageFiles].flatMap(listPart);
}

function listPart(part: string): readonly string[] {
  if (part.includes(".")) return [part];
  const found = readdirSync(findOwnFile(part), { recursive: true, encoding: "utf8" });
  return found
    .filter((name) => /\.\w+$/.test(name))
    .map((name) => join(part, name))
    .sort();
}
