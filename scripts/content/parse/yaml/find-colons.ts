import { formatCodePoint } from "../../../text/invisible.ts";
import { showValue } from "../../../text/show-value.ts";
import { colons, spaceLike } from "../../../text/typography.ts";
import { measureIndent } from "./find-spaces.ts";
import type { Slip } from "./slip.ts";

const keyed = new RegExp(`^([ ]*(?:- +)?)([^\\s:#"'[{${colons}][^:${colons}]{0,200}?)[ ]*([${colons}])[ ${spaceLike}]*`);

/**
 * Finds a look-alike colon after a key. Below a key with a value, a deeper line goes on with that
 * value.
 *
 * @param before the line above, without white space at its end.
 * @param widths the indentations since the last line without any.
 */
export function findLookAlikeColon(line: string, before: string, widths: readonly number[]): readonly Slip[] {
  const [written = "", space = "", key = "", colon] = keyed.exec(line) ?? [];
  const indent = measureIndent(line);
  const startsKey = indent === 0 || space.includes("-") || /^\s*-\s|:$/.test(before) || widths.includes(indent);
  if (colon === undefined || !startsKey) return [];
  const code = formatCodePoint(colon.codePointAt(0) ?? 0);
  return [
    {
      start: space.length + key.length,
      end: written.length,
      right: written.length === line.length ? ":" : ": ",
      violation: { rule: "lookAlikeColon", written: showValue(`${key}${colon}`), code, right: showValue(`${key}:`) },
    },
  ];
}
