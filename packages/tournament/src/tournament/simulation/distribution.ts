/** The spread of figures: minimum, maximum and median; four fifths lie between low and high. */
export interface Distribution {
  readonly min: number;
  readonly low: number;
  readonly median: number;
  readonly high: number;
  readonly max: number;
}

/** Each figure occurred in a run: of an even number, the lower of the two in the middle. */
export function distributionOf(figures: readonly number[]): Distribution {
  const sorted = figures.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return { min: at(0), low: at(0.1), median: at(0.5), high: at(0.9), max: at(1) };
}
