import { linkSchemes, readScheme } from "../../markdown/addresses.ts";
import type { BodyScan } from "../../markdown/scan.ts";
import type { PlacedViolation } from "../../problems/problem.ts";
import type { Violation } from "../../problems/violation.ts";
import { showValue } from "../../text/show-value.ts";

/** Builds a note for each scheme that no link may have, and for each other refused address. */
export function noteRefused(refused: BodyScan["refused"]): readonly PlacedViolation[] {
  const schemes = new Set<string>();
  return refused.flatMap(({ name, line, column }): readonly PlacedViolation[] => {
    const scheme = readScheme(name) ?? "";
    const address = showValue(name);
    const kind = kinds.get(scheme);
    if (kind !== undefined) return [{ line, column, violation: { rule: "unclearAddress", address, kind } }];
    if (schemes.has(scheme)) return [];
    schemes.add(scheme);
    return [{ line, column, violation: { rule: "unknownScheme", scheme, address, allowed: linkSchemes } }];
  });
}

/** An address without a scheme is most often a web address. */
const kinds: ReadonlyMap<string, Violation<"unclearAddress">["kind"]> = new Map([
  ["", "web"],
  ["http", "web"],
  ["https", "web"],
  ["mailto", "mail"],
  ["tel", "phone"],
]);
