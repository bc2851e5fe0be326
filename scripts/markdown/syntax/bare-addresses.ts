import type { MarkdownIt, StateInline } from "markdown-it";
import { limits } from "../../text/limits.ts";

/**
 * Longer than an address may be, or with a `user@`, an escape or a backslash where the host stands.
 */
const refused = new RegExp(`://(?:[^\\s<>]{${limits.addressLength}}|[^\\s/?#<>]{0,255}[@%\\\\])`, "y");

/**
 * Links `https://…` without brackets. Names without a scheme stay text: `node.js` is no address.
 */
export function readBareAddresses(engine: MarkdownIt): void {
  // One unit more than is let through, so that a longer address is refused and not cut.
  engine.linkify.set({ fuzzyLink: false, fuzzyEmail: false, maxLength: limits.addressLength + 1 });
  // The second pass would only find addresses without `//`.
  engine.core.ruler.disable("linkify");
  engine.inline.ruler.before("linkify", "refused_address", skipRefused);
}

/**
 * Otherwise the part of it that is an address would be linked, and a long chain of addresses read
 * again from each of its links.
 */
function skipRefused(state: StateInline, silent: boolean): boolean {
  if (!state.src.startsWith("://", state.pos)) return false;
  refused.lastIndex = state.pos;
  if (!refused.test(state.src)) return false;
  if (!silent) state.pending += ":";
  state.pos++;
  return true;
}
