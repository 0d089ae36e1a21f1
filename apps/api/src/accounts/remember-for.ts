interface Remembered<Value> {
  readonly value: Promise<Value>;
  readonly until: number;
}

const entriesMax = 10_000;

/** Asks `find` once for a key and answers from memory for some seconds; an answer that failed is not kept. */
export function rememberFor<Value>(seconds: number, find: (key: string) => Promise<Value>) {
  const memory = new Map<string, Remembered<Value>>();
  return {
    get(key: string): Promise<Value> {
      const remembered = memory.get(key);
      if (remembered !== undefined && remembered.until > Date.now()) return remembered.value;
      const value = find(key);
      memory.delete(key);
      memory.set(key, { value, until: Date.now() + seconds * 1000 });
      value.catch(() => memory.delete(key));
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
