import type { MarkdownIt, StateInline } from "markdown-it";
import { addFinding } from "./findings.ts";

export function isDataAddress(written: string): boolean {
  return /^\s*data:/i.test(written);
}

/** What is shown instead of bytes. */
const cut = "…";

/**
 * The type and the bytes of an address, from its `:` (RFC 2397). Editors wrap Base64 (RFC 2045,
 * 6.8), so further lines of its letters are bytes too; a short last line ends where an address or a
 * value ends.
 */
const bytes =
  /:([a-z]+\/[\w.+-]+)?(?:;[\w.=-]{1,80}){0,4},(?:(?<=;base64,)[\w+/=%-]+(?:[ \t]{0,9}\n[ \t]{0,9}[\w+/=%-]{16,}(?=[ \t]{0,9}(?:\n|$)))*(?:[ \t]{0,9}\n[ \t]{0,9}[\w+/=%-]+(?=[)"'>]))?|[^\s<>()[\]"'`|]{24,})/iy;

/** A `data:` address as text, without its bytes. Undefined for any other address. */
export function showDataAddress(written: string): string | undefined {
  const [type] = /^\s*data:[^;,]{0,80}/i.exec(written) ?? [];
  return type === undefined ? undefined : type.trim() + cut;
}

/** Before the address of a picture, in Markdown, in a definition and in HTML. */
const opening = /(?:\]\(|\]:|src=)[\s<"']*$/i;

/** Shows the bytes of a `data:` address in a text as `…`. */
export function shortenDataAddresses(engine: MarkdownIt): void {
  engine.inline.ruler.before("linkify", "data_address", readDataAddress);
}

function readDataAddress(state: StateInline, silent: boolean): boolean {
  const { src, pos } = state;
  if (src.charCodeAt(pos) !== 0x3a || !/(?:^|[^\p{L}\p{N}])data$/iu.test(src.slice(Math.max(pos - 6, 0), pos))) return false;
  bytes.lastIndex = pos;
  const [found, type = ""] = bytes.exec(src) ?? [];
  if (found === undefined || pos + found.length > state.posMax) return false;
  const offset = pos - "data".length;
  if (!silent) {
    state.pending += `:${type}${cut}`;
    const isPicture = /^image\//i.test(type) && opening.test(src.slice(Math.max(offset - 12, 0), offset));
    if (isPicture) addFinding(state, { kind: "pasted", offset });
  }
  state.pos += found.length;
  return true;
}

const whole = /(?<![\p{L}\p{N}])(data:(?:[a-z]+\/[\w.+-]+)?)(?:;[\w.=-]{1,80}){0,4},(?:(?<=;base64,)[\w+/=%-]+|[\w+/=%-]{24,})/giu;

/** Shortens the same addresses in code and tags, which are read as a whole. */
export function shortenData(text: string): string {
  return /data:/i.test(text) ? text.replace(whole, `$1${cut}`) : text;
}
