/** A change with its sign; the minus is a true one. */
export const signed = (by: number): string => (by < 0 ? `−${0 - by}` : `+${by}`);

/** A chance in whole percent; what is possible but rare is never none, and what is likely never certain. */
export function percentOf(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance * 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
