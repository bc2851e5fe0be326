/**
 * Characters that word processors and phones write instead of the ASCII ones, as ranges of a
 * character class. Guillemets are missing: Persian and French titles have them.
 */

/** Quotation marks that stand for `"` (Unicode, General Punctuation and Halfwidth Forms). */
export const doubleQuotes = "\\u201c-\\u201f\\u2033\\u301d-\\u301f\\uff02";

/** Hyphens and dashes that stand for `-`, and the minus sign. */
export const dashes = "\\u2010-\\u2015\\u2212\\u2e3a\\u2e3b\\ufe58\\ufe63\\uff0d";

/** White space of one line that only looks like a space (General_Category Zs). */
export const spaceLike = "\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000";

/** Direction marks, zero width spaces and the BOM: nobody sees them at the start of a line. */
export const unseenMarks = "\\u061c\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069\\ufeff";

/** Bullets that word processors and phones write before the items of a list. */
export const bullets = "\\u00b7\\u066d\\u2022\\u2023\\u2043\\u204c\\u204d\\u2219\\u22c5\\u25a0-\\u25ff\\u2981\\u2b1d\\u30fb\\uf0b7";

/** Signs that look like `:` (Unicode confusables, full-width and small forms). */
export const colons = "\\u02d0\\u02f8\\u0589\\u05c3\\u0703\\u0704\\u1365\\u1803\\u205a\\u2236\\ua4fd\\ua789\\ufe13\\ufe30\\ufe55\\uff1a";
