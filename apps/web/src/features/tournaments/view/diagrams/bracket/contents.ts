import type { Tournament, TournamentRound, TournamentTable } from "../../../../../lib/api-client/types.ts";

export type BracketRound = Tournament["stages"][number]["bracket"][number];
export type BracketEntry = BracketRound["byes"][number];
export type RoundOf = Pick<TournamentRound, "round" | "byes"> & {
  readonly tables: readonly (Pick<TournamentTable, "table" | "players" | "places"> &
    Partial<Pick<TournamentTable, "purpose">>)[];
};

/** What a box of a bracket shows. */
export interface Content {
  /** `null` for rounds that are not drawn yet. */
  readonly round: number | null;
  /** `null` for players who had a bye. */
  readonly table: number | null;
  readonly purpose: TournamentTable["purpose"];
  readonly lines: readonly Line[];
}
interface Line {
  /** Unknown as long as the table is not drawn. */
  readonly player: string | null;
  /** Who will play at a table that is not drawn yet. */
  readonly entry: BracketEntry | null;
  readonly rank: number | null;
  readonly advances: boolean;
}

/** The tables of a round, with the players by rank, and a box for each bye. */
export function drawnBoxes(round: RoundOf, later: readonly RoundOf[]): readonly Content[] {
  const after = new Set(later.flatMap(({ tables, byes }) => [...tables.flatMap(({ players }) => players), ...byes]));
  const lineOf = (player: string, rank: number | null) => ({
    player,
    entry: null,
    rank,
    advances: after.has(player),
  });
  const tables = round.tables.map(({ table, players, places, purpose = null }) => ({
    round: round.round,
    table,
    purpose,
    lines: byPlace(players, places).map((player) => lineOf(player, rankOf(player, places))),
  }));
  const byes = round.byes.map((player) => ({
    round: round.round,
    table: null,
    purpose: null,
    lines: [lineOf(player, null)],
  }));
  return [...tables, ...byes];
}

/** The tables and byes of a round that is not drawn yet. */
export function plannedBoxes({ tables, byes }: BracketRound): readonly Content[] {
  const lineOf = (entry: BracketEntry) => {
    const player = entry.from === "player" ? entry.player : null;
    return { player, entry: player === null ? entry : null, rank: null, advances: false };
  };
  const boxes = tables.map(({ players, purpose }, place) => ({
    round: null,
    table: place + 1,
    purpose,
    lines: players.map(lineOf),
  }));
  return [...boxes, ...byes.map((entry) => ({ round: null, table: null, purpose: null, lines: [lineOf(entry)] }))];
}

type Places = RoundOf["tables"][number]["places"];

const rankOf = (player: string, places: Places) => places?.find((place) => place.player === player)?.rank ?? null;

const byPlace = (players: readonly string[], places: Places): readonly string[] =>
  places === null
    ? players
    : players.toSorted((one, other) => (rankOf(one, places) ?? 0) - (rankOf(other, places) ?? 0));
