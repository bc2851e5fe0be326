import type { Place, Problem } from "../../problems/problem.ts";
import { showValue } from "../../text/show-value.ts";
import type { OldAddress } from "../model.ts";
import type { OldPath } from "./fields/redirect-field.ts";

/**
 * Joins old addresses with their places. Two spellings of one address count once.
 *
 * @param places in the order of the addresses.
 */
export function joinOldAddresses(addresses: readonly OldPath[], places: readonly Place[]): readonly OldAddress[] {
  const joined = new Map<string, OldAddress>();
  for (const [index, address] of addresses.entries()) {
    const key = `${address.url}?${address.query ?? ""}`;
    const place = places[index];
    if (place && !joined.has(key)) joined.set(key, { ...address, ...place });
  }
  return [...joined.values()];
}

/** Builds a note for each address that no file can have, because of its bytes. */
export function noteRawAddresses(addresses: readonly OldAddress[], file: string): readonly Problem[] {
  return addresses.flatMap(({ url, isRaw, line, column }) =>
    isRaw ? [{ file, line, column, violation: { rule: "oldPathWithoutFile", path: showValue(url) } }] : [],
  );
}
