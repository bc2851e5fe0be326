import { formatCodePoint } from "./invisible.ts";

/** Control, bidi and line-separator characters (Unicode Cc, Cf without joiners, Zl, Zp, Cs). */
const controls = "(?![\\u200c\\u200d])[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Cs}]";

/**
 * The last character that makes a text a command to a build server: `::` at the start of a line and
 * `##[` anywhere (GitHub Actions), `##vso[` (Azure Pipelines), `##teamcity[` (TeamCity).
 */
const commands = "(?<=^\\s*:):|(?<=##\\w*)\\[";

/**
 * The last character that makes text look like a TypeScript error in a file of the author's choice
 * (actions/setup-node, `.github/tsc.json`).
 */
const compilerErrors = "(?<=[(:]\\d+[,:]\\d+(?:\\):\\s+|\\s+-\\s+)(?:error|warning|info)\\s+TS\\d+\\s*):";

const control = new RegExp(controls, "gu");

const command = new RegExp(`${commands}|${compilerErrors}`, "gu");

const active = new RegExp(`${control.source}|${command.source}`, "gu");

/** Colours (ECMA-48, SGR), isolates (UAX 9, 2.4), and the controls that are neither. */
const coloured = new RegExp(`(\\u001b\\[[\\d;]*m|[\\u2066-\\u2069])|${controls}`, "gu");

/** Characters that XML 1.0 forbids in a document, even escaped (5th edition, production 2). */
const forbiddenInXml = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/**
 * Escapes the characters of a line that a terminal or a build server would act on. Content can
 * print them, so every sentence that goes to a log passes through here.
 *
 * @example escapeControls("::error::\u001b[1m##[group]")
 * // => ":[U+003A]error::[U+001B][1m##(U+005B)group]"
 */
export function escapeControls(text: string): string {
  // The notation itself can make a command: a control behind `##`.
  return text.replace(control, showCode).replace(command, (sign) => (sign === "[" ? `(${formatCode(sign)})` : showCode(sign)));
}

/**
 * Escapes the controls of a line that has colours, isolates or a command of our own. The texts
 * between them must have passed through `escapeControls` before.
 *
 * @example escapeColoured("\u001b[1mbold\u001b[22m\u0007") // => "\u001b[1mbold\u001b[22m[U+0007]"
 */
export function escapeColoured(text: string): string {
  return text.replace(coloured, (found, kept: string | undefined) => kept ?? showCode(found));
}

function showCode(character: string): string {
  return `[${formatCode(character)}]`;
}

function formatCode(character: string): string {
  return formatCodePoint(character.codePointAt(0) ?? 0);
}

/**
 * JSON for a log: `escapeControls` as JSON escapes, so that the parsed value does not change.
 *
 * @example formatLogJson("##[group]") // => '"##\\u005bgroup]"'
 */
export function formatLogJson(value: unknown, indent?: number): string {
  // JSON has line ends between values only.
  return JSON.stringify(value, undefined, indent).replace(active, (character) =>
    character === "\n"
      ? character
      : Array.from({ length: character.length }, (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`).join(""),
  );
}

/**
 * Drops the characters that no XML document may hold, not even escaped.
 *
 * @example dropForbiddenXml("<a>\u0000b</a>") // => "<a>b</a>"
 */
export function dropForbiddenXml(document: string): string {
  return document.replace(forbiddenInXml, "");
}

/**
 * A text as the content of an element (XML 1.0, 2.4).
 *
 * @example escapeXml("a < b") // => "a &#60; b"
 */
export function escapeXml(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
