/** The keys of a US keyboard, and what they write on a Persian one (ISIRI 9147), by row. */
const rows = [
  ["qwertyuiop[]", "ضصثقفغعهخحجچ"],
  ["asdfghjkl;'", "شسیبلاتنمکگ"],
  ["zxcvbnm,\\", "ظطزرذدئوپ"],
  ["HC", "آژ"],
] as const;

const pairs = rows.flatMap(([latin, persian]) => Array.from(latin, (key, index) => [key, persian.charAt(index)] as const));
const toPersian: ReadonlyMap<string, string> = new Map(pairs);
/** Arabic keyboards and old Persian ones write other letters for yeh and kaf. */
const toLatin: ReadonlyMap<string, string> = new Map([
  ...pairs.map(([key, letter]) => [letter, key.toLowerCase()] as const),
  ["ي", "d"],
  ["ك", ";"],
  ["ؤ", "a"],
]);

/** Keys that write a Persian letter, but no Latin one: no Latin word results from their letters. */
const signs = /[[\];',\\]/;

/**
 * What a reader meant who typed on the wrong keyboard layout: Persian words on Latin keys, or Latin
 * words on Persian keys. Undefined if the text mixes both or has neither, or if no word results.
 *
 * @example switchKeyboard("wtpi") // => "صفحه"
 * @example switchKeyboard("مشقشرثم") // => "laravel"
 */
export function switchKeyboard(text: string): string | undefined {
  const hasLatin = /[a-z]/i.test(text);
  if (hasLatin === /\p{Script=Arabic}/u.test(text)) return undefined;
  const keys = hasLatin ? toPersian : toLatin;
  const switched = Array.from(text, (letter) => keys.get(letter) ?? keys.get(letter.toLowerCase()) ?? letter).join("");
  return !hasLatin && signs.test(switched) ? undefined : switched;
}
