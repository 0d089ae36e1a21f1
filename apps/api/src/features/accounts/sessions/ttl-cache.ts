import { LRUCache } from "lru-cache";

interface CacheEntry<Value> {
  /** The value, or its promise while it is loading. */
  value: Promise<Value> | Value;
}

const entriesMax = 10_000;
/** Looked up on each call: tests replace the clock. */
const perf = { now: () => performance.now() };

/**
 * Calls `find` once for each key and caches the value for some seconds. Returns a promise only while the value is
 * loading. Failures are not cached.
 */
export function ttlCache<Value>(seconds: number, find: (key: string) => Promise<Value>) {
  const cache = new LRUCache<string, CacheEntry<Value>>({
    max: entriesMax,
    ttl: seconds * 1000,
    ttlResolution: 0,
    perf,
  });
  return {
    get(key: string): Promise<Value> | Value {
      const known = cache.get(key);
      if (known !== undefined) return known.value;
      const value = find(key);
      const entry: CacheEntry<Value> = { value };
      cache.set(key, entry);
      value.then(
        (found) => {
          entry.value = found;
        },
        () => cache.delete(key),
      );
      return value;
    },
    /** Drops all cached values. */
    clear(): void {
      cache.clear();
    },
  };
}
