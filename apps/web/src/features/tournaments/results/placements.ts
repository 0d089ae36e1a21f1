import type { TablePlace, TournamentTable } from "../../../lib/api-client/types.ts";

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

/** Gives a player a place, or declares a forfeit: then the player comes last, without a score. */
export function withPlace(
  places: readonly TablePlace[],
  player: string,
  rank: number | "forfeit",
): readonly TablePlace[] {
  const isForfeit = rank === "forfeit";
  const changed = places.map((place) =>
    place.player === player ? { ...place, isForfeit, rank: isForfeit ? place.rank : rank } : place,
  );
  const last = changed.filter((place) => !place.isForfeit).length + 1;
  return changed.map((place) => (place.isForfeit ? { ...place, rank: last, score: 0 } : place));
}

export const withScore = (places: readonly TablePlace[], player: string, score: number): readonly TablePlace[] =>
  places.map((place) => (place.player === player ? { ...place, score } : place));

/** The API takes no higher scores. */
const scoreMax = 1_000_000;

/** Standard competition ranking: players who tie share a rank, and the next rank is skipped: 1, 2, 2, 4. */
export function areValidPlacements(places: readonly TablePlace[]): boolean {
  return places.every(
    ({ rank, score }) => Math.abs(score) <= scoreMax && rank === places.filter((other) => other.rank < rank).length + 1,
  );
}
