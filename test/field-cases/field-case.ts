import { readdirSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";

/** What a reader, an author or an owner sees, by the name of the place. */
export type Seen = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** A fault that people reported of other products, and what this product does instead. */
export interface FieldCase {
  /** A test title. */
  readonly behaviour: string;
  /** Gives the product the input of the case and returns what it does. */
  readonly observe: () => Seen | Promise<Seen>;
  readonly right: Seen;
}

const folder = new URL("./cases/", import.meta.url);

/** Returns all cases by the name of their file, sorted. */
export async function loadFieldCases(): Promise<readonly (readonly [name: string, fieldCase: FieldCase])[]> {
  const names = readdirSync(folder).sort();
  return Promise.all(
    names.map(async (name) => {
      const { fieldCase }: { fieldCase: FieldCase } = await import(new URL(name, folder).href);
      return [name.replace(/\.ts$/, ""), fieldCase] as const;
    }),
  );
}

/** One line of the table of cases. `seen` and `right` are JSON. */
export interface CaseRow {
  readonly place: string;
  readonly seen: string;
  readonly right: string;
  readonly equal: boolean;
}

/** Observes a case. Returns one row for each place, in the order of `right`. */
export async function observeCase({ observe, right }: FieldCase): Promise<readonly CaseRow[]> {
  const seen = await observe();
  return [...new Set([...Object.keys(right), ...Object.keys(seen)])].map((place) => ({
    place,
    seen: JSON.stringify(seen[place]) ?? "nothing",
    right: JSON.stringify(right[place]) ?? "nothing",
    equal: isDeepStrictEqual(seen[place], right[place]),
  }));
}
