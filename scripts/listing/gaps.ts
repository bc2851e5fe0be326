const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/**
 * Writes whole numbers, at least 0, as text: five bits a character, smallest first, and a sixth bit that says "more follows", as in the
 * mappings of source maps (ECMA-426, Base64 VLQ, without its sign). Small numbers, such as the gaps of a sorted list, take one or two characters.
 *
 * @example encodeGaps([0, 31, 32]) // => "AfgB"
 */
export function encodeGaps(gaps: readonly number[]): string {
  return gaps.map(encodeGap).join("");
}

/** Reads what `encodeGaps` wrote; throws on any other text. */
export function decodeGaps(text: string): readonly number[] {
  const gaps: number[] = [];
  let gap = 0;
  let scale = 1;
  for (const character of text) {
    const digit = alphabet.indexOf(character);
    if (digit < 0) throw new RangeError(`not a gap: ${character}`);
    gap += (digit % 32) * scale;
    scale *= 32;
    if (digit >= 32) continue;
    gaps.push(gap);
    gap = 0;
    scale = 1;
  }
  if (scale > 1) throw new RangeError("the last gap is cut off");
  return gaps;
}

function encodeGap(gap: number): string {
  const rest = Math.floor(gap / 32);
  return rest > 0 ? alphabet.charAt((gap % 32) + 32) + encodeGap(rest) : alphabet.charAt(gap);
}
