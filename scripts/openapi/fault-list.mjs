/** Collects faults of operations. Those that differ only in the number of an entry, or in the request, are one. */
export function faultList() {
  const found = new Map();
  return {
    add(operation, faults, url) {
      for (const fault of faults) {
        const line = `${operation}: ${fault.replaceAll(/\/\d+(?=[/ ])/g, "/*")}`;
        const { times = 0, first = url } = found.get(line) ?? {};
        found.set(line, { times: times + 1, first });
      }
    },
    /** Returns a line for each fault, with how often it occurred and the first request. */
    lines: () => [...found].map(([line, { times, first }]) => `${line} (${times} times, first in ${first})`),
  };
}
