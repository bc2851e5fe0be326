import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { code, findOwnFile, packageFiles } from "../../project.ts";

/**
 * Names this edition of the product on this Node: what another one made is not to be relied on. Where the code was changed since it was
 * loaded, nobody knows which of it was, and no other edition has that name.
 */
export function findEdition(): string {
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
