interface Spread {
  readonly from: number;
  readonly to: number;
  readonly gap: number;
}

/**
 * The places next to the wanted ones, in the same order, that are `gap` apart and lie between `from` and `to`. They are
 * closer to each other where there is not enough room.
 */
export function spread(wanted: readonly number[], { from, to, gap }: Spread): readonly number[] {
  const distance = Math.min(gap, (to - from) / Math.max(1, wanted.length - 1));
  const order = [...wanted.keys()].toSorted((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const placed: number[] = [];
  let free = from;
  order.forEach((item, rank) => {
    const behind = order.length - 1 - rank;
    const place = Math.min(Math.max(free, wanted[item] ?? 0), to - behind * distance);
    placed[item] = place;
    free = place + distance;
  });
  return placed;
}
