/** The pauses of a running clock within a window, in any order, possibly overlapping. */
export type ClockPauses = (window: Interval) => readonly Pause[];

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
    ...cutTo({ from, to: Math.min(to, instant) }, before({ from, to })),
    ...cutTo({ from: Math.max(from, instant), to }, after({ from, to })),
  ];
}

/** From an instant up to but not including another, in milliseconds since 1970. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** A time at which a clock does not run. */
export interface Pause extends Interval {
  /** Quiet hours come back every night, so a fixed deadline may lie in them. */
  readonly isQuietHours?: true;
}

/** The intervals in order, merged where they overlap or touch, and cut to a window. */
export function mergeIntervals(intervals: readonly Interval[], window: Interval): readonly Interval[] {
  const cut = cutTo(window, intervals).toSorted((one, other) => one.from - other.from);
  const kept: Interval[] = [];
  for (const next of cut) {
    const last = kept.at(-1);
    if (last === undefined || last.to < next.from) kept.push({ from: next.from, to: next.to });
    else kept[kept.length - 1] = { from: last.from, to: Math.max(last.to, next.to) };
  }
  return kept;
}

function cutTo<Span extends Interval>(window: Interval, spans: readonly Span[]): readonly Span[] {
  return spans
    .map((span) => ({ ...span, from: Math.max(span.from, window.from), to: Math.min(span.to, window.to) }))
    .filter(({ from, to }) => from < to);
}

export function totalLength(intervals: readonly Interval[]): number {
  return intervals.reduce((sum, { from, to }) => sum + to - from, 0);
}
