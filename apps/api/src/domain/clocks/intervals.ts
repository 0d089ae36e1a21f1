/** From one instant up to another that is not part of it, in milliseconds since 1970. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** Intervals in order that neither overlap nor touch, cut to a window. */
export function merged(intervals: readonly Interval[], window: Interval): readonly Interval[] {
  const cut = intervals
    .map(({ from, to }) => ({ from: Math.max(from, window.from), to: Math.min(to, window.to) }))
    .filter(({ from, to }) => from < to)
    .sort((one, other) => one.from - other.from);
  const kept: Interval[] = [];
  for (const next of cut) {
    const last = kept.at(-1);
    if (last === undefined || last.to < next.from) kept.push(next);
    else kept[kept.length - 1] = { from: last.from, to: Math.max(last.to, next.to) };
  }
  return kept;
}

export function lengthOf(intervals: readonly Interval[]): number {
  return intervals.reduce((sum, { from, to }) => sum + to - from, 0);
}
