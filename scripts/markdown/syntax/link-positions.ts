import Engine, { type MarkdownIt, type StateInline, type Token } from "markdown-it";
import { limits } from "../../text/limits.ts";
import { isAddressLike } from "../refused-addresses.ts";

type InlineRule = (state: StateInline, silent: boolean) => boolean;

const [, readBare, readLink, readAutolink]: readonly InlineRule[] = new Engine("zero")
  .enable(["linkify", "link", "autolink"])
  .inline.ruler.getRules("");

/**
 * Stores the position of each link in its block as `meta.offset`, in UTF-16 units from the start of
 * the block's content.
 */
export function locateLinks(engine: MarkdownIt): void {
  // A bare address is read at its colon.
  engine.inline.ruler.at(
    "linkify",
    locate(readMeantBare, ({ src, pos }) => pos - (/https?$/i.exec(src.slice(Math.max(pos - 5, 0), pos))?.[0].length ?? 0)),
  );
  engine.inline.ruler.at("link", locate(readLink));
  engine.inline.ruler.at("autolink", locate(readMeantAutolink));
}

/** What may be an address up to its first backslash, from its `:`. */
const beforeBackslash = new RegExp(`://[^\\s<>\\\\]{1,${limits.addressLength}}\\\\`, "y");

/**
 * Leaves an address with a backslash as text: no page may hold it, and the backslash may escape the
 * end of a link's label (CommonMark 0.31, 2.4).
 */
function readMeantBare(state: StateInline, silent: boolean): boolean {
  const { src, pos } = state;
  beforeBackslash.lastIndex = pos;
  if (src.charCodeAt(pos) === 0x3a && beforeBackslash.test(src)) {
    const [scheme = ""] = /[a-z]{1,5}$/i.exec(src.slice(Math.max(pos - 5, 0), pos)) ?? [];
    if (state.md.linkify.matchAtStart(src.slice(pos - scheme.length))?.url.includes("\\")) return false;
  }
  return readBare?.(state, silent) === true;
}

const autolink = /<([a-z][a-z\d+.-]{1,31}:[^<>\s]*)>/iy;

/** Leaves `<std::vector>` as text: nobody means it as an address, and its brackets count. */
function readMeantAutolink(state: StateInline, silent: boolean): boolean {
  autolink.lastIndex = state.pos;
  const [, address] = autolink.exec(state.src) ?? [];
  return (address === undefined || isAddressLike(address)) && readAutolink?.(state, silent) === true;
}

function locate(read: InlineRule | undefined, findStart = ({ pos }: StateInline) => pos): InlineRule {
  return (state, silent) => {
    const offset = silent ? 0 : findStart(state);
    const before = state.tokens.length;
    if (read?.(state, silent) !== true) return false;
    const open = silent ? undefined : findOpen(state.tokens, before);
    if (open) open.meta = { ...open.meta, offset };
    return true;
  };
}

/** Text before the link may become a token of its own first. */
function findOpen(tokens: readonly Token[], before: number): Token | undefined {
  return [tokens[before], tokens[before + 1]].find((token) => token?.type === "link_open");
}
