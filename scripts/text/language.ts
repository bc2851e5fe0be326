import { type Direction, findScriptDirection } from "./direction.ts";
import { findScriptIndex, type Script, scripts } from "./scripts.ts";

/** A language with its script and direction. */
export interface TextLanguage {
  /** BCP 47. Empty if nobody knows the language (HTML, "The lang and xml:lang attributes"). */
  readonly tag: string;
  /** Absent if the language has no script of its own, such as `mul`. */
  readonly script?: Script;
  /** Absent if the language has no script of its own. */
  readonly direction?: Direction;
}

/** The languages that a text is probably in. The first one is the most probable. */
export type Candidates = readonly [TextLanguage, ...TextLanguage[]];

/** The language of a text, and the number of letters that it was found by. */
export interface FoundLanguage {
  readonly language: TextLanguage;
  readonly letters: number;
}

/** Codes of CLDR for scripts that are written together. */
const merged: Readonly<Record<string, Script>> = { Hans: "Hani", Hant: "Hani", Jpan: "Kana", Hrkt: "Kana", Kore: "Hang" };

/**
 * Describes a language by its tag, which must be well-formed. The script is the tag's own or the
 * likely one (CLDR, likely subtags).
 *
 * @example describeLanguage("ur") // => { tag: "ur", script: "Arab", direction: "rtl" }
 */
export function describeLanguage(tag: string): TextLanguage {
  const { script: code } = new Intl.Locale(tag).maximize();
  if (code === undefined) return { tag };
  const script = merged[code] ?? scripts.find((known) => known === code) ?? "Zzzz";
  return { tag, script, direction: findScriptDirection(code) };
}

/** The languages of the texts of a page, by tag: its own, and the language of Latin texts. */
export function describePageLanguages(page: string, latin: string): Candidates {
  return [describeLanguage(page), describeLanguage(latin)];
}

/**
 * Scripts in which one language of today is written almost alone (CLDR, likely subtags). Arabic,
 * Cyrillic, Devanagari or Han letters do not tell the language.
 */
const soleLanguages: Partial<Readonly<Record<Script, TextLanguage>>> = {
  Hebr: { tag: "he", script: "Hebr", direction: "rtl" },
  Grek: { tag: "el", script: "Grek", direction: "ltr" },
  Armn: { tag: "hy", script: "Armn", direction: "ltr" },
  Geor: { tag: "ka", script: "Geor", direction: "ltr" },
  Kana: { tag: "ja", script: "Kana", direction: "ltr" },
  Hang: { tag: "ko", script: "Hang", direction: "ltr" },
  Taml: { tag: "ta", script: "Taml", direction: "ltr" },
  Thai: { tag: "th", script: "Thai", direction: "ltr" },
};

const unknown: TextLanguage = { tag: "" };

/** An unknown language where a tag is required (RFC 5646, 4.1). HTML and XML have an empty one. */
export const unknownLanguage = "und";

/** A sentence with at least this share of letters of a language is in it; the rest are terms. */
const share = 1 / 4;

/** The share if the sentence begins with a letter of the language. */
const shareOfStart = 1 / 10;

/**
 * A text with at most this many other letters for each letter of the probable language is in that
 * language: sentences in others hold less than `share` of its letters, so they are less than half.
 */
const fewOthers = (1 - share) / (1 + share);

/**
 * UTF-16 units of a text that are read. They decide about the whole text, so that a long text costs
 * no more than a short one.
 */
const sampleLength = 500;

/** Marks that end a sentence (UAX 29, Sentence_Terminal) before a space or the end. */
const sentenceEnd = /[.!?؟۔։।。！？…]+(?=\s|$)/g;

/** Initials, and common abbreviations of English beside names and numbers. */
const abbreviation = /(?<![\p{L}\p{M}])(?:\p{L}|[DMJS]r|Mrs|Ms|Prof|Ph\.D|St|Inc|Ltd|Corp|Co|Vol|No|Fig|vs|etc|al)$/u;

