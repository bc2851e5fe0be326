import { dropUnseenJoiners, unmixWords } from "./look-alikes.ts";
import { dropExcessMarks } from "./marks.ts";

const encoder = new TextEncoder();

/** Long enough to be read, short enough to be passed on. */
const longest = 80;

/** Of the 200 bytes that a file name may have, this leaves some for what makes it unique. */
const mostBytes = 180;

/**
 * The words of a title as one segment of a path; empty when it has none. It ends between words.
 * Latin letters lose their accents; letters of other scripts, and the ZWNJ between them, stay. It passes for no other one.
 *
 * @example buildTitleSlug("Où est l'écran ?") // => "ou-est-lecran"
 * @example buildTitleSlug("صفحه‌بندی در MySQL؟") // => "صفحه‌بندی-در-mysql"
 */
export function buildTitleSlug(title: string): string {
  const plain = title
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]+/g, "")
    .normalize("NFC")
    .replace(/(?!\u200c)\p{Default_Ignorable_Code_Point}+/gu, "");
  const words = dropUnseenJoiners(unmixWords(dropExcessMarks(plain)))
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, "")
    .replace(/(?<![\p{L}\p{M}])\u200c+|\u200c+(?!\p{L})/gu, "")
    .replace(/\u200c+/g, "\u200c")
    .split(/[^\p{L}\p{M}\p{Nd}\u200c]+/u)
    .map((word) => word.replace(/^[\p{M}\u200c]+/u, ""))
    .filter((word) => word !== "");
  let slug = "";
  for (const word of words) {
    const longer = slug === "" ? cutWord(word) : `${slug}-${word}`;
    if (longer.length > longest || encoder.encode(longer).length > mostBytes) break;
    slug = longer;
  }
  return slug;
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
