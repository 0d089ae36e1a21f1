/** Passes on the first of many calls, and then one in each interval. */
export function sparingly<Value>(everyMs: number, call: (value: Value) => void): (value: Value) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (value) => {
    const now = performance.now();
    if (now < last + everyMs) return;
    last = now;
    call(value);
  };
}

/** How often the progress of a report is told. */
export const progressEveryMs = 2_000;
