/**
 * Remembers what an asynchronous function returned for each key. A failure is forgotten, so that
 * the next call tries again.
 */
export function remember<Value>(load: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (key) => {
    const before = known.get(key);
    if (before) return before;
    const loading = load(key);
    known.set(key, loading);
    loading.catch(() => known.delete(key));
    return loading;
  };
}
