/** Gives what was made of a key; makes it where it is not remembered. */
export type Recall<K, V> = (key: K, make: () => V) => V;

/** Remembers what was made of the keys that were new last, and of at most `limit` of them. */
export function createRecall<K, V>(limit: number): Recall<K, V> {
  const made = new Map<K, V>();
  return (key, make) => {
    const value = made.get(key) ?? make();
    made.set(key, value);
    const [oldest] = made.size > limit ? made.keys() : [];
    if (oldest !== undefined) made.delete(oldest);
    return value;
  };
}
