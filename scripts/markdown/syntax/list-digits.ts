/** Zero in each set of digits that a list marker may have: ASCII, Persian, Arabic-Indic. */
const zeros = [0x30, 0x6f0, 0x660];

/**
 * The digits besides those of ASCII, as the source of a character class. CommonMark 0.31, 5.2,
 * knows only ASCII digits, but authors number Persian and Arabic lists in their own (kramdown#450,
 * pandoc#6725, vim-markdown#203). Lists continue each other whatever their digits are: the
 * delimiter decides, as in CommonMark.
 */
export const listDigits = "\\u0660-\\u0669\\u06f0-\\u06f9";

/** Returns the value of a digit of a list marker. Undefined for any other UTF-16 unit. */
export function readListDigit(unit: number): number | undefined {
  const zero = zeros.find((first) => unit >= first && unit <= first + 9);
  return zero === undefined ? undefined : unit - zero;
}
