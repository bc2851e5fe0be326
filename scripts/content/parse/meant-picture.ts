import { formatCodePoint } from "../../text/invisible.ts";
import { readStem } from "../../text/path.ts";
import { foldSlug } from "../../text/slug.ts";
import { suggestWord } from "../../text/suggest.ts";
import { dashes, doubleQuotes, spaceLike, unseenMarks } from "../../text/typography.ts";

interface MeantPicture {
  readonly near?: string | undefined;
  /** A character of `near` that looks like another one, as `U+202F`. */
  readonly code?: string | undefined;
}

/**
 * Finds the picture that a wrong name means: with other capitals or similar letters, with a
 * look-alike space or dash (macOS names screenshots with U+202F), with percent-encoding, or with a
 * typing error.
 */
export function findMeantPicture(name: string, pictures: readonly string[]): MeantPicture {
  const folded = foldPictureName(name);
  const near = pictures.find((other) => foldPictureName(other) === folded) ?? findSimilarStem(name, pictures);
  if (near === undefined) return {};
  const strange =
    foldPictureName(near) === folded ? [...near].find((character) => special.test(character) && !name.includes(character)) : undefined;
  return { near, ...(strange !== undefined && { code: formatCodePoint(strange.codePointAt(0) ?? 0) }) };
}

/** Short names differ in one letter by chance. */
const shortest = 4;

/** Compares without the endings, which make all names similar. */
function findSimilarStem(name: string, pictures: readonly string[]): string | undefined {
  const stem = readStem(name);
  const near = stem.length < shortest ? undefined : suggestWord(stem, pictures.map(readStem));
  return pictures.find((other) => readStem(other) === (near ?? stem));
}

const special = new RegExp(`[${spaceLike}${dashes}${unseenMarks}]`);

function foldPictureName(name: string): string {
  const plain = decodePercents(name)
    .replace(new RegExp(`[${spaceLike}_+]`, "g"), " ")
    .replace(new RegExp(`[${unseenMarks}]`, "g"), "")
    .replace(new RegExp(`[${dashes}]`, "g"), "-")
    .replace(new RegExp(`[${doubleQuotes}\u2018-\u201b]`, "g"), "'")
    .replace(/ {2,}/g, " ");
  return foldSlug(plain).replace(/\.jpeg$/, ".jpg");
}

/** The name that a percent-encoded address has. A broken encoding stays. */
export function decodePercents(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
