import { createHmac } from "node:crypto";
import type { GameEvent } from "./events.ts";
import { type Game, isLookingForPlayer, type SeatOccupant, seatsAtScreenOf, type Terms } from "./game.ts";

/** An account that an event seats, and the account at whose screen it plays. */
export interface Arrival {
  readonly account: string;
  readonly companionOf?: string | undefined;
}

/** The person whom an event puts on a seat; none if it seats a bot, or nobody. */
export function arrivalIn(event: GameEvent): Arrival | undefined {
  if (event.type === "SeatTakenOver") return { account: event.account };
  if (event.type !== "SeatTaken" && event.type !== "SeatReplaced") return undefined;
  return event.newcomer.kind === "person" ? event.newcomer : undefined;
}

interface Table extends Pick<Game, "sentAway"> {
  readonly terms: Pick<Game["terms"], "host">;
}

/** Was the newcomer, or the account at whose screen they play, sent away? A companion of the host was asked by the host. */
export function isSentAway({ sentAway, terms }: Table, { account, companionOf }: Arrival): boolean {
  if (companionOf === terms.host) return false;
  return sentAway.includes(account) || (companionOf !== undefined && sentAway.includes(companionOf));
}

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

/** The code of a game's invitation link: nobody can guess it who does not know the secret. */
export function invitationOf({ id, secret, terms }: Game): string {
  const known = invitations.get(terms);
  if (known !== undefined) return known;
  const hmac = createHmac("sha256", Buffer.from(secret, "hex")).update(`seneschal/invitation\0${id}`);
  const invitation = hmac.digest().subarray(0, 15).toString("base64url");
  invitations.set(terms, invitation);
  return invitation;
}

// The terms keep their identity from move to move, so that the code is made once.
const invitations = new WeakMap<Terms, string>();
