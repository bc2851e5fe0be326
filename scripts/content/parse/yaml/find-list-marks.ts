import { formatCodePoint } from "../../../text/invisible.ts";
import { showValue } from "../../../text/show-value.ts";
import { bullets, dashes, spaceLike, unseenMarks } from "../../../text/typography.ts";
import { buildSpace } from "./find-spaces.ts";
import type { Slip } from "./slip.ts";

/** A dash or `*` needs a space after it; a bullet cannot be anything else. */
const itemStart = new RegExp(
  `^([ ${spaceLike}${unseenMarks}]*)(?:([-*${dashes}])([ \\t${spaceLike}]+)|([${bullets}])[ \\t${spaceLike}${unseenMarks}]*)(?=\\S)`,
);

/**
 * Finds the start of a list item, with its slip if its dash is another one or a bullet, or if the
 * space after it is another one.
 */
export function findListMark(line: string): { readonly indent: number; readonly slip?: Slip } | undefined {
  const [written, space = "", dash, after = "", bullet] = itemStart.exec(line) ?? [];
  if (written === undefined) return undefined;
  const start = space.length;
  const end = written.length;
  if (dash !== "-") {
    const right = showValue(`- ${line.slice(end).trim()}`);
    const item = { written: showValue(line.slice(start).trim()), right };
    const sign = bullet ?? (dash === "*" ? dash : undefined);
    const violation =
      sign === undefined
        ? ({ rule: "typographicDash", ...item } as const)
        : ({ rule: "bulletBeforeItem", ...item, code: formatCodePoint(sign.codePointAt(0) ?? 0) } as const);
    return { indent: start, slip: { start, end, right: "- ", violation } };
  }
  if (/^[ \t]/.test(after)) return { indent: start };
  return { indent: start, slip: buildSpace(after, start + 1, end, " ") };
}
