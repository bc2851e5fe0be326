import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { OwnParts } from "../../../layouts/parts/own-parts.ts";
import { makeFolder } from "../disk.ts";

/** Loads the text of a `layouts/own.ts` as if it were that file. */
export async function loadOwnParts(text: string): Promise<OwnParts> {
  const file = join(makeFolder({ "own.ts": text.replaceAll('"./', `"${pathToFileURL("layouts").href}/`) }), "own.ts");
  const loaded: { own: OwnParts } = await import(pathToFileURL(file).href);
  return loaded.own;
}
