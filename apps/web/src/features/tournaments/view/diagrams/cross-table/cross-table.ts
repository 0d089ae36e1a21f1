import type { TournamentTable } from "../../../../../lib/api-client/types.ts";

/** A player's score against another one: 1 for each time ahead, 1/2 for each tie. */
export interface Meeting {
  readonly met: number;
  readonly won: number;
}

type PlacedTable = Pick<TournamentTable, "places">;

/** The meetings of every two players, in the given order; `null` if they never met. */
export function crossTableOf(
  tables: readonly PlacedTable[],
  players: readonly string[],
): readonly (readonly (Meeting | null)[])[] {
  return players.map((player) => players.map((other) => (player === other ? null : meeting(tables, player, other))));
}

function meeting(tables: readonly PlacedTable[], player: string, other: string): Meeting | null {
  const common = tables.flatMap(({ places }) => {
    const own = places?.find((place) => place.player === player);
    const theirs = places?.find((place) => place.player === other);
    return own === undefined || theirs === undefined ? [] : [wonBy(own.rank, theirs.rank)];
  });
  return common.length === 0 ? null : { met: common.length, won: common.reduce((sum, won) => sum + won, 0) };
}

function wonBy(own: number, theirs: number): number {
  if (own === theirs) return 0.5;
  return own < theirs ? 1 : 0;
}

/** "1½", as usual in cross-tables. */
export function halves(figure: number): string {
  const whole = Math.floor(figure);
  if (figure === whole) return String(whole);
  return whole === 0 ? "½" : `${whole}½`;
}
