import { LRUCache } from "lru-cache";

interface Remembered<Value> {
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
  const memory = new LRUCache<string, Remembered<Value>>({
    max: entriesMax,
    ttl: seconds * 1000,
    ttlResolution: 0,
    perf,
  });
  return {
    get(key: string): Promise<Value> | Value {
      const known = memory.get(key);
      if (known !== undefined) return known.value;
      const value = find(key);
      const remembered: Remembered<Value> = { value };
      memory.set(key, remembered);
      value.then(
        (found) => {
          remembered.value = found;
        },
        () => memory.delete(key),
      );
      return value;
    },
    /** Drops all cached values. */
    forget(): void {
      memory.clear();
    },
  };
}
