/** Control, bidi and line-separator characters (Unicode Cc, Cf without joiners, Zl, Zp). */
const controls = "(?![\\u200c\\u200d])[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Cs}]";

/**
 * The last sign of what starts an instruction: `::` at the start of a line and `##[` anywhere (GitHub Actions), `##vso[` (Azure Pipelines),
 * `##teamcity[` (TeamCity).
 */
const instructing = "(?<=^\\s*:):|(?<=##\\w*)\\[";

/** The last sign of what passes for an error of TypeScript's, on a file of its own choice (actions/setup-node, `.github/tsc.json`). */
const accusing = "(?<=[(:]\\d+[,:]\\d+(?:\\):\\s+|\\s+-\\s+)(?:error|warning|info)\\s+TS\\d+\\s*):";

const obeyed = new RegExp(`${controls}|${instructing}|${accusing}`, "gu");

/**
 * Makes the characters of a line that a terminal or a build server would obey visible.
 *
 * @example escapeControls("::error::\u001b[1m##[group]") // => ":\\u{3a}error::\\u{1b}[1m##\\u{5b}group]"
 */
export function escapeControls(text: string): string {
  return text.replace(obeyed, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}

/**
 * Writes JSON in which these characters are escaped, so that a report can be printed and still says what it said.
 *
 * @example formatJson("##[group]") // => '"##\\u005bgroup]"'
 */
export function formatJson(value: unknown, indent?: number): string {
  // A line's end stands between values, and never in one.
  return JSON.stringify(value, undefined, indent).replace(obeyed, (character) =>
    character === "\n"
      ? character
      : Array.from({ length: character.length }, (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`).join(""),
  );
}
