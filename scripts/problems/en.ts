import { digits, direction, grouping, language, plural } from "../locale/en.ts";
import { addresses } from "./en/addresses.ts";
import { attachments } from "./en/attachments.ts";
import { contributions } from "./en/contributions.ts";
import { dates, unclearTimes } from "./en/dates.ts";
import { files } from "./en/files.ts";
import { frontMatter } from "./en/front-matter.ts";
import { links } from "./en/links.ts";
import { posts } from "./en/posts.ts";
import { settings, settingValues } from "./en/settings.ts";
import { values } from "./en/values.ts";

/** Rules for one value. Their reason follows the name of a subject. */
export const valueRules = { ...values, ...dates, ...settingValues };

/**
 * Everything that can be wrong with content, and all words around it.
 * The types of rules and violations come from here, and the other languages must match them.
 *
 * A rule is a function from its values to a reason and a fix. Texts of content come in quoted
 * form (`showValue`) and are set in backticks.
 */
export const problems = {
  language,
  direction,
  digits,
  grouping,
  plural,
  rules: {
    ...files,
    ...attachments,
    ...frontMatter,
    ...posts,
    ...links,
    ...addresses,
    ...settings,
    ...contributions,
    ...unclearTimes,
    ...valueRules,
  },
  /** Starts the reason of a value rule. */
  subjects: {
    key: ({ key }: { key: string }) => `\`${key}\``,
    inList: ({ key }: { key: string }) => `a value in \`${key}\``,
    /** A form field, by its label. */
    field: ({ label }: { label: string }) => `the field \`${label}\``,
    inField: ({ label }: { label: string }) => `a value in the field \`${label}\``,
    /** The name of an entry of `tags.yaml`. */
    tag: ({ label }: { label: string }) => `the tag \`${label}\``,
  },
  /** The reason of a problem if the build skips its file. */
  skipped: (reason: string) => `held back: ${reason}`,
  /** The last lines of commands that report problems. */
  closing: {
    problems: { one: "{count} problem", other: "{count} problems" },
    notes: { one: "{count} note", other: "{count} notes" },
    files: { one: "{count} file", other: "{count} files" },
    ignored: { one: "{count} file that is not content was ignored", other: "{count} files that are not content were ignored" },
    discussions: { one: "{count} discussion", other: "{count} discussions" },
    sound: "{files}, {discussions}: no problem.",
    nothingWritten: "Nothing was written to `{output}`.",
    more: "and {count} more",
    /** `{count}` is `problems` or `notes`. */
    asBefore: "{count} as before.",
    /** On the button that hides the problems. */
    hide: "Hide",
    notWritten: "`{file}` was not written: its folder is read-only. Give the folder write permission (`chmod u+w`).",
    /** Before the question whether to write the fixes. */
    lines: { one: "{count} line changes", other: "{count} lines change" },
    write: "Write the changes?",
    yes: "Yes",
    no: "No",
    changedMeanwhile: "`{file}` was not written: it changed while you were asked. Run the command again.",
    fixed: "{file}: `{was}` is now `{is}`.",
  },
};
