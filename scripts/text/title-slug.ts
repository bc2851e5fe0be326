import { dropExcessMarks } from "./combining-marks.ts";
import { dropIdleJoiners } from "./fold.ts";
import { dropInvisibleJoiners, unmixWords } from "./look-alikes.ts";
import { foldYehKaf } from "./persian-letters.ts";

const encoder = new TextEncoder();

/** In UTF-16 units: long enough to tell titles apart, short enough to share. */
const longest = 80;

/** UTF-8 bytes. File names have at most 200; the rest is for a suffix that makes a name unique. */
const mostBytes = 180;

/**
 * The words of a title as one path segment; empty if the title has no words. It is cut between
 * words. Latin letters lose their accents. Letters of other scripts, and ZWNJ between them, stay.
 * Lookalike letters are replaced, so that no slug can pass for another one.
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
  const words = dropInvisibleJoiners(unmixWords(dropExcessMarks(plain)))
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

/** Cuts a first word that is too long, such as a title in a script without spaces. */
function cutWord(word: string): string {
  let cut = "";
  for (const letter of word) {
    if (cut.length + letter.length > longest || encoder.encode(cut + letter).length > mostBytes) break;
    cut += letter;
  }
  return cut.replace(/\u200c$/, "");
}

/**
 * The file name of a new discussion, without `.md`. It may already be taken.
 *
 * @example nameByTitle("صفحه‌بندي در MySQL؟") // => "صفحه‌بندی-در-mysql"
 */
export function nameByTitle(title: string): string {
  return buildTitleSlug(dropIdleJoiners(foldYehKaf(title.normalize("NFC")))) || "discussion";
}

/**
 * The first word of an author's name as part of a file name; empty if it has no letter.
 *
 * @example nameByAuthor("Sara Karimi") // => "sara"
 */
export function nameByAuthor(author: string): string {
  const [word = ""] = buildTitleSlug(foldYehKaf(author.normalize("NFC"))).split("-");
  return word;
}
