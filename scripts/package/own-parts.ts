import type { OwnParts } from "../../layouts/parts/own-parts.ts";
import { locateBundle, ownBundle } from "../build/own-bundle.ts";

// Replaces `layouts/own.ts` in the package: the parts of the `own.ts` beside `package.json`.
const own: OwnParts = ownBundle ? await loadOwnParts(locateBundle(ownBundle)) : {};

export { own };

/** @throws {Error} if the module has no parts. */
async function loadOwnParts(url: string): Promise<OwnParts> {
  const loaded: { readonly own?: OwnParts } = await import(url);
  if (!loaded.own) throw new Error("`own.ts` has no parts: write `export const own: OwnParts = { … };`.");
  return loaded.own;
}
