import { hexToBytes } from "@noble/hashes/utils.js";
import { hmacSha256 } from "#hmac-sha256";
import type { GameEvent } from "./events.ts";
import { type Game, type GameSettings, isOpenToSubstitutes, type SeatOccupant, seatsOnDeviceOf } from "./game.ts";

/** An account that takes a seat by an event. `companionOf` is the account on whose device it plays, if not its own. */
export interface SeatedPlayer {
  readonly account: string;
  readonly companionOf?: string | undefined;
}

/** The player who takes a seat by this event, if any. */
export function seatedPlayerIn(event: GameEvent): SeatedPlayer | undefined {
  if (event.type === "SeatTakenOver") return { account: event.account };
  if (event.type !== "SeatTaken" && event.type !== "SeatReplaced") return undefined;
  return event.newcomer.kind === "person" ? event.newcomer : undefined;
}

interface KickList extends Pick<Game, "kickedOut"> {
  readonly settings: Pick<Game["settings"], "host">;
}

/** Was the newcomer, or the account on whose device they play, kicked out? The host invites players on the host's device. */
export function isKickedOut({ kickedOut, settings }: KickList, { account, companionOf }: SeatedPlayer): boolean {
  if (companionOf === settings.host) return false;
  return kickedOut.includes(account) || (companionOf !== undefined && kickedOut.includes(companionOf));
}

interface Watched {
  readonly phase: Game["phase"];
  readonly settings: Pick<Game["settings"], "spectatorDelay">;
  readonly seats: Parameters<typeof seatsOnDeviceOf>[0];
}

/**
 * Whether this viewer sees the game with the spectator delay. It ends with the game. Accounts that left their seat have
 * no delay: they know the game already, and may come back.
 */
export function isDelayedSpectator({ phase, settings, seats }: Watched, viewer: string | undefined): boolean {
  if (settings.spectatorDelay === undefined || phase !== "running") return false;
  const isAtTable = viewer !== undefined && seats.some(({ account }) => account === viewer);
  return !isAtTable && seatsOnDeviceOf(seats, viewer).length === 0;
}

/**
 * An earlier version of a game, with the seats that are open to substitutes now: delayed spectators may take them. The
 * votes on these seats are left out.
 */
export function withOpenSeats(past: Game, head: Game, now: string): Game {
  const seats = past.seats.map((occupant, seat) => openSeat(head.seats[seat], now) ?? occupant);
  return { ...past, seats };
}

function openSeat(occupant: SeatOccupant | undefined, now: string): SeatOccupant | undefined {
  if (occupant?.kind !== "caretaker" || !isOpenToSubstitutes(occupant, now)) return undefined;
  return { ...occupant, ballots: [] };
}

/** The code of the invitation link of a game. It cannot be guessed without the secret. */
export function invitationCodeOf({ id, secret, settings }: Game): string {
  const known = invitations.get(settings);
  if (known !== undefined) return known;
  const mac = hmacSha256(hexToBytes(secret), `seneschal/invitation\0${id}`);
  const invitation = base64UrlOf(mac.subarray(0, 15));
  invitations.set(settings, invitation);
  return invitation;
}

// Settings keep their identity from move to move, so the code is computed once.
const invitations = new WeakMap<GameSettings, string>();

/** Without padding, for a number of bytes that needs none. */
function base64UrlOf(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
