import type { Flaw } from "../../problems/flaw.ts";
import { endOfDay, parseMoment } from "../../text/dates.ts";
import type { Moment } from "../../text/moment.ts";
import { readClock, type Zone } from "../../text/zone.ts";
import type { Update } from "../model.ts";
import type { ParsedFile } from "./markdown-file.ts";

/** A flaw of one key. */
export interface KeyFlaw {
  readonly key: string;
  readonly flaw: Flaw;
}

/** What is wrong between the keys of an update, whatever else is wrong with them; `zone` is that of times without an offset. */
export function findUpdateFlaws({ readKey, hasKey }: Pick<ParsedFile<unknown>, "readKey" | "hasKey">, zone: Zone): readonly KeyFlaw[] {
  const [hasTime, hasName] = [hasKey("updated"), hasKey("updatedBy")];
  const flaws: KeyFlaw[] = [];
  if (hasTime && !hasName) flaws.push({ key: "updated", flaw: { rule: "updatedAlone" } });
  if (hasName && !hasTime) flaws.push({ key: "updatedBy", flaw: { rule: "updatedByAlone" } });
  const readMoment = (key: string) => {
    const written = readKey(key);
    const read = written === undefined ? undefined : parseMoment(written, zone);
    return read?.ok ? read.moment : undefined;
  };
  const updated = readMoment("updated");
  const created = updated && readMoment("created");
  if (created && isBefore(updated, created, zone)) flaws.push({ key: "updated", flaw: { rule: "updatedBeforeCreated" } });
  return flaws;
}

interface UpdateKeys {
  readonly updated?: Moment | undefined;
  readonly updatedBy?: string | undefined;
}

/** An update must not be before what it updates: by the calendar day in `zone` where either lacks a time. */
function isBefore(updated: Moment, created: Moment, zone: Zone): boolean {
  const end = updated.dayOnly && !created.dayOnly ? endOfDay(readClock(updated.at, zone).date, zone) - 1 : updated.at;
  return end < created.at;
}

export function readUpdate({ updated, updatedBy }: UpdateKeys): { readonly update?: Update } {
  return updated && updatedBy !== undefined ? { update: { at: updated, by: updatedBy } } : {};
}
