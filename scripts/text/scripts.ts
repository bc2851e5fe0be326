/** The characters of each script (UAX 24) by its code (ISO 15924), roughly by frequency. */
const characters = {
  Arab: /\p{Script=Arabic}/u,
  Latn: /\p{Script=Latin}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Grek: /\p{Script=Greek}/u,
  Armn: /\p{Script=Armenian}/u,
  Geor: /\p{Script=Georgian}/u,
  Hani: /\p{Script=Han}/u,
  Kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  Hang: /\p{Script=Hangul}/u,
  Deva: /\p{Script=Devanagari}/u,
  Beng: /\p{Script=Bengali}/u,
  Taml: /\p{Script=Tamil}/u,
  Thai: /\p{Script=Thai}/u,
  /** Any other script. Characters that scripts share do not count, such as mathematical letters. */
  Zzzz: /[^\p{Script=Common}\p{Script=Inherited}]/u,
} as const;

/** The code of a script. */
export type Script = keyof typeof characters;

/** All scripts; a letter belongs to the first that has it. */
export const scripts = Object.keys(characters) as readonly Script[];

const patterns = Object.values(characters);

/** Characters below this code, all of one or two bytes in UTF-8, are looked up in a table. */
const tableSize = 0x800;

const none = 255;

const table = Uint8Array.from({ length: tableSize }, (_, code) => classify(String.fromCharCode(code)));

/**
 * Returns the position in `scripts` of the script of the letter at a UTF-16 unit. Undefined if
 * there is no letter, or one that several scripts share.
 */
export function findScriptIndex(text: string, index: number): number | undefined {
  const code = text.charCodeAt(index);
  // General Punctuation, which holds ZWNJ, has no letters.
  if (code >= 0x2000 && code < 0x2070) return undefined;
  const script = code < tableSize ? table[code] : classify(String.fromCodePoint(text.codePointAt(index) ?? code));
  return script === none ? undefined : script;
}

function classify(character: string): number {
  const script = /\p{L}/u.test(character) ? patterns.findIndex((pattern) => pattern.test(character)) : -1;
  return script < 0 ? none : script;
}
