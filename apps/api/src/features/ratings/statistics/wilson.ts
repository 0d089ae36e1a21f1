const z = 1.959_964;

/** The 95% confidence interval of a win rate (Wilson score). */
export function wilsonInterval(wins: number, games: number): readonly [low: number, high: number] {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const scale = 1 + z ** 2 / games;
  const centre = share + z ** 2 / (2 * games);
  const margin = z * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2));
  return [Math.max(0, (centre - margin) / scale), Math.min(1, (centre + margin) / scale)];
}
