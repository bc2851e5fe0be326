/**
 * Sizes that decide how the index is divided into files. Every build of a site must use the same.
 * A browser does not need them.
 */
export interface IndexLimits {
  /** Characters. A longer list has files of its own, so that its neighbours stay cheap to load. */
  readonly inlineList: number;
  /** Postings in a file of best postings. */
  readonly bestPostings: number;
  /** Bytes of a shard, about. A single term may take more. */
  readonly shard: number;
  /** Documents in a file of several years. */
  readonly years: number;
  /** The mean number of terms between two boundaries of shards. */
  readonly shardRun: number;
  /** Documents. An index of this many has directories. */
  readonly directoryThreshold: number;
  /** Shards in a directory. */
  readonly directory: number;
  /** The mean number of boundaries of shards between two boundaries of directories. */
  readonly directoryRun: number;
}

export const indexLimits: IndexLimits = {
  // No list of 10,000 documents is longer, so that a query of two words needs few requests.
  inlineList: 16_384,
  // More than anybody looks through.
  bestPostings: 512,
  // About 13 KB compressed: two words need up to four.
  shard: 24_576,
  years: 4096,
  shardRun: 384,
  // The entry of 100,000 documents would have 23 KB.
  directoryThreshold: 100_000,
  // About 4 KB.
  directory: 256,
  directoryRun: 32,
};
