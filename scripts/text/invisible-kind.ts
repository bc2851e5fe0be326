/** Kinds of invisible characters, by their Unicode names. */
export type InvisibleKind =
  | "softHyphen"
  | "graphemeJoiner"
  | "arabicLetterMark"
  | "zeroWidthSpace"
  | "leftToRightMark"
  | "rightToLeftMark"
  | "lineSeparator"
  | "paragraphSeparator"
  | "leftToRightEmbedding"
  | "rightToLeftEmbedding"
  | "popFormatting"
  | "leftToRightOverride"
  | "rightToLeftOverride"
  | "wordJoiner"
  | "leftToRightIsolate"
  | "rightToLeftIsolate"
  | "firstStrongIsolate"
  | "popIsolate"
  | "noBreakSpace"
  | "control"
  | "loneSurrogate"
  | "noncharacter"
  | "straySelector"
  | "tag"
  | "excessMark"
  | "other";

const kinds: ReadonlyMap<number, InvisibleKind> = new Map([
  [0x00ad, "softHyphen"],
  [0x034f, "graphemeJoiner"],
  [0x061c, "arabicLetterMark"],
  [0x200b, "zeroWidthSpace"],
  [0x200e, "leftToRightMark"],
  [0x200f, "rightToLeftMark"],
  [0x2028, "lineSeparator"],
  [0x2029, "paragraphSeparator"],
  [0x202a, "leftToRightEmbedding"],
  [0x202b, "rightToLeftEmbedding"],
  [0x202c, "popFormatting"],
  [0x202d, "leftToRightOverride"],
  [0x202e, "rightToLeftOverride"],
  [0x2060, "wordJoiner"],
  [0x2066, "leftToRightIsolate"],
  [0x2067, "rightToLeftIsolate"],
  [0x2068, "firstStrongIsolate"],
  [0x2069, "popIsolate"],
  [0xfeff, "noBreakSpace"],
]);

/**
 * Finds the kind of a character that is invisible or may not be where it is.
 *
 * @example findInvisibleKind("\u200b") // => "zeroWidthSpace"
 */
export function findInvisibleKind(character: string): InvisibleKind {
  const kind = kinds.get(character.codePointAt(0) ?? 0);
  if (kind !== undefined) return kind;
  if (/\p{Cc}/u.test(character)) return "control";
  if (/\p{Cs}/u.test(character)) return "loneSurrogate";
  if (/\p{Noncharacter_Code_Point}/u.test(character)) return "noncharacter";
  if (/\p{Variation_Selector}/u.test(character)) return "straySelector";
  if (/[\u{e0000}-\u{e007f}]/u.test(character)) return "tag";
  if (/^\p{M}/u.test(character)) return "excessMark";
  return "other";
}
