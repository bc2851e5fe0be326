import type { DateRules } from "./rules/dates.ts";
import type { FileRules } from "./rules/files.ts";
import type { FrontMatterRules } from "./rules/front-matter.ts";
import type { KeyRules, ValueRules } from "./rules/keys.ts";
import type { PostRules } from "./rules/posts.ts";
import type { SettingRules, SettingsRules } from "./rules/settings.ts";

/** Rules for a value, whose reasons are said of a subject. */
export interface ValueRuleValues extends ValueRules, DateRules, SettingRules {}

/** Every rule that content can break, with what its words need to know; texts of content are as a message shows them. */
export interface Rules extends FileRules, FrontMatterRules, KeyRules, PostRules, SettingsRules, ValueRuleValues {}

export type Rule = keyof Rules;

/** A broken rule with its values, in no language; by default one whose reason is a sentence. */
export type Violation<R extends Rule = Exclude<Rule, keyof ValueRuleValues>> = { readonly [K in R]: { readonly rule: K } & Rules[K] }[R];

/** A broken rule whose reason is said of a subject. */
export type ValueViolation = Violation<keyof ValueRuleValues>;

/** What a reason is said of. */
export type Subject =
  | { readonly kind: "key" | "inList"; readonly key: string }
  /** A field of a form by its label, and one of the values that it holds. */
  | { readonly kind: "field" | "inField"; readonly label: string }
  /** The name of an entry of `tags.yaml`. */
  | { readonly kind: "tag"; readonly label: string };
