/** A term and its list, which `decodeTermList` reads. */
export interface ShardTerm {
  readonly term: string;
  readonly list: string;
}

/** Decodes a shard: its terms, ascending in the order of UTF-16 units. */
export declare function decodeShard(json: string): readonly ShardTerm[];
