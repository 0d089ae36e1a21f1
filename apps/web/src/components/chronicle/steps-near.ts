/** A screen or two of the chronicle. */
const chunkSize = 40;

/** A part of a list of steps, from an index up to another, which is not part of it. */
export interface StepRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The steps around the one at an index: its chunk of the list and those next to it. It stays the same while the shown step
 * stays in its chunk, so that the chronicle does not change with every step.
 */
export function stepsNear(index: number, count: number): StepRange {
  const chunk = Math.floor(Math.max(0, index) / chunkSize);
  return { from: Math.max(0, (chunk - 1) * chunkSize), to: Math.min(count, (chunk + 2) * chunkSize) };
}
