/** Plural categories of CLDR (UTS 35, part 3), without `zero`. */
export type PluralForm = "one" | "two" | "few" | "many" | "other";

/**
 * One counted phrase; the number replaces `{count}`. In every language, `zero` is for the number 0.
 * A missing form is `other`.
 */
export type CountForms = Readonly<Partial<Record<Exclude<PluralForm, "other"> | "zero", string>> & Record<"other", string>>;

/**
 * The type of the words of any language: the same keys as in English, with the plural forms of the
 * language.
 */
export type Translation<English> = English extends { readonly other: string }
  ? CountForms
  : English extends object
    ? { readonly [Key in keyof English]: Translation<English[Key]> }
    : English;
