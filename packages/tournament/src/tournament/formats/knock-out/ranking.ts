import type { Ranked, Round, TournamentTable } from "../../state/tournament.ts";

/** The tables of a round without the game for third place. */
export const mainTables = ({ tables }: Pick<Round, "tables">): readonly TournamentTable[] =>
  tables.filter(({ purpose }) => purpose !== "third-place");

export const isFinal = (round: Round): boolean => mainTables(round).length <= 1 && round.byes.length === 0;

/** Players who got further rank higher; the places decide in the last round, the standings before it. */
export function rankedByLastRound(
  players: readonly string[],
  rounds: readonly Round[],
  order: readonly string[],
): readonly Ranked[] {
  const placeOf = (player: string) => placeInFinal(rounds.at(-1), player);
  const sorted = players.toSorted(
    (one, other) =>
      reachOf(rounds, other) - reachOf(rounds, one) ||
      compared(placeOf(one), placeOf(other)) ||
      order.indexOf(one) - order.indexOf(other),
  );
  return sorted.map((player, place) => ({ player, rank: sharedRank(sorted, place, placeOf) }));
}

/** The last round that a player reached. The game for third place is half a round behind the final. */
function reachOf(rounds: readonly Round[], player: string): number {
  const place = rounds.findLastIndex(
    ({ tables, byes }) => byes.includes(player) || tables.some((table) => table.players.includes(player)),
  );
  const table = rounds[place]?.tables.find(({ players }) => players.includes(player));
  return table?.purpose === "third-place" ? place - 0.5 : place;
}

/** The place in the final, or behind the finalists in the game for third place. */
function placeInFinal(last: Round | undefined, player: string): number {
  if (last === undefined || !isFinal(last)) return Number.POSITIVE_INFINITY;
  const table = last.tables.find(({ players }) => players.includes(player));
  const place = table?.places?.find((one) => one.player === player && !one.isForfeit);
  if (place === undefined) return Number.POSITIVE_INFINITY;
  const finalists = mainTables(last).flatMap(({ players }) => players).length;
  return table?.purpose === "third-place" ? finalists + place.rank : place.rank;
}

const compared = (one: number, other: number) => (one === other ? 0 : one - other);

/** Only players who share a place in the final share a rank. */
function sharedRank(sorted: readonly string[], place: number, placeOf: (player: string) => number): number {
  const own = placeOf(sorted[place] ?? "");
  if (own === Number.POSITIVE_INFINITY) return place + 1;
  return sorted.findIndex((player) => placeOf(player) === own) + 1;
}
