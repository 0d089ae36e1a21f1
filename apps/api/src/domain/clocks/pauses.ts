/** The times in a window at which a clock stands still although it has been started. In any order, overlapping or not. */
export type ClockPauses = (window: Interval) => readonly Interval[];

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** How long a clock ran between two instants. */
export function runningTime(from: number, to: number, pauses: ClockPauses): number {
  if (to <= from) return 0;
  return to - from - totalLength(mergeIntervals(pauses({ from, to }), { from, to }));
}

/** When a clock that is started now has run for so long. */
export function instantAfter(from: number, milliseconds: number, pauses: ClockPauses): number {
  let left = milliseconds;
  for (let at = from; ; ) {
    const window = { from: at, to: at + Math.max(left, dayMilliseconds) };
    for (const stand of mergeIntervals(pauses(window), window)) {
      if (stand.from - at >= left) return at + left;
      left -= stand.from - at;
      at = stand.to;
    }
    if (window.to - at >= left) return at + left;
    left -= window.to - at;
    at = window.to;
  }
}

/** ClockPauses in one way until an instant, and in another from then on. */
export function joinPauses(before: ClockPauses, instant: number, after: ClockPauses): ClockPauses {
  return ({ from, to }) => [
    ...mergeIntervals(before({ from, to }), { from, to: Math.min(to, instant) }),
    ...mergeIntervals(after({ from, to }), { from: Math.max(from, instant), to }),
  ];
}

/** From one instant up to another that is not part of it, in milliseconds since 1970. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** Intervals in order that neither overlap nor touch, cut to a window. */
export function mergeIntervals(intervals: readonly Interval[], window: Interval): readonly Interval[] {
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

export function totalLength(intervals: readonly Interval[]): number {
  return intervals.reduce((sum, { from, to }) => sum + to - from, 0);
}
