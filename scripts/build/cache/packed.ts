import { deserialize, serialize } from "node:v8";

/** A list of values of which each can be read alone. */
export interface Packed {
  readonly bytes: Uint8Array;
  /** Where the bytes of each value end. */
  readonly ends: Float64Array;
}

/** @param values plain data, also with maps and bytes (HTML, "structured clone"). */
export function pack(values: Iterable<unknown>): Packed {
  return join(mapEach(values, serialize));
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
  return join(mapEach(parts, (part) => ("place" in part ? findBytes(packed, part.place) : serialize(part.value))));
}

function findBytes({ bytes, ends }: Packed, place: number): Uint8Array {
  return bytes.subarray(ends[place - 1] ?? 0, ends[place]);
}

function join(parts: Iterable<Uint8Array>): Packed {
  const ends: number[] = [];
  let bytes = Buffer.allocUnsafeSlow(2 ** 16);
  let end = 0;
  for (const part of parts) {
    // Thousands of small buffers would take much more memory than one.
    const start = end;
    end += part.length;
    if (end > bytes.length) bytes = Buffer.concat([bytes.subarray(0, start)], 2 * end);
    bytes.set(part, start);
    ends.push(end);
  }
  return { bytes: new Uint8Array(bytes.subarray(0, end)), ends: Float64Array.from(ends) };
}

function* mapEach<One, Other>(values: Iterable<One>, map: (value: One) => Other): Iterable<Other> {
  for (const value of values) yield map(value);
}
