import { isEmojiName } from "../../markdown/syntax/emoji.ts";

/**
 * A noncharacter (Unicode 17, 23.7) before a colon at the end of a part: only what follows the part
 * tells whether the colon needs a backslash.
 */
export const undecided = "\ufdd0";

/**
 * Names of emoji, or the start of one at the end. An escaped `_` may follow, although `emoji.ts`
 * reads no name before a bare one.
 */
const names = /(?<![\p{L}\p{N}_:/])(?::[\w+-]{1,60}:)*(?::[\w+-]{1,60}:(?![\p{L}\p{N}:/])|(:[\w+-]{0,60})$)/gu;

/** Escapes the names that the site would show as emoji, in a part of a text. */
export function escapeEmoji(part: string): string {
  return part.replace(names, (found, start?: string) => {
    if (start !== undefined) return undecided + found;
    return readNames(found).every(isEmojiName) ? `\\${found}` : found;
  });
}

const open = `${undecided}?:`;

/** The rest of names, or of the row of dashes below the titles of a table, up to its last part. */
const rest = new RegExp(`${undecided}(?=((?:${open}[\\w+-]{1,60}${open})+)?(:-[-:|\\s${undecided}]*$)?)`, "gm");

/** Decides about the colons that `escapeEmoji` left open, when all parts are joined. */
export function decideColons(markdown: string): string {
  return markdown.replace(rest, (_, found?: string, dashes?: string) => {
    const isName = found !== undefined && readNames(found.replaceAll(undecided, "")).every(isEmojiName);
    return isName || dashes !== undefined ? "\\" : "";
  });
}

function readNames(found: string): readonly string[] {
  return found.slice(1, -1).split("::");
}
