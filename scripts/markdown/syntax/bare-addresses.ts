import type { MarkdownIt, StateInline } from "markdown-it";
import { limits } from "../../text/limits.ts";

/**
 * An address that is too long, or has a `user@`, an escape or a backslash before or in its host.
 */
const refused = new RegExp(`://(?:[^\\s<>]{${limits.addressLength}}|[^\\s/?#<>]{0,255}[@%\\\\])`, "y");

/**
 * Links `https://…` without brackets. Names without a scheme stay text: `node.js` is no address.
 */
export function readBareAddresses(engine: MarkdownIt): void {
  // One unit more than the limit, so that a longer address is refused and not cut.
  engine.linkify.set({ fuzzyLink: false, fuzzyEmail: false, maxLength: limits.addressLength + 1 });
  // The second pass would only find addresses without `//`.
  engine.core.ruler.disable("linkify");
  engine.inline.ruler.before("linkify", "refused_address", skipRefused);
}

/**
 * Without this rule the valid part of such an address would become a link, and a long chain of
 * addresses would be read again from each of them.
 */
function skipRefused(state: StateInline, silent: boolean): boolean {
  if (!state.src.startsWith("://", state.pos)) return false;
  refused.lastIndex = state.pos;
  if (!refused.test(state.src)) return false;
  if (!silent) state.pending += ":";
  state.pos++;
  return true;
}
