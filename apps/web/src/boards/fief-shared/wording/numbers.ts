/** A change with its sign; the minus is a real minus sign. */
export const signed = (by: number): string => (by < 0 ? `−${0 - by}` : `+${by}`);

/**
 * Chances that add up to 1 as whole percent that add up to 100, by the method of largest remainders. What is possible
 * is at least 1 percent, at the expense of the likeliest.
 */
export function percentsOf(chances: readonly number[]): readonly number[] {
  const whole = chances.map((chance) => (chance > 0 ? Math.max(1, Math.floor(chance * 100)) : 0));
  const left = 100 - whole.reduce((sum, percent) => sum + percent, 0);
  const remainders = chances.map((chance, place) => chance * 100 - (whole[place] ?? 0));
  const [likeliest = 0] = largestFirst(chances);
  if (left < 0) return whole.with(likeliest, (whole[likeliest] ?? 0) + left);
  const raised = largestFirst(remainders).slice(0, left);
  return whole.map((percent, place) => percent + Number(raised.includes(place)));
}

/** The indices of a list, that of the largest number first. */
function largestFirst(figures: readonly number[]): readonly number[] {
  return figures.map((_, place) => place).toSorted((one, other) => (figures[other] ?? 0) - (figures[one] ?? 0));
}

/** A chance in whole percent: possible is at least 1, uncertain at most 99. */
export function percentOf(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance * 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
