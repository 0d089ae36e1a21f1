import type { TablePlace, TournamentTable } from "../../../../lib/api-client/types.ts";

/** The current result, or an initial one. */
export function initialPlacements({
  places,
  players,
}: Pick<TournamentTable, "places" | "players">): readonly TablePlace[] {
  return (
    places ?? players.map((player, place) => ({ player, rank: place + 1, score: 0, tieBreaks: [], isForfeit: false }))
  );
}

/** A tie of all players. */
export const sharedPlacements = ({ players }: Pick<TournamentTable, "players">): readonly TablePlace[] =>
  players.map((player) => ({ player, rank: 1, score: 0, tieBreaks: [], isForfeit: false }));

export const withRank = (places: readonly TablePlace[], player: string, rank: number): readonly TablePlace[] =>
  places.map((place) => (place.player === player ? { ...place, rank } : place));

export const withScore = (places: readonly TablePlace[], player: string, score: number): readonly TablePlace[] =>
  places.map((place) => (place.player === player ? { ...place, score } : place));

/** Standard competition ranking: players who tie share a rank, and the next rank is skipped: 1, 2, 2, 4. */
export function areValidPlacements(places: readonly TablePlace[]): boolean {
  return places.every(
    ({ rank, score }) => Number.isFinite(score) && rank === places.filter((other) => other.rank < rank).length + 1,
  );
}
