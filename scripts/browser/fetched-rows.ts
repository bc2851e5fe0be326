import type { Numbers, OtherTag } from "../listing/filter-codec.ts";
import { decodeRows } from "../listing/row-codec.ts";
import { divideRows, nameFirstRows, type Shard, screenSize } from "../listing/shards.ts";
import { createRow } from "./row.ts";

/** The rows of a listing, which load when the filter needs them. */
export interface FetchedRows {
  /** Loads the element of the entry at a position of the listing. */
  readonly loadElement: (position: number) => Promise<HTMLElement>;
  /** Loads the first rows of a second tag if they have their own shard. */
  readonly loadFirst: (tag: OtherTag) => Promise<void>;
}

/** A shard with the version that the numbers expect. */
interface ExpectedShard extends Shard {
  readonly version: string;
}

export function openRows(numbers: Numbers, template: HTMLTemplateElement, load: (name: string) => Promise<string>): FetchedRows {
  const shards = divideRows(numbers.entries).map((shard, index) => ({ ...shard, version: numbers.shardVersions[index] ?? "" }));
  const places = new Map(shards.flatMap((shard) => shard.positions.map((position) => [position, shard] as const)));
  const elements = new Map<number, HTMLElement>();
  const loading = new Map<string, Promise<void>>();

  const fill = async ({ name, version, positions }: ExpectedShard) => {
    const shard = decodeRows(await load(name));
    if (shard.version !== version || shard.rows.length !== positions.length) throw createMismatchError();
    for (const [index, position] of positions.entries()) {
      const row = shard.rows[index];
      if (row && !elements.has(position)) elements.set(position, createRow(template, row));
    }
  };
  const fillOnce = (shard: ExpectedShard) => {
    const filled = loading.get(shard.name) ?? fill(shard);
    loading.set(shard.name, filled);
    return filled;
  };
  return {
    loadElement: async (position) => {
      const shard = places.get(position);
      if (shard && !elements.has(position)) await fillOnce(shard);
      return elements.get(position) ?? Promise.reject(createMismatchError());
    },
    loadFirst: async ({ slug, firstRows, positions }) => {
      if (firstRows === "") return;
      await fillOnce({ name: nameFirstRows(slug), version: firstRows, positions: positions.slice(0, screenSize) });
    },
  };
}

/** The error if files belong to different builds. The filter then loads all of them again. */
export function createMismatchError(): Error {
  return new Error("the filter files are of different builds");
}
