import { joinedBackward, joiningForward } from "./cursive-joining.ts";

/**
 * Letters of other scripts that are drawn as Latin ones, each with the letter that it passes for (UTS 39, confusables.txt). Greek letters that
 * stand for quantities beside Latin ones (μs, ΔT, χ) are not taken for disguises.
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

/** Scripts of which no word has Latin letters; their capitals pass for those. */
const strange =
  "\\p{Script=Cherokee}\\p{Script=Lisu}\\p{Script=Coptic}\\p{Script=Deseret}\\p{Script=Old_Italic}\\p{Script=Osage}\\p{Script=Tifinagh}";

const word = /[\p{L}\p{M}\p{Nd}〇]+/gu;

const mixed = new RegExp(`(?=.*\\p{Script=Latin}).*[${[...disguises.keys()].join("")}${strange}]`, "u");

/** Letters that join nothing: between two of them neither ZWNJ nor ZWJ is seen. */
const lone = "[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}]";

const joining = `[${joiningForward}]\\p{M}*`;

const joined = `\\p{M}*[${joinedBackward}]`;

/** The viramas of Indic scripts are among these, the accents and vowels of others are not. */
const virama = "(?![\\p{Script=Inherited}\\p{Script=Arabic}\\p{Script=Cyrillic}])\\p{M}";

/**
 * A ZWJ that changes what is drawn (Unicode 9.2 and 12.1, UTS 51 ED-16): it gives a letter the form that joins where it would not, as in
 * «ه\u200d»; it makes one emoji of two, or a half of an Indic letter. A tatweel joins by itself.
 */
const seenJoiner = [
  `(?<=${joining})\\u200d(?!\\u200d|${joined})`,
  `(?<!${joining}|[\\u0640\\u200d])\\u200d(?=${joined})`,
  "(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f\\u{e007f}])\\u200d(?=\\p{Extended_Pictographic})",
  `(?<=${virama})\\u200d`,
  `\\u200d(?=${virama})`,
].join("|");

const unseenJoiner = new RegExp(`(?<=${lone}\\p{M}*)[\\u200c\\u200d]+(?=${lone})|(?!${seenJoiner})\\u200d`, "u");

/**
 * The first word in which letters of another script pass for Latin ones.
 *
 * @example findMixedWord("ورود به G\u043e\u043egle") // => "G\u043e\u043egle"
 * @example findMixedWord("React و TypeScript در μs") // => undefined
 */
export function findMixedWord(text: string): string | undefined {
  return text.match(word)?.find((one) => mixed.test(one));
}

/**
 * Writes such words in Latin letters; what passes for none of them becomes U+FFFD.
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
 * Whether a joiner stands where nobody sees it, so that two names look the same.
 *
 * @example hasUnseenJoiner("sa\u200cra") // => true
 * @example hasUnseenJoiner("عل\u200dی") // => true
 * @example hasUnseenJoiner("PDF\u200cها") // => false
 */
export function hasUnseenJoiner(text: string): boolean {
  return unseenJoiner.test(text);
}

/** Without those joiners. */
export function dropUnseenJoiners(text: string): string {
  return text.replace(new RegExp(unseenJoiner.source, "gu"), "");
}
