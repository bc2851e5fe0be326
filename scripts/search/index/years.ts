import { decodeNumberList } from "../../listing/base64-vlq.ts";
import { readList, readText } from "../../listing/json.ts";

/** The years and the names of their files, newest first. */
export type YearFiles = readonly (readonly [year: string, name: string])[];

/** Decodes a file of years: the slots of each year's documents, newest activity first. */
export function decodeYears(json: string): ReadonlyMap<string, readonly number[]> {
  return new Map(
    readList(JSON.parse(json)).map((encoded) => {
      const [year, slots] = readList(encoded).map(readText);
      return [readText(year), decodeNumberList(readText(slots))];
    }),
  );
}
