import { deserialize, serialize } from "node:v8";

/** A list of values of which each can be read alone. */
export interface Packed {
  readonly bytes: Uint8Array;
  /** Where the bytes of each value end. */
  readonly ends: Float64Array;
}

/** @param values plain data, also with maps and bytes (HTML, "structured clone"). */
export function pack(values: Iterable<unknown>): Packed {
  return join(mapEach(values, packValue));
}

/** @returns undefined if there is no such value. */
export function unpack({ bytes, ends }: Packed, index: number): unknown {
  const end = ends[index];
  return end === undefined ? undefined : deserialize(bytes.subarray(ends[index - 1] ?? 0, end));
}

/** A value of a list, by its place there, or a new value. */
export type PackedPart = { readonly place: number } | { readonly value: unknown };

/** Makes a list from values of another one and new values. The kept ones are not decoded. */
export function repack(packed: Packed, parts: Iterable<PackedPart>): Packed {
  return join(mapEach(joinRuns(parts), (part) => ("value" in part ? packValue(part.value) : cut(packed, part))));
}

/** Values that follow each other in a list. */
interface Run {
  readonly start: number;
  /** Excluded. */
  readonly end: number;
}

/** Joins the places that follow each other, so that their bytes are copied at once. */
function* joinRuns(parts: Iterable<PackedPart>): Iterable<Run | { readonly value: unknown }> {
  let run: Run = { start: 0, end: 0 };
  for (const part of parts) {
    if ("place" in part && part.place === run.end) {
      run = { start: run.start, end: run.end + 1 };
      continue;
    }
    yield run;
    if ("value" in part) yield part;
    run = "place" in part ? { start: part.place, end: part.place + 1 } : { start: 0, end: 0 };
  }
  yield run;
}

function cut({ bytes, ends }: Packed, { start, end }: Run): Packed {
  const first = ends[start - 1] ?? 0;
  return { bytes: bytes.subarray(first, ends[end - 1] ?? 0), ends: ends.subarray(start, end).map((one) => one - first) };
}

function packValue(value: unknown): Packed {
  const bytes = serialize(value);
  return { bytes, ends: Float64Array.of(bytes.length) };
}

function join(parts: Iterable<Packed>): Packed {
  const all: number[] = [];
  let bytes = Buffer.allocUnsafeSlow(2 ** 16);
  let length = 0;
  for (const part of parts) {
    // Thousands of small buffers would take much more memory than one.
    const start = length;
    length += part.bytes.length;
    if (length > bytes.length) bytes = Buffer.concat([bytes.subarray(0, start)], 2 * length);
    bytes.set(part.bytes, start);
    for (const end of part.ends) all.push(start + end);
  }
  return { bytes: new Uint8Array(bytes.subarray(0, length)), ends: Float64Array.from(all) };
}

function* mapEach<One, Other>(values: Iterable<One>, map: (value: One) => Other): Iterable<Other> {
  for (const value of values) yield map(value);
}
