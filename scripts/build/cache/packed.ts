import { deserialize, serialize } from "node:v8";

/** A list of values of which each can be read alone. */
export interface Packed {
  readonly bytes: Uint8Array;
  /** Where the bytes of each value end. */
  readonly ends: Float64Array;
}

/** @param values plain data, also with maps and bytes (HTML, "structured clone"). */
export function pack(values: Iterable<unknown>): Packed {
  const ends: number[] = [];
  let bytes = Buffer.allocUnsafeSlow(2 ** 16);
  let end = 0;
  for (const value of values) {
    // Thousands of small buffers would take much more memory than one.
    const part = serialize(value);
    const start = end;
    end += part.length;
    if (end > bytes.length) bytes = Buffer.concat([bytes.subarray(0, start)], 2 * end);
    bytes.set(part, start);
    ends.push(end);
  }
  return { bytes: new Uint8Array(bytes.subarray(0, end)), ends: Float64Array.from(ends) };
}

/** @returns undefined if there is no such value. */
export function unpack({ bytes, ends }: Packed, index: number): unknown {
  const end = ends[index];
  return end === undefined ? undefined : deserialize(bytes.subarray(ends[index - 1] ?? 0, end));
}

/** Replaces values, by index. The others are not decoded. */
export function repack({ bytes, ends }: Packed, changed: ReadonlyMap<number, unknown>): Packed {
  const parts: Uint8Array[] = [];
  const moved = ends.slice();
  let kept = 0;
  let growth = 0;
  const places = [...changed.keys()].sort((one, other) => one - other);
  for (const [index, place] of places.entries()) {
    const [start = 0, end = 0] = [ends[place - 1] ?? 0, ends[place]];
    const part = serialize(changed.get(place));
    parts.push(bytes.subarray(kept, start), part);
    kept = end;
    growth += part.length - (end - start);
    for (let at = place; at < (places[index + 1] ?? ends.length); at++) moved[at] = (ends[at] ?? 0) + growth;
  }
  return { bytes: Buffer.concat([...parts, bytes.subarray(kept)]), ends: moved };
}
