import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { code, findOwnFile, packageFiles } from "../../project.ts";

/**
 * A hash of the code, its packages and Node: no build trusts the cache of another version. If the
 * code changed since it was loaded, nobody knows which files changed before; such a version equals
 * no other.
 */
export function findVersion(): string {
  const current = hashCode();
  return current === loaded ? current : `${loaded} ${current}`;
}

const loaded = hashCode();

function hashCode(): string {
  const hash = createHash("sha256").update(process.version);
  for (const part of [...code, ...packageFiles])
    for (const file of listPart(part)) hash.update(`\n${file}\n`).update(readFileSync(findOwnFile(file)));
  return hash.digest("base64url");
}

function listPart(part: string): readonly string[] {
  if (part.includes(".")) return [part];
  const found = readdirSync(findOwnFile(part), { recursive: true, encoding: "utf8" });
  return found
    .filter((name) => /\.\w+$/.test(name))
    .map((name) => join(part, name))
    .sort();
}
