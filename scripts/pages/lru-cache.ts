/** Returns the cached value of a key, or builds and caches it. */
export type LruCache<K, V> = (key: K, build: () => V) => V;

/** @param limit the number of values to keep: those with the most recently used keys. */
export function createLruCache<K, V>(limit: number): LruCache<K, V> {
  const cached = new Map<K, V>();
  return (key, build) => {
    const value = cached.get(key) ?? build();
    cached.delete(key);
    cached.set(key, value);
    const [oldest] = cached.size > limit ? cached.keys() : [];
    if (oldest !== undefined) cached.delete(oldest);
    return value;
  };
}
