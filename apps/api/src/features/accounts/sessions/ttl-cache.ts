import { LRUCache } from "lru-cache";

interface Remembered<Value> {
  /** The answer, or the promise of it until it is there. */
  value: Promise<Value> | Value;
}

const entriesMax = 10_000;
/** Looked up each time: tests put another clock in its place. */
const perf = { now: () => performance.now() };

/**
 * Asks `find` once for a key and answers from memory for some seconds, then without a promise; an answer that failed is
 * not kept.
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
    /** What was asked before is asked again. */
    forget(): void {
      memory.clear();
    },
  };
}
