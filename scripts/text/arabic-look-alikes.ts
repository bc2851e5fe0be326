/**
 * Letters that a reader of Persian, Arabic or Kurdish takes for others of the Arabic script, each with the one that it passes for: the kaf
 * and the hehs of other languages, a yeh whose dots stand upright, digits and Latin letters that are drawn as alef or heh. Letters that part
 * words of these languages (ێ ۆ ڕ ڵ, أ إ آ, ئ ؤ, ة) are no disguises, and what one tag key stands for (ي ى ك ە ۀ) needs none.
 */
const disguises: ReadonlyMap<string, string> = new Map(
  [
    ["ڪ", "ک"],
    ["ھہۂۿ", "ه"],
    ["ۃ", "ة"],
    ["ېؠ", "ی"],
    ["ٲ", "أ"],
    ["ٳ", "إ"],
    ["1۱١lI", "ا"],
    ["٥o", "ه"],
  ].flatMap(([others = "", letter = ""]) => Array.from(others, (other): [string, string] => [other, letter])),
);

/** Beside what is written in the Arabic script. A hamza that was put upon a yeh, or after it, makes another letter of it. */
const disguised = new RegExp(`[${[...disguises.keys()].join("")}ٴ]|[یى]\\u0654`, "u");

const arabic = /\p{Script=Arabic}/u;

/**
 * A text in the letters of the Arabic script that it passes for; undefined when it has none that pass for others.
 *
 * @example undisguiseArabic("ڪاوه") // => "کاوه"
 * @example undisguiseArabic("سار۱") // => "سارا"
 */
export function undisguiseArabic(text: string): string | undefined {
  const composed = text.normalize("NFKC");
  if (!disguised.test(composed) || !arabic.test(composed)) return undefined;
  return composed
    .replace(/./gsu, (letter) => disguises.get(letter) ?? letter)
    .replaceAll("ٴ", "\u0654")
    .replace(/[یى]\u0654/g, "ئ")
    .normalize("NFC");
}
