import { type Interval, lengthOf, merged } from "./intervals.ts";

/** The times in a window at which a clock stands still although it has been started. In any order, overlapping or not. */
export type Standing = (window: Interval) => readonly Interval[];

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** How long a clock ran between two instants. */
export function counted(from: number, to: number, standing: Standing): number {
  if (to <= from) return 0;
  return to - from - lengthOf(merged(standing({ from, to }), { from, to }));
}

/** When a clock that is started now has run for so long. */
export function instantAfter(from: number, milliseconds: number, standing: Standing): number {
  let left = milliseconds;
  for (let at = from; ; ) {
    const window = { from: at, to: at + Math.max(left, dayMilliseconds) };
    for (const stand of merged(standing(window), window)) {
      if (stand.from - at >= left) return at + left;
      left -= stand.from - at;
      at = stand.to;
    }
    if (window.to - at >= left) return at + left;
    left -= window.to - at;
    at = window.to;
  }
}

/** Standing in one way until an instant, and in another from then on. */
export function joined(before: Standing, instant: number, after: Standing): Standing {
  return ({ from, to }) => [
    ...merged(before({ from, to }), { from, to: Math.min(to, instant) }),
    ...merged(after({ from, to }), { from: Math.max(from, instant), to }),
  ];
}
