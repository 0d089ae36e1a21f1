/** The pauses of a running clock within a window, in any order, possibly overlapping. */
export type ClockPauses = (window: Interval) => readonly Interval[];

const dayMs = 24 * 60 * 60 * 1000;

/** How long a clock ran between two instants, in milliseconds. */
export function runningTime(from: number, to: number, pauses: ClockPauses): number {
  if (to <= from) return 0;
  return to - from - totalLength(mergeIntervals(pauses({ from, to }), { from, to }));
}

/** The instant at which a clock that starts at `from` has run for this many milliseconds. */
export function instantAfter(from: number, milliseconds: number, pauses: ClockPauses): number {
  let left = milliseconds;
  for (let at = from; ; ) {
    const window = { from: at, to: at + Math.max(left, dayMs) };
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

/** One set of pauses until an instant, and another from then on. */
export function joinPauses(before: ClockPauses, instant: number, after: ClockPauses): ClockPauses {
  return ({ from, to }) => [
    ...mergeIntervals(before({ from, to }), { from, to: Math.min(to, instant) }),
    ...mergeIntervals(after({ from, to }), { from: Math.max(from, instant), to }),
  ];
}

/** From an instant up to but not including another, in milliseconds since 1970. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** The intervals in order, merged where they overlap or touch, and cut to a window. */
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
