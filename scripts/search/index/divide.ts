/** How a sequence is divided into groups. */
export interface Division<Item> {
  /** True if the item starts a group whatever is before it. */
  readonly isBoundary: (item: Item) => boolean;
  readonly measure: (item: Item) => number;
  /** An item that would make a group larger than this starts the next group. */
  readonly limit: number;
}

/**
 * Divides a sequence into groups. What follows a boundary does not depend on what is before it. So
 * after a change only the groups between two boundaries are divided again.
 */
export function* divideItems<Item>(items: Iterable<Item>, { isBoundary, measure, limit }: Division<Item>): Iterable<readonly Item[]> {
  let group: Item[] = [];
  let size = 0;
  for (const item of items) {
    const own = measure(item);
    if (group.length > 0 && (size + own > limit || isBoundary(item))) {
      yield group;
      [group, size] = [[], 0];
    }
    group.push(item);
    size += own;
  }
  if (group.length > 0) yield group;
}
