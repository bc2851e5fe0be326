/** The place of a page among others. */
export interface PagePlace {
  /** 1-based. */
  readonly number: number;
  /** Number of pages, at least 1. */
  readonly total: number;
}

/** One page of a longer list. */
export interface Slice<T> extends PagePlace {
  readonly entries: readonly T[];
}

/** Cuts a list into pages of `size` (at least 1). An empty list gives one empty page. */
export function paginate<T>(entries: readonly T[], size: number): readonly Slice<T>[] {
  const total = Math.max(1, Math.ceil(entries.length / size));
  return Array.from({ length: total }, (_, index) => ({
    number: index + 1,
    total,
    entries: entries.slice(index * size, (index + 1) * size),
  }));
}
