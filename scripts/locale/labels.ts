import type { LanguageWords } from "./locale.ts";

/** A site's own texts for the interface, by name. */
export type Labels = Readonly<Record<string, string>>;

/** Properties of a language that are not texts. */
const facts = ["tag", "language", "territory", "direction", "folding", "fonts", "digits", "grouping", "comma", "minus", "plural"];

/**
 * Every text of the interface by its name. The name is its path in the file of the language; texts
 * of pages are named without the leading `words`.
 *
 * @example listLabels(fa).get("entry.solved") // => "حل‌شده"
 */
export function listLabels(locale: LanguageWords): ReadonlyMap<string, string> {
  const { words, ...rest } = locale;
  const texts = Object.entries(rest).flatMap(([name, part]) => (facts.includes(name) ? [] : listTexts(part, name)));
  return new Map([...texts, ...listTexts(words, "")].filter(([name]) => name !== "dates.calendar"));
}

/** Returns the locale with other texts. Unknown names are ignored. */
export function relabel<L extends LanguageWords>(locale: L, labels: Labels): L {
  const known = listLabels(locale);
  const own = Object.fromEntries(Object.entries(labels).filter(([name]) => known.has(name)));
  if (Object.keys(own).length === 0) return locale;
  const { words, ...rest } = locale;
  // A change keeps the type, because only texts change.
  return { ...change(rest, "", own), words: change(words, "", own) } as L;
}

/** Returns the locale with every text of the interface changed. */
export function changeTexts<L extends LanguageWords>(locale: L, change: (text: string) => string): L {
  return relabel(locale, Object.fromEntries([...listLabels(locale)].map(([name, text]) => [name, change(text)])));
}

/** Lists the holes of a text, with their braces. */
export function listHoles(text: string): readonly string[] {
  return text.match(/\{\w+\}/g) ?? [];
}

function listTexts(part: unknown, name: string): readonly (readonly [string, string])[] {
  if (typeof part === "string") return [[name, part]];
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, inner]) => listTexts(inner, join(name, key)));
}

/** Returns a copy of a part with other texts. It has the same type, because only texts change. */
function change<T>(part: T, name: string, labels: Labels): T {
  const text = Object.hasOwn(labels, name) ? labels[name] : undefined;
  if (typeof part === "string") return (text ?? part) as T;
  if (Array.isArray(part)) return part.map((inner, index) => change(inner, join(name, String(index)), labels)) as T;
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, change(inner, join(name, key), labels)])) as T;
}

function join(name: string, key: string): string {
  return name === "" ? key : `${name}.${key}`;
}
