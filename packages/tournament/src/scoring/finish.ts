/** The result of one player at a table. */
export interface Finish {
  /** From 1. Players who share a place have the same number, and the next number is skipped. */
  readonly rank: number;
  /** The score of the game: coins, prestige, fiefs, centres. */
  readonly score: number;
  /** Left before the end or never came: last place and no points. */
  readonly isForfeit?: boolean;
}

/** Points for each place of a table. Players who share places get the mean of their points. */
export function byPlace(table: readonly Finish[], pointsOfPlace: (place: number) => number): readonly number[] {
  return table.map(({ rank }) => {
    const sharing = table.filter((other) => other.rank === rank).length;
    const places = Array.from({ length: sharing }, (_, step) => pointsOfPlace(rank + step));
    return places.reduce((sum, points) => sum + points, 0) / sharing;
  });
}

export const winnersAt = (table: readonly Finish[]): number => table.filter(isWinner).length;
export const isWinner = ({ rank, isForfeit = false }: Finish): boolean => rank === 1 && !isForfeit;
/** The number of players who played to the end. */
export const stayedAt = (table: readonly Finish[]): number => table.filter(({ isForfeit }) => !isForfeit).length;
export const totalScore = (table: readonly Finish[]): number => table.reduce((sum, { score }) => sum + score, 0);
