/** The path of the first difference between two JSON values; undefined if they are equal. The order of keys does not count. */
export function difference(one: unknown, other: unknown, path = "it"): string | undefined {
  if (Object.is(one, other)) return undefined;
  if (!isBranch(one) || !isBranch(other) || Array.isArray(one) !== Array.isArray(other)) {
    return `${path} is ${brief(one)} or ${brief(other)}`;
  }
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  for (const name of names) {
    if (!Object.hasOwn(one, name) || !Object.hasOwn(other, name)) return `${path}.${name} is in one alone`;
    const found = difference(one[name], other[name], `${path}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

export const isSame = (one: unknown, other: unknown) => difference(one, other) === undefined;

export function mustBeSame(what: string, one: unknown, other: unknown): void {
  const found = difference(one, other);
  if (found !== undefined) throw new Error(`${what}: ${found}`);
}

export type Branch = Readonly<Record<string, unknown>>;
export const isBranch = (value: unknown): value is Branch => typeof value === "object" && value !== null;
/** Shortened, or a failing law would print whole positions. */
export const brief = (value: unknown) => (JSON.stringify(value) ?? String(value)).slice(0, 120);
