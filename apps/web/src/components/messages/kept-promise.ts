const promises = new Map<string, Promise<unknown>>();

/** The promise that was made first for a key, so that `use` gets the same one in every render. A failed one is forgotten. */
export function keptPromise<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
  const known = promises.get(key);
  if (known !== undefined) return known as Promise<Value>;
  const made = load();
  promises.set(key, made);
  made.catch(() => promises.delete(key));
  return made;
}
