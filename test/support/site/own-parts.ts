import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { OwnParts } from "../../../layouts/parts/own-parts.ts";
import { makeFolder } from "../disk.ts";

/** Loads the text of an `own.ts`, of the sources or of a site that uses the package. */
export async function loadOwnParts(text: string): Promise<OwnParts> {
  const source = text
    .replaceAll('"./', `"${pathToFileURL("layouts").href}/`)
    .replaceAll('"goftogu"', JSON.stringify(pathToFileURL("scripts/package/own.ts").href));
  const file = join(makeFolder({ "own.ts": source }), "own.ts");
  const loaded: { own: OwnParts } = await import(pathToFileURL(file).href);
  return loaded.own;
}
