import type { Flaw } from "../locale/problems/flaw.ts";
import { endOfDay } from "../text/dates.ts";
import type { Moment } from "../text/moment.ts";
import { readClock, type Zone } from "../text/zone.ts";
import type { Update } from "./model.ts";

/** A flaw of one key. */
export interface KeyFlaw {
  readonly key: string;
  readonly flaw: Flaw;
}

/** `updated` and `updatedBy` stand only together; `readKey` gives the text of a key. */
export function findLoneUpdate(readKey: (key: string) => string | undefined): KeyFlaw | undefined {
  const hasTime = readKey("updated") !== undefined;
  const hasName = readKey("updatedBy") !== undefined;
  if (hasTime === hasName) return undefined;
  return hasTime ? { key: "updated", flaw: { rule: "updatedAlone" } } : { key: "updatedBy", flaw: { rule: "updatedByAlone" } };
}

interface UpdateKeys {
  readonly created: Moment;
  readonly updated?: Moment | undefined;
  readonly updatedBy?: string | undefined;
}

/** An update must not be before what it updates: by the calendar day in `zone` where either lacks a time. */
export function findEarlyUpdate({ created, updated }: UpdateKeys, zone: Zone): KeyFlaw | undefined {
  if (!updated) return undefined;
  const end = updated.dayOnly && !created.dayOnly ? endOfDay(readClock(updated.at, zone).date, zone) - 1 : updated.at;
  return end < created.at ? { key: "updated", flaw: { rule: "updatedBeforeCreated" } } : undefined;
}

export function readUpdate({ updated, updatedBy }: UpdateKeys): { readonly update?: Update } {
  return updated && updatedBy !== undefined ? { update: { at: updated, by: updatedBy } } : {};
}
