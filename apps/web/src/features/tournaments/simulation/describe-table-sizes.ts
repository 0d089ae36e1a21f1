/** "5 × 4 + 1 × 3": the number of tables of each size, the largest first. */
export function describeTableSizes(sizes: readonly number[]): string {
  const kinds = [...new Set(sizes)].toSorted((one, other) => other - one);
  return kinds.map((kind) => `${sizes.filter((size) => size === kind).length} × ${kind}`).join(" + ");
}
