import type { MarkdownIt, StateInline } from "markdown-it";
import { limits } from "./limits.ts";

const tooLong = new RegExp(`[^\\s<>]{${limits.addressLength}}`, "y");

/** Links `https://…` without brackets. Names without a scheme stay text: `node.js` is no address. */
export function readBareAddresses(engine: MarkdownIt): void {
  // One unit more than is let through, so that a longer address is refused and not cut.
  engine.linkify.set({ fuzzyLink: false, fuzzyEmail: false, maxLength: limits.addressLength + 1 });
  // The second pass would only find addresses without `//`.
  engine.core.ruler.disable("linkify");
  engine.inline.ruler.before("linkify", "long_address", skipLongAddress);
}

/** A long chain of addresses would be read again from each of its parts. */
function skipLongAddress(state: StateInline, silent: boolean): boolean {
  if (!state.src.startsWith("://", state.pos)) return false;
  tooLong.lastIndex = state.pos;
  if (!tooLong.test(state.src)) return false;
  if (!silent) state.pending += ":";
  state.pos++;
  return true;
}
