/**
 * Escapes a piece of text so that Markdown shows it as the text it is, wherever in a paragraph it stands. Lines of one space have been
 * made of white space before.
 *
 * @example escapeText("a < b, <div> & *x*") // => "a < b, \\<div> & \\*x\\*"
 * @example escapeText("1. snake_case") // => "1\\. snake_case"
 */
export function escapeText(text: string): string {
  return escapeStart(escapeEmphasis(escapeInline(text)));
}

/**
 * The same, less the marks of emphasis: for text whose `*` and `_` mean emphasis already.
 *
 * @example escapeInline("[x] *y*") // => "\\[x\\] *y*"
 */
export function escapeInline(text: string): string {
  return (
    text
      .replace(/[\\`[\]]/g, "\\$&")
      .replace(/<(?=[A-Za-z/!?])/g, "\\<")
      .replace(/&(?=#?\w+;)/g, "\\&")
      .replace(/~(?=~|$)|(?<=~|^)~/g, "\\~")
      // A bare address would become a link, and keep the signs that escape what is in it.
      .replace(/:(?=\/\/)/g, "\\:")
      // Before a link these would make a picture or a footnote of it, and first in its text a note's name.
      .replace(/[!^]$|^\^/g, "\\$&")
  );
}

/** Intraword `_` is no emphasis (CommonMark 0.31, 6.2). */
function escapeEmphasis(text: string): string {
  return text.replace(/\*/g, "\\*").replace(/(?<![\p{L}\p{Nd}])_|_(?![\p{L}\p{Nd}])/gu, "\\_");
}

/**
 * Escapes what would start a block, an underline of a heading or a table, at the start of a line.
 *
 * @example escapeStart("# x") // => "\\# x"
 */
export function escapeStart(line: string): string {
  const [space = ""] = /^\s*/.exec(line) ?? [];
  const escaped = line
    .slice(space.length)
    .replace(/^(?=[-+](?:\s|$)|-[-|:\s]*$|=+\s*$|>)/, "\\")
    .replace(/^(#{1,6})(?=\s|$)/, "\\$1")
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2")
    .replace(/^\|/, "&#124;")
    .replace(/^:(?=-)/, "\\:");
  return space + escaped;
}

/**
 * An address as the destination of a link; what would end it there is written in percent.
 *
 * @example escapeAddress("https://a.example/x y_(1)") // => "https://a.example/x%20y_(1)"
 */
export function escapeAddress(address: string): string {
  const encoded = address.replace(/[\s<>\\`|]/g, encodeURIComponent).replace(/&(?=#?\w+;)/g, "&amp;");
  return isBalanced(encoded) ? encoded : encoded.replaceAll("(", "%28").replaceAll(")", "%29");
}

/** Parentheses may stand in a destination when they are in pairs (CommonMark 0.31, 6.3). */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (depth < 0 || depth > 8) return false;
  }
  return depth === 0;
}
