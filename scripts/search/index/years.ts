import { decodeNumberList } from "../../listing/base64-vlq.ts";
import { readText } from "../../listing/json.ts";

/** The years and the names of their files, newest first. */
export type YearFiles = readonly (readonly [year: string, name: string])[];

/** Decodes a year file: the slots of the year's documents, newest activity first. */
export function decodeYear(json: string): readonly number[] {
  return decodeNumberList(readText(JSON.parse(json)));
}
