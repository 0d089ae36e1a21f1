/** Whether two plain values are equal, regardless of the order of their fields. */
export function isDeepSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isDeepSame(fieldOf(one, name), fieldOf(other, name)));
}

const fieldOf = (value: object, name: string): unknown => (value as Readonly<Record<string, unknown>>)[name];
