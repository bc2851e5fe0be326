/** A page as a build published it. */
export interface PageRecord {
  /** Identifies everything that its layout receives. */
  readonly fingerprint: string;
  /** Seconds since the epoch: the `now` of the build that rendered it. */
  readonly since: number;
  /** The first second since the epoch at which it would read differently. */
  readonly until: number;
  /** Bytes of its file. */
  readonly size: number;
  /** The last change of its file: milliseconds since the epoch (`ctime`). */
  readonly changed: number;
  /** Number of its file on the disk. */
  readonly inode: number;
  readonly checksum: string;
}

/** By url. */
export type PageRecords = ReadonlyMap<string, PageRecord>;
