import type { DateRules } from "./rules/dates.ts";
import type { FileRules } from "./rules/files.ts";
import type { FrontMatterRules } from "./rules/front-matter.ts";
import type { KeyRules, ValueRules } from "./rules/keys.ts";
import type { PostRules } from "./rules/posts.ts";
import type { SettingRules, SettingsRules } from "./rules/settings.ts";

/** Every rule that content can break, with what its words need to know; texts of content are as a message shows them. */
export interface Rules extends FileRules, FrontMatterRules, KeyRules, ValueRules, DateRules, PostRules, SettingsRules, SettingRules {}

export type Rule = keyof Rules;

/** A broken rule with its values, in no language. */
export type Flaw<R extends Rule = Rule> = { readonly [K in R]: { readonly rule: K } & Rules[K] }[R];

/** What a reason is said of that is no sentence by itself. */
export type Subject =
  | { readonly kind: "key" | "inList"; readonly key: string }
  /** The name of an entry of `tags.yaml`. */
  | { readonly kind: "tag"; readonly label: string };
