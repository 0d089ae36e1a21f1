import { byPlace, type Finish, isWinner, stayedAt, totalScore, winnersAt } from "./finish.ts";

/** Tournament points for the players of one table, in the given order. */
export type Scoring = (table: readonly Finish[]) => readonly number[];

/** Players who forfeit get no points, under any scoring. */
export const withoutForfeits =
  (scoring: Scoring): Scoring =>
  (table) => {
    const points = scoring(table);
    return table.map(({ isForfeit }, seat) => (isForfeit ? 0 : (points[seat] ?? 0)));
  };

/** One point for the win, shared by joint winners. */
export const winOnly: Scoring = (table) => byPlace(table, (place) => (place === 1 ? 1 : 0));

/** 1000, 100, 10 and 1: a win outweighs everything below it. */
export const wbc: Scoring = (table) => byPlace(table, (place) => (place > 4 ? 0 : 10 ** (4 - place)));

/** The player's share of all scores at the table, in percent. */
export const scoreShare: Scoring = (table) => {
  const total = totalScore(table);
  return table.map(({ score }) => (total === 0 ? 100 / stayedAt(table) : (score / total) * 100));
};

/** Each place is worth twice the next: 16, 8, 4, 2, 1. */
export const doubling: Scoring = (table) => byPlace(table, (place) => 2 ** (table.length - place));

/** Points for each place, from the first; none for places beyond the list. */
export const pointsByPlace =
  (points: readonly number[]): Scoring =>
  (table) =>
    byPlace(table, (place) => points[place - 1] ?? 0);

export const expo: Scoring = pointsByPlace([3, 1.5, 0.5]);

/** Five for a win, one for a draw of the whole table, otherwise none. */
export const cedh: Scoring = (table) => {
  const isDraw = winnersAt(table) > 1;
  return table.map(({ rank }) => (rank > 1 ? 0 : isDraw ? 1 : 5));
};

/** From 1 for the first to 0 for the last, so that tables of different sizes are comparable. */
export const sizeNeutral: Scoring = (table) =>
  byPlace(table, (place) => (table.length === 1 ? 1 : (table.length - place) / (table.length - 1)));

/** A thousand for each place and one for each center; a player who wins alone with this many centers takes everything. */
export const carnage =
  (soloAt: number): Scoring =>
  (table) => {
    const everything = ((table.length * (table.length + 1)) / 2) * 1000 + totalScore(table);
    const places = byPlace(table, (place) => (table.length - place + 1) * 1000);
    return soloOr(table, soloAt, everything, (finish, seat) => (places[seat] ?? 0) + finish.score);
  };

/** One, the centres, and 38, 14 and 7 for the first three; a win alone takes a hundred. */
export const cDiplo =
  (soloAt: number, soloPoints = 100): Scoring =>
  (table) => {
    const places = byPlace(table, (place) => [38, 14, 7][place - 1] ?? 0);
    return soloOr(table, soloAt, soloPoints, (finish, seat) => 1 + finish.score + (places[seat] ?? 0));
  };

/** The square of the player's centers as a share of all squares, in percent; a solo win takes a hundred. */
export const sumOfSquares =
  (soloAt: number): Scoring =>
  (table) => {
    const squares = table.reduce((sum, { score }) => sum + score ** 2, 0);
    return soloOr(table, soloAt, 100, ({ score }) =>
      squares === 0 ? 100 / stayedAt(table) : (score ** 2 / squares) * 100,
    );
  };

const domination = 12;
const survival = 3;
/** The points of a solo win, not counting its centers. */
const soloBonus = domination + survival + 8;

/** One per centre, three for surviving, and twelve shared by the leaders and those close behind. */
export const bangkok =
  (soloAt: number): Scoring =>
  (table) => {
    const solo = table.some(({ score }) => score >= soloAt);
    const bonuses = dominationOf(table);
    return table.map(({ score }, seat) => {
      if (solo) return score >= soloAt ? soloAt + soloBonus : score / 2;
      return score + (score > 0 ? survival : 0) + (bonuses[seat] ?? 0);
    });
  };

/** Three shares for the most centres, two for one less, one for two less. */
function dominationOf(table: readonly Finish[]): readonly number[] {
  const max = Math.max(...table.map(({ score }) => score));
  const shares = table.map(({ score }) => Math.max(0, 3 - (max - score)));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => (domination * share) / all);
}

/** One for the winner, shared by those who draw. */
export const drawSize: Scoring = (table) => table.map((finish) => (isWinner(finish) ? 1 / winnersAt(table) : 0));

function soloOr(
  table: readonly Finish[],
  soloAt: number,
  soloPoints: number,
  otherwise: (finish: Finish, seat: number) => number,
): readonly number[] {
  const isSolo = table.some(({ score }) => score >= soloAt);
  return table.map((finish, seat) => {
    if (!isSolo) return otherwise(finish, seat);
    return finish.score >= soloAt ? soloPoints : 0;
  });
}
