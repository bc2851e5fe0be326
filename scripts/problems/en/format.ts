import { fillIn } from "../../text/template.ts";

/** The words in examples, by the name of their hole. */
export const samples = {
  text: "text",
  /** The name of an author. */
  person: "name",
  site: "Forum",
  /** Another wording for the label `entry.solved`. */
  solved: "Done",
  campaign: "Winter sale",
  /** The label of a campaign. */
  chance: "Last days",
  /** The title of a page. */
  page: "About us",
};

/**
 * Formats the fix that shows a correct line. Holes that are not in `samples` stay unchanged.
 *
 * @example show('title: "{text}"') // => 'Write, for example, `title: "text"`.'
 */
export function show(example: string): string {
  return `Write, for example, \`${fillIn(example, samples)}\`.`;
}

/**
 * Texts of content between commas.
 *
 * @example list(["fa", "en"]) // => "`fa`, `en`"
 */
export function list(texts: readonly string[]): string {
  return texts.map((text) => `\`${text}\``).join(", ");
}
