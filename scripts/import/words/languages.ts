import { words as ar } from "./ar.ts";
import { words as ckb } from "./ckb.ts";
import { words as en } from "./en.ts";
import { words as fa } from "./fa.ts";
import type { ImportWords } from "./import-words.ts";

const byLanguage: ReadonlyMap<string, ImportWords> = new Map(Object.entries({ fa, en, ar, ckb }));

/** The words for a language tag; English for those that have none. */
export function findImportWords(language: string): ImportWords {
  return byLanguage.get(language.toLowerCase().split("-")[0] ?? "") ?? en;
}
