import { words as ar } from "./ar.ts";
import { words as ckb } from "./ckb.ts";
import { words as en } from "./en.ts";
import { words as fa } from "./fa.ts";

export type ImportWords = typeof en;

const byLanguage: ReadonlyMap<string, ImportWords> = new Map(Object.entries({ fa, en, ar, ckb }));

/** The words for a language tag (BCP 47), whatever its region. Other languages get English. */
export function findImportWords(language: string): ImportWords {
  return byLanguage.get(language.toLowerCase().split("-")[0] ?? "") ?? en;
}
