import { createHmac } from "node:crypto";
import type { GameEvent } from "./events.ts";
import { type Game, type GameSettings, isOpenToSubstitutes, type SeatOccupant, seatsOnDeviceOf } from "./game.ts";

/** An account that an event seats, and the account at whose screen it plays. */
export interface SeatedPlayer {
  readonly account: string;
  readonly companionOf?: string | undefined;
}

/** The person that an event puts on a seat, if any. */
export function seatedPlayerIn(event: GameEvent): SeatedPlayer | undefined {
  if (event.type === "SeatTakenOver") return { account: event.account };
  if (event.type !== "SeatTaken" && event.type !== "SeatReplaced") return undefined;
  return event.newcomer.kind === "person" ? event.newcomer : undefined;
}

interface Table extends Pick<Game, "kickedOut"> {
  readonly settings: Pick<Game["settings"], "host">;
}

/** Was the newcomer, or the account on whose device they play, kicked out? The host invites players on the host's device. */
export function isKickedOut({ kickedOut, settings }: Table, { account, companionOf }: SeatedPlayer): boolean {
  if (companionOf === settings.host) return false;
  return kickedOut.includes(account) || (companionOf !== undefined && kickedOut.includes(companionOf));
}

interface Watched {
  readonly phase: Game["phase"];
  readonly settings: Pick<Game["settings"], "spectatorDelay">;
  readonly seats: Parameters<typeof seatsOnDeviceOf>[0];
}

/**
 * Is this viewer shown the game late? So are all who only watch, where the host wants it, until the game is over. An
 * account that left its seat knows the table, and may come back to it.
 */
export function isDelayedSpectator({ phase, settings, seats }: Watched, viewer: string | undefined): boolean {
  if (settings.spectatorDelay === undefined || phase !== "running") return false;
  const isAtTable = viewer !== undefined && seats.some(({ account }) => account === viewer);
  return !isAtTable && seatsOnDeviceOf(seats, viewer).length === 0;
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
  if (sitting?.kind !== "caretaker" || !isOpenToSubstitutes(sitting, now)) return undefined;
  return { ...sitting, ballots: [] };
}

/** The code of a game's invitation link. It cannot be guessed without the secret. */
export function invitationCodeOf({ id, secret, settings }: Game): string {
  const known = invitations.get(settings);
  if (known !== undefined) return known;
  const hmac = createHmac("sha256", Buffer.from(secret, "hex")).update(`seneschal/invitation\0${id}`);
  const invitation = hmac.digest().subarray(0, 15).toString("base64url");
  invitations.set(settings, invitation);
  return invitation;
}

// The settings keep their identity from move to move, so that the code is made once.
const invitations = new WeakMap<GameSettings, string>();
