import { createRandom, pick, type Random } from "./random.ts";

/** Returns the next word of a text. */
export type PickWord = (random: Random) => string;

const [firstWord = "", ...otherWords] = `سلام دوستان من در پروژه لاراول یک مشکل با صفحه‌بندی دارم وقتی از متد استفاده می‌کنم
خطا می‌دهد و نمی‌دانم چطور باید آن را درست کنم لطفا راهنمایی کنید ممنون که وقت می‌گذارید کد زیر را نوشته‌ام اما نتیجه
درست نیست داده‌ها نمایش داده نمی‌شود صفحه کاربر جدول پایگاه‌داده مسیر کنترلر مدل رابطه پرس‌وجو فرم اعتبارسنجی نشست کوکی`.split(/[ \n]/);

/** A few dozen words, equally frequent: the easiest case for a search index. */
function createPlainWords(): PickWord {
  return (random) => pick([firstWord, ...otherWords], random);
}

/** Different words of the Zipf corpus. */
const zipfWords = 400_000;

/**
 * 400,000 invented words with the frequencies of a natural language, many of them used once: the
 * hardest case for a search index. The frequency of rank `r` is `1 / (r + 2.7) ** 1.07` (the law of
 * Zipf and Mandelbrot).
 */
function createZipfWords(): PickWord {
  const words = inventWords();
  const sums = new Float64Array(words.length);
  let sum = 0;
  for (let index = 0; index < words.length; index++) {
    sum += 1 / (index + 3.7) ** 1.07;
    sums[index] = sum;
  }
  return (random) => words[findIndex(sums, random() * sum)] ?? "";
}

/** The index of the first sum that is not below the value. */
function findIndex(sums: Float64Array, value: number): number {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Unique words, the most frequent first. The frequent ones are short, as in any language. */
function inventWords(): readonly string[] {
  const random = createRandom(12_345);
  const words = new Set<string>();
  while (words.size < zipfWords) {
    const syllables = 1 + Math.floor(Math.log10(words.size + 1) / 2) + Math.floor(random() * 2);
    const stem = Array.from({ length: syllables }, () => pick(consonants, random) + pick(vowels, random)).join("");
    words.add(words.size < frequentWords ? stem : `${random() < 0.15 ? "می\u200c" : ""}${stem}${pick(endings, random)}`);
  }
  return [...words];
}

/** So many words have no endings. */
const frequentWords = 5000;

const consonants: readonly [string, ...string[]] = ["ب", ..."پتثجچحخدذرزژسشصضطظعغفقکگلمنوهی"];
const vowels = ["", "ا", "و", "ی"] as const;
const endings = ["", "", "", "\u200cها", "\u200cهای", "ی", "ان", "م", "ش"] as const;

/** The corpora of the bench by name. Each call starts anew. */
export const vocabularies: Readonly<Record<string, () => PickWord>> = { plain: createPlainWords, zipf: createZipfWords };
