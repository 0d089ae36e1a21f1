import type { TournamentTable } from "../../../../lib/api-client/types.ts";

/** What one player has from common tables with another: one for each time ahead, half for each shared place. */
export interface Meeting {
  readonly met: number;
  readonly won: number;
}

type Table = Pick<TournamentTable, "places">;

/** Meetings of every two players, in the order given; none where they never met. */
export function crossTableOf(
  tables: readonly Table[],
  players: readonly string[],
): readonly (readonly (Meeting | null)[])[] {
  return players.map((player) => players.map((other) => (player === other ? null : meeting(tables, player, other))));
}

function meeting(tables: readonly Table[], player: string, other: string): Meeting | null {
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

/** "1½", as cross-tables have always been written. */
export function halves(figure: number): string {
  const whole = Math.floor(figure);
  if (figure === whole) return String(whole);
  return whole === 0 ? "½" : `${whole}½`;
}
