/** The first step is a minute; each further one lasts half as long again. */
const firstMilliseconds = 60_000;
const factor = 1.5;
const stepsMax = 32;

/** Answer times are kept as how often each step was met: any number of them in one small row. */
export function withAnswer(counts: readonly number[], milliseconds: number): readonly number[] {
  const step = stepOf(milliseconds);
  const length = Math.max(counts.length, step + 1);
  return Array.from({ length }, (_, place) => (counts[place] ?? 0) + (place === step ? 1 : 0));
}

export function sumOfAnswers(lists: readonly (readonly number[])[]): readonly number[] {
  const length = Math.max(0, ...lists.map((counts) => counts.length));
  return Array.from({ length }, (_, place) => lists.reduce((sum, counts) => sum + (counts[place] ?? 0), 0));
}

/** Half of the answers came faster: the upper end of the step where the middle one lies. */
export function medianSeconds(counts: readonly number[]): number | null {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  let seen = 0;
  const step = counts.findIndex((count) => {
    seen += count;
    return seen * 2 >= all;
  });
  return Math.round((firstMilliseconds * factor ** step) / 1000);
}

function stepOf(milliseconds: number): number {
  if (milliseconds <= firstMilliseconds) return 0;
  return Math.min(stepsMax - 1, Math.ceil(Math.log(milliseconds / firstMilliseconds) / Math.log(factor)));
}
