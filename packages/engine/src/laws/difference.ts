/** The path of the first difference between two JSON values; undefined if they are equal. The order of keys does not count. */
export function difference(one: unknown, other: unknown): string | undefined {
  return isSame(one, other) ? undefined : firstDifference(one, other, "it");
}

/** Most values are equal, so this builds no paths. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isBranch(one) || !isBranch(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && Array.isArray(other)) return isSameList(one, other);
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  for (const name of names) {
    const member = other[name];
    if (member === undefined && !Object.hasOwn(other, name)) return false;
    if (!isSame(one[name], member)) return false;
  }
  return true;
}

/** By place: the names of the members of an array cost more than comparing them. */
function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let place = 0; place < one.length; place += 1) if (!isSame(one[place], other[place])) return false;
  return true;
}

function firstDifference(one: unknown, other: unknown, path: string): string {
  if (!isBranch(one) || !isBranch(other) || Array.isArray(one) !== Array.isArray(other)) {
    return `${path} is ${brief(one)} or ${brief(other)}`;
  }
  for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
    if (!Object.hasOwn(one, name) || !Object.hasOwn(other, name)) return `${path}.${name} is in one alone`;
    if (!isSame(one[name], other[name])) return firstDifference(one[name], other[name], `${path}.${name}`);
  }
  return path;
}

export function mustBeSame(what: string, one: unknown, other: unknown): void {
  const found = difference(one, other);
  if (found !== undefined) throw new Error(`${what}: ${found}`);
}

export type Branch = Readonly<Record<string, unknown>>;
export const isBranch = (value: unknown): value is Branch => typeof value === "object" && value !== null;
/** Shortened, or a failing law would print whole positions. */
export const brief = (value: unknown) => (JSON.stringify(value) ?? String(value)).slice(0, 120);
