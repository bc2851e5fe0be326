import { joiningForward } from "./cursive-joining.ts";
import { joinedBackward } from "./joined-letters.ts";

/**
 * Letters of other scripts that look like Latin ones, with that Latin letter (UTS 39,
 * confusables.txt). Greek letters for quantities (μs, ΔT, χ) are left out. Only mixes within one
 * word are checked; whole words are not compared with each other.
 */
const disguises: ReadonlyMap<string, string> = new Map(
  [
    ["аеорсухіјѕԁһԛԝӏѵҽк", "aeopcyxijsdhqwlvek"],
    ["АВЕЅІЈКМНОРСТУХҮԌԜԚҺԀ", "ABESIJKMHOPCTYXYGWQhd"],
    ["αικνορυ", "aikvopu"],
    ["ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"],
    ["օոսհքՕՍԼՏ", "onuhpOUlS"],
    ["ѡьס", "wbo"],
    ["ɡᴏᴄᴠᴡᴢꜱ", "gocvwzs"],
    ["०০੦૦୦௦౦೦൦๐໐〇", "oooooooooooo"],
  ].flatMap(([other = "", latin = ""]) => Array.from(other, (letter, index): [string, string] => [letter, latin.charAt(index)])),
);

/** Scripts that never mix with Latin within a word; their capitals look like Latin ones. */
const strange =
  "\\p{Script=Cherokee}\\p{Script=Lisu}\\p{Script=Coptic}\\p{Script=Deseret}\\p{Script=Old_Italic}\\p{Script=Osage}\\p{Script=Tifinagh}";

const word = /[\p{L}\p{M}\p{Nd}〇]+/gu;

const mixed = new RegExp(`(?=.*\\p{Script=Latin}).*[${[...disguises.keys()].join("")}${strange}]`, "u");

/** Letters that never join: ZWNJ and ZWJ between them are invisible. */
const lone = "[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}]";

const joining = `[${joiningForward}]\\p{M}*`;

const joined = `\\p{M}*[${joinedBackward}]`;

/** Includes the viramas of Indic scripts; excludes accents and vowels of other scripts. */
const virama = "(?![\\p{Script=Inherited}\\p{Script=Arabic}\\p{Script=Cyrillic}])\\p{M}";

/**
 * A ZWJ with a visible effect (Unicode 9.2 and 12.1, UTS 51 ED-16): it gives a letter its joining
 * form, as in «ه\u200d», merges two emoji, or makes an Indic half form. A tatweel joins by itself.
 */
const visibleJoiner = [
  `(?<=${joining})\\u200d(?!\\u200d|${joined})`,
  `(?<!${joining}|[\\u0640\\u200d])\\u200d(?=${joined})`,
  "(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f\\u{e007f}])\\u200d(?=\\p{Extended_Pictographic})",
  `(?<=${virama})\\u200d`,
  `\\u200d(?=${virama})`,
].join("|");

/** Most texts have none, and the pattern below takes its time. */
const joiner = /[\u200c\u200d]/;

const invisibleJoiner = new RegExp(`(?<=${lone}\\p{M}*)[\\u200c\\u200d]+(?=${lone})|(?!${visibleJoiner})\\u200d`, "u");

/**
 * Finds the first word that mixes Latin letters with lookalikes from other scripts.
 *
 * @example findMixedWord("ورود به G\u043e\u043egle") // => "G\u043e\u043egle"
 * @example findMixedWord("React و TypeScript در μs") // => undefined
 */
export function findMixedWord(text: string): string | undefined {
  return text.match(word)?.find((one) => mixed.test(one));
}

/**
 * Rewrites mixed words in Latin letters. A letter without a Latin lookalike becomes U+FFFD.
 *
 * @example unmixWords("G\u043e\u043egle و Сара") // => "Google و Сара"
 */
export function unmixWords(text: string): string {
  return text.replace(word, (one) => {
    if (!mixed.test(one)) return one;
    const latin = one.replace(/./gu, (letter) => disguises.get(letter) ?? letter);
    return latin.replace(new RegExp(`[${strange}]`, "gu"), "\ufffd");
  });
}

/**
 * True if a joiner is invisible where it is, so that two different names could look the same.
 *
 * @example hasInvisibleJoiner("sa\u200cra") // => true
 * @example hasInvisibleJoiner("عل\u200dی") // => true
 * @example hasInvisibleJoiner("PDF\u200cها") // => false
 */
export function hasInvisibleJoiner(text: string): boolean {
  return joiner.test(text) && invisibleJoiner.test(text);
}

/**
 * Removes the joiners that `hasInvisibleJoiner` finds.
 *
 * @example dropInvisibleJoiners("sa\u200cra") // => "sara"
 */
export function dropInvisibleJoiners(text: string): string {
  return text.replace(new RegExp(invisibleJoiner.source, "gu"), "");
}
