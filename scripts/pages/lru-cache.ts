/** Returns the cached value of a key, or builds and caches it. */
export interface LruCache<K, V> {
  (key: K, build: () => V): V;
  /** Drops the values of all other keys. */
  readonly retain: (isKept: (key: K) => boolean) => void;
}

/** @param limit the number of values to keep: those with the most recently used keys. */
export function createLruCache<K, V>(limit: number): LruCache<K, V> {
  const cached = new Map<K, V>();
  const find = (key: K, build: () => V): V => {
    const value = cached.get(key) ?? build();
    cached.delete(key);
    cached.set(key, value);
    const [oldest] = cached.size > limit ? cached.keys() : [];
    if (oldest !== undefined) cached.delete(oldest);
    return value;
  };
  const retain = (isKept: (key: K) => boolean) => {
    for (const key of cached.keys()) if (!isKept(key)) cached.delete(key);
  };
  return Object.assign(find, { retain });
}