/** A name or an exclamation, such as `Yahoo!`, has at most two words. */
const shortSentence = /^\s*\S+(?:\s+\S+)?\s*$/;

/**
 * Finds the language of most of a text by the scripts of its letters, sentence by sentence: a
 * Persian sentence with English terms is Persian, but English sentences beside a Persian one are
 * not. Undefined for a text without letters.
 *
 * @example
 * const candidates = [describeLanguage("fa"), describeLanguage("en")];
 * findTextLanguage("How do I read a file?", candidates)?.language.tag // => "en"
 * findTextLanguage("نصب Node.js و npm", candidates)?.language.tag // => "fa"
 */
export function findTextLanguage(text: string, candidates: Candidates): FoundLanguage | undefined {
  const end = Math.min(text.length, sampleLength);
  const [probable] = candidates;
  const { own, others } = countLetters(text, 0, end, probable);
  if (own + others === 0) return undefined;
  if (others <= own * fewOthers) return { language: probable, letters: own + others };
  const weights = new Map<TextLanguage, number>();
  let start = 0;
  const weigh = (to: number) => {
    const found = findSentenceLanguage(text, start, to, candidates);
    if (found) weights.set(found.language, (weights.get(found.language) ?? 0) + found.letters);
    start = to;
  };
  for (const { index } of text.slice(0, end).matchAll(sentenceEnd)) if (!isName(text, start, index, probable)) weigh(index);
  weigh(end);
  return pickHeaviest(weights);
}

/**
 * Whether the words before a mark are in other letters and too few for a sentence, or end in an
 * abbreviation. What follows them is then in the same sentence.
 */
function isName(text: string, start: number, end: number, probable: TextLanguage): boolean {
  const words = text.slice(start, end);
  return (abbreviation.test(words) || shortSentence.test(words)) && countLetters(text, start, end, probable).own === 0;
}

/** The language with most letters; if two are equal, the first. Undefined if there is none. */
export function pickHeaviest(weights: ReadonlyMap<TextLanguage, number>): FoundLanguage | undefined {
  let heaviest: FoundLanguage | undefined;
  for (const [language, letters] of weights) if (letters > (heaviest?.letters ?? 0)) heaviest = { language, letters };
  return heaviest;
}

function findSentenceLanguage(text: string, start: number, end: number, candidates: Candidates): FoundLanguage | undefined {
  const [probable] = candidates;
  const { own, others, startsOwn } = countLetters(text, start, end, probable);
  const letters = own + others;
  if (letters === 0) return undefined;
  if (own >= letters * (startsOwn ? shareOfStart : share)) return { language: probable, letters };
  const script = findMainScript(text, start, end);
  const language = candidates.find((candidate) => candidate.script === script) ?? soleLanguages[script] ?? unknown;
  return { language, letters };
}

/** Counts the letters that a language is written in, and all others. */
function countLetters(text: string, start: number, end: number, { script }: TextLanguage) {
  const own = script && scripts.indexOf(script);
  // Japanese and Korean also use Han characters.
  const second = script === "Kana" || script === "Hang" ? scripts.indexOf("Hani") : own;
  let [ownCount, others, startsOwn] = [0, 0, false];
  for (let index = start; index < end; index++) {
    const found = findScriptIndex(text, index);
    if (found === undefined) continue;
    if (own === undefined || found === own || found === second) {
      if (ownCount + others === 0) startsOwn = true;
      ownCount++;
    } else others++;
  }
  return { own: ownCount, others, startsOwn };
}

/** The script of most letters. Han characters belong to Japanese or Korean letters beside them. */
function findMainScript(text: string, start: number, end: number): Script {
  const counts = scripts.map(() => 0);
  for (let index = start; index < end; index++) {
    const found = findScriptIndex(text, index);
    if (found !== undefined) counts[found] = (counts[found] ?? 0) + 1;
  }
  const script = scripts[counts.indexOf(Math.max(...counts))] ?? "Zzzz";
  if (script !== "Hani") return script;
  return (["Kana", "Hang"] as const).find((other) => counts[scripts.indexOf(other)] !== 0) ?? script;
}
