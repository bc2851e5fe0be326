const encoder = new TextEncoder();

/** Long enough to be read, short enough to be passed on. */
const longest = 80;

/** Of the 200 bytes that a file name may have, what the id and its hyphen leave. */
const mostBytes = 180;

/**
 * The name of a discussion's file: the words of its title, then its id, which keeps it unique and in place when titles are equal or change.
 * Latin letters lose their accents; letters of other scripts, and the ZWNJ between them, stay.
 *
 * @example buildDiscussionName("Où est l'écran ?", 12) // => "ou-est-lecran-12"
 */
export function buildDiscussionName(title: string, id: number): string {
  const words = title
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]+/g, "")
    .normalize("NFC")
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, "")
    .replace(/(?<![\p{L}\p{M}])\u200c+|\u200c+(?!\p{L})/gu, "")
    .replace(/\u200c+/g, "\u200c")
    .split(/[^\p{L}\p{M}\p{Nd}\u200c]+/u)
    .map((word) => word.replace(/^\p{M}+/u, ""))
    .filter((word) => word !== "");
  let name = "";
  for (const word of words) {
    const longer = name === "" ? cutWord(word) : `${name}-${word}`;
    if (longer.length > longest || encoder.encode(longer).length > mostBytes) break;
    name = longer;
  }
  return `${name || "question"}-${id}`;
}

/** A first word that is longer than a name may be, as scripts without spaces have it. */
function cutWord(word: string): string {
  let cut = "";
  for (const letter of word) {
    if (cut.length + letter.length > longest || encoder.encode(cut + letter).length > mostBytes) break;
    cut += letter;
  }
  return cut.replace(/\u200c$/, "");
}
