import { type Game, isLookingForPlayer, type SeatOccupant, seatsAtScreenOf } from "./game.ts";

interface Watched {
  readonly phase: Game["phase"];
  readonly terms: Pick<Game["terms"], "spectatorDelay">;
  readonly seats: Parameters<typeof seatsAtScreenOf>[0];
}

/**
 * Is this viewer shown the game late? So are all who only watch, where the host wants it, until the game is over. An
 * account that left its seat knows the table, and may come back to it.
 */
export function isKeptBehind({ phase, terms, seats }: Watched, viewer: string | undefined): boolean {
  if (terms.spectatorDelay === undefined || phase !== "running") return false;
  const isAtTable = viewer !== undefined && seats.some(({ account }) => account === viewer);
  return !isAtTable && seatsAtScreenOf(seats, viewer).length === 0;
}

/**
 * An earlier version of a game, with the seats that look for a player now: the call is for those who only watch. Who
 * has voted about such a seat is not shown.
 */
export function withOpenSeats(past: Game, head: Game, now: string): Game {
  const seats = past.seats.map((sitting, seat) => openSeat(head.seats[seat], now) ?? sitting);
  return { ...past, seats };
}

function openSeat(sitting: SeatOccupant | undefined, now: string): SeatOccupant | undefined {
  if (sitting?.kind !== "caretaker" || !isLookingForPlayer(sitting, now)) return undefined;
  return { ...sitting, ballots: [] };
}
