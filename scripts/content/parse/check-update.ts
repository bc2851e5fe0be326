import type { Violation } from "../../problems/violation.ts";
import { type DateConvention, endOfDay, type Moment, parseMoment } from "../../text/dates.ts";
import { readLocalTime, type Zone } from "../../text/zone.ts";
import type { Update } from "../model.ts";
import type { ParsedFile } from "./parse-markdown.ts";

/** A violation at one key. */
export interface KeyViolation {
  readonly key: string;
  readonly violation: Violation;
}

/**
 * Checks `updated` and `updatedBy` against each other and `created`, even if other keys have
 * violations.
 */
export function findUpdateViolations(
  { readKey, hasKey }: Pick<ParsedFile<unknown>, "readKey" | "hasKey">,
  convention: DateConvention,
): readonly KeyViolation[] {
  const [hasTime, hasName] = [hasKey("updated"), hasKey("updatedBy")];
  const violations: KeyViolation[] = [];
  if (hasTime && !hasName) violations.push({ key: "updated", violation: { rule: "updatedAlone" } });
  if (hasName && !hasTime) violations.push({ key: "updatedBy", violation: { rule: "updatedByAlone" } });
  const readMoment = (key: string) => {
    const written = readKey(key);
    const read = written === undefined ? undefined : parseMoment(written, convention);
    return read?.ok ? read.moment : undefined;
  };
  const updated = readMoment("updated");
  const created = updated && readMoment("created");
  if (created && isBefore(updated, created, convention.zone))
    violations.push({ key: "updated", violation: { rule: "updatedBeforeCreated" } });
  return violations;
}

interface UpdateKeys {
  readonly updated?: Moment;
  readonly updatedBy?: string;
}

/**
 * Whether a post was updated before it was created. If either lacks a time, calendar days in `zone`
 * are compared.
 */
function isBefore(updated: Moment, created: Moment, zone: Zone): boolean {
  const end = updated.dayOnly && !created.dayOnly ? endOfDay(readLocalTime(updated.at, zone).date, zone) - 1 : updated.at;
  return end < created.at;
}

/** Joins the two keys of an update into one value. The other keys stay as they are. */
export function joinUpdate<K extends UpdateKeys>({
  updated,
  updatedBy,
  ...keys
}: K): Omit<K, keyof UpdateKeys> & { readonly update?: Update } {
  const update = updated && updatedBy !== undefined && { update: { at: updated, by: updatedBy } };
  return { ...update, ...keys };
}
