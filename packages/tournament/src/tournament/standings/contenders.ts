import type { Contender } from "../../pairing/contender.ts";
import { playerOf, type Tournament } from "../state/tournament.ts";
import type { Stage } from "../state/types.ts";

/** Players with their history in every stage; unpublished drafts do not count. */
export function contendersOf(
  tournament: Tournament,
  { sizes }: Stage,
  names: readonly string[],
  pointsOf: (name: string) => number,
): readonly Contender[] {
  const rounds = tournament.rounds.filter(({ state }) => state !== "drafted");
  return names.map((player) => {
    const fresh: Contender = {
      player,
      points: pointsOf(player),
      met: {},
      shortTables: 0,
      byes: rounds.filter(({ byes }) => byes.includes(player)).length,
      seats: [],
      seatLuck: 0,
      entry: playerOf(tournament, player)?.entry ?? 0,
    };
    const tables = rounds.flatMap((round) => round.tables.map((table) => seatedAt(table.seated, table.players)));
    return tables.reduce((one, table) => afterTable(one, table, sizes.preferred, tournament.advantages), fresh);
  });
}

/** The actual players of the table, once the game has begun. */
const seatedAt = (seated: readonly string[], players: readonly string[]) => (seated.length > 0 ? seated : players);

/** Adds one table: its opponents and the seat of the player. */
export function afterTable(
  contender: Contender,
  table: readonly string[],
  preferred: number,
  advantages: Tournament["advantages"],
): Contender {
  const seat = table.indexOf(contender.player);
  if (seat === -1) return contender;
  const met = { ...contender.met };
  for (const other of table) if (other !== contender.player) met[other] = (met[other] ?? 0) + 1;
  const seats = Array.from(
    { length: Math.max(contender.seats.length, seat + 1) },
    (_, place) => (contender.seats[place] ?? 0) + (place === seat ? 1 : 0),
  );
  const seatLuck = contender.seatLuck + (advantages[table.length]?.[seat] ?? 0);
  return {
    ...contender,
    met,
    seats,
    seatLuck,
    shortTables: contender.shortTables + (table.length < preferred ? 1 : 0),
  };
}
