import type { TournamentRound } from "../../../../lib/api-client/types.ts";

/** A player's place in a drafted round (a seat at a table, or a bye), and the table they are moved to. */
export interface SeatAssignment {
  readonly player: string;
  /** From 0, as the draft has it. */
  readonly table: number | null;
  readonly seat: number;
  /** `null` for a bye; the number of tables for a new table. */
  readonly to: number | null;
}

type Drafted = Pick<TournamentRound, "byes"> & {
  readonly tables: readonly DraftedTable[];
};
type RoundTable = TournamentRound["tables"][number];
type DraftedTable = Pick<RoundTable, "players" | "division"> & Partial<Pick<RoundTable, "purpose">>;
interface AmendedTable {
  players: string[];
  division: number | null;
  purpose?: NonNullable<RoundTable["purpose"]>;
}
interface Amended {
  readonly tables: AmendedTable[];
  readonly byes: string[];
}

export const seatAssignmentsOf = ({ tables, byes }: Drafted): readonly SeatAssignment[] => [
  ...tables.flatMap(({ players }, table) => players.map((player, seat) => ({ player, table, seat, to: table }))),
  ...byes.map((player, seat) => ({ player, table: null, seat, to: null })),
];

export const moved = (
  assignments: readonly SeatAssignment[],
  assignment: SeatAssignment,
  to: number | null,
): readonly SeatAssignment[] => assignments.map((one) => (one === assignment ? { ...one, to } : one));

/** The draft after all changes. Players who stay keep their seats; those who move take free ones. Empty tables disappear. */
export function withSeatAssignments(
  { tables }: Pick<Drafted, "tables">,
  assignments: readonly SeatAssignment[],
): Amended {
  const places = Array.from({ length: tables.length + 1 }, (_, place) => place);
  const made = places.map((place) => {
    const here = assignments.filter(({ to }) => to === place);
    const purpose = tables[place]?.purpose ?? null;
    const players = seatsFilled(place, here);
    return { players, division: divisionOf(tables, place, here), ...(purpose !== null && { purpose }) };
  });
  return {
    tables: made.filter(({ players }) => players.length > 0),
    byes: assignments.filter(({ to }) => to === null).map(({ player }) => player),
  };
}

/** Whether two drafts have the same players at the same tables and seats. */
export function isSameDraft(one: Drafted, other: Drafted): boolean {
  return wholeOf(one) === wholeOf(other);
}

const wholeOf = ({ tables, byes }: Drafted): string =>
  JSON.stringify([tables.map(({ players, division }) => [players, division]), byes]);

function seatsFilled(place: number, here: readonly SeatAssignment[]): string[] {
  const seats: (string | undefined)[] = [];
  for (const { player, table, seat } of here) if (table === place) seats[seat] = player;
  for (const { player, table } of here) {
    if (table === place) continue;
    const free = Array.from(seats).indexOf(undefined);
    seats[free === -1 ? seats.length : free] = player;
  }
  return Array.from(seats).filter((player) => player !== undefined);
}

/** A new table belongs to the division of its first player. */
function divisionOf(tables: Drafted["tables"], place: number, [first]: readonly SeatAssignment[]): number | null {
  const from = tables[place] ?? tables[first?.table ?? -1];
  return from?.division ?? null;
}

/** Why these tables are not valid. */
export function draftErrorIn(
  { tables }: Amended,
  { least, most }: { readonly least: number; readonly most: number },
): "sizes" | "twice" | undefined {
  const isOdd = ({ players, purpose }: AmendedTable) =>
    players.length < (purpose === undefined ? least : 2) || players.length > most;
  if (tables.some(isOdd)) return "sizes";
  return tables.some(({ players }) => new Set(players).size < players.length) ? "twice" : undefined;
}

/** Pairs at one table that should be kept apart. */
export const conflictsIn = (
  { tables }: Amended,
  apart: readonly (readonly string[])[],
): readonly (readonly string[])[] =>
  apart.filter((pair) => tables.some(({ players }) => pair.every((player) => players.includes(player))));
