interface Remembered<Value> {
  /** The answer, or the promise of it until it is there. */
  value: Promise<Value> | Value;
  readonly until: number;
}

const entriesMax = 10_000;

/**
 * Asks `find` once for a key and answers from memory for some seconds, then without a promise; an answer that failed is
 * not kept.
 */
export function rememberFor<Value>(seconds: number, find: (key: string) => Promise<Value>) {
  const memory = new Map<string, Remembered<Value>>();
  return {
    get(key: string): Promise<Value> | Value {
      const known = memory.get(key);
      if (known !== undefined && known.until > performance.now()) return known.value;
      const value = find(key);
      const remembered: Remembered<Value> = { value, until: performance.now() + seconds * 1000 };
      memory.delete(key);
      memory.set(key, remembered);
      value.then(
        (found) => {
          remembered.value = found;
        },
        () => memory.delete(key),
      );
      forgetOldest(memory);
      return value;
    },
    /** What was asked before is asked again. */
    forget(): void {
      memory.clear();
    },
  };
}

// A Map keeps the order in which its keys came.
function forgetOldest(memory: Map<string, unknown>): void {
  if (memory.size <= entriesMax) return;
  const [oldest] = memory.keys();
  if (oldest !== undefined) memory.delete(oldest);
}
