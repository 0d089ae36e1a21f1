/** How one player ended at a table. */
export interface Finish {
  /** From 1; those who share a place share its number, and the next is left out. */
  readonly rank: number;
  /** What the game itself counts: coins, prestige, fiefs, centres. */
  readonly score: number;
}

/** Points for each place of a table, by finish: those who share places get the mean of them. */
export function byPlace(table: readonly Finish[], pointsOfPlace: (place: number) => number): readonly number[] {
  return table.map(({ rank }) => {
    const sharing = table.filter((other) => other.rank === rank).length;
    const places = Array.from({ length: sharing }, (_, step) => pointsOfPlace(rank + step));
    return places.reduce((sum, points) => sum + points, 0) / sharing;
  });
}

export const winnersAt = (table: readonly Finish[]): number => table.filter(({ rank }) => rank === 1).length;
export const totalScore = (table: readonly Finish[]): number => table.reduce((sum, { score }) => sum + score, 0);
