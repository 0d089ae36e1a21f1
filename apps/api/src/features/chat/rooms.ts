import type { chat } from "@seneschal/schema";
import { isDelayedSpectator } from "../../domain/game/access.ts";
import { type Game, isOver, seatOf } from "../../domain/game/game.ts";
import type { RulesetRegistry } from "../../domain/game/ruleset-registry.ts";
import type { Reader } from "./messages-store.ts";
import type { ReaderStatus } from "./reader-status-queries.ts";

/** What one account may read and write in the chat of one game. */
export interface Access extends Reader {
  readonly game: Game;
  /** The latest version that messages may mention: any, unless the account sees the game with a delay. */
  readonly versionMax: number;
  /** The seat of the account, if it plays. */
  readonly seat: number | undefined;
  /** Anyone can read the table: only verified accounts may write there. */
  readonly isPublic: boolean;
  /** The seats that may talk in private now. */
  readonly privateRooms: "free" | readonly (readonly number[])[];
}

/** Computes the access from the state of the game. Delayed spectators only get versions that they are shown. */
export function accessOf(
  registry: RulesetRegistry,
  game: Game,
  account: string | undefined,
  shownVersion = game.version,
): Access {
  const isAtTable = game.seats.some((occupant) => "account" in occupant && occupant.account === account);
  const isEnded = isOver(game);
  // Spectators of a delayed game read the table only when the game is over.
  const readsTable = isAtTable || isEnded || game.settings.spectatorDelay === undefined;
  // Players must not learn what spectators see.
  const readsSpectators = !isAtTable || isEnded;
  return {
    account,
    game,
    versionMax: isDelayedSpectator(game, account) ? shownVersion : Number.POSITIVE_INFINITY,
    seat: seatOf(game, account),
    isPublic: game.settings.visibility === "public",
    publicRooms: [...(readsTable ? ["table"] : []), ...(readsSpectators ? ["spectators"] : [])],
    privateRooms: privateRoomsIn(registry, game),
  };
}

function privateRoomsIn(registry: RulesetRegistry, { phase, settings, position }: Game): Access["privateRooms"] {
  if (phase !== "running") return [];
  return registry.of(settings.ruleset).ruleset.rooms?.(position) ?? [];
}

/** The kind of private chat that a game has now, or may have later. */
export function privateChatMode(registry: RulesetRegistry, { privateRooms, game }: Access): "free" | "rooms" | "none" {
  if (privateRooms === "free") return privateRooms;
  const { ruleset } = registry.of(game.settings.ruleset);
  return game.phase === "running" && ruleset.rooms !== undefined ? "rooms" : "none";
}

/** Returns whether an account may write in a room. Rooms that cannot exist are rejected. */
export function mayPost({ account, seat, publicRooms, privateRooms, game }: Access, room: string): boolean {
  if (account === undefined) return false;
  if (room === "table") return seat !== undefined;
  if (room === "spectators") return seat === undefined && publicRooms.includes(room);
  const seats = seatsOf(room);
  const isOne = seats.every((one, place) => one < game.seats.length && one > (seats[place - 1] ?? -1));
  if (!isOne || seat === undefined || !seats.includes(seat)) return false;
  return privateRooms === "free" ? game.phase === "running" : privateRooms.some((open) => roomOf(open) === room);
}

export function needsVerifiedEmail({ isPublic }: Access, room: string): boolean {
  return room === "spectators" || (room === "table" && isPublic);
}

/** Returns the rooms that an account sees: those it may enter, and those with messages for it. */
export function roomsOf(access: Access, { unread, hasConfirmedEmail }: ReaderStatus): chat.ChatRoom[] {
  const open = [...access.publicRooms, ...privateRoomsOf(access)];
  return [...new Set([...open, ...unread.keys()])].map((room) => ({
    room,
    seats: room.startsWith("seats") ? [...seatsOf(room)] : null,
    mayWrite: mayPost(access, room),
    needsVerifiedEmail: needsVerifiedEmail(access, room),
    mustConfirmEmail: mayPost(access, room) && needsVerifiedEmail(access, room) && !hasConfirmedEmail,
    unread: access.account === undefined ? 0 : (unread.get(room) ?? 0),
  }));
}

/** If all players may talk in private, the rooms of two always exist. */
function privateRoomsOf({ seat, privateRooms, game }: Access): readonly string[] {
  if (seat === undefined || game.phase !== "running") return [];
  if (privateRooms !== "free") return privateRooms.filter((seats) => seats.includes(seat)).map(roomOf);
  const others = game.seats.flatMap(({ kind }, other) => (kind === "person" && other !== seat ? [other] : []));
  return others.map((other) => roomOf([seat, other]));
}

/** The accounts in a private room. Nobody else learns that it exists. */
export function readersOf({ game }: Access, room: string): readonly string[] | null {
  if (!room.startsWith("seats")) return null;
  return seatsOf(room).flatMap((seat) => {
    const occupant = game.seats[seat];
    return occupant?.kind === "person" ? [occupant.account] : [];
  });
}

function roomOf(seats: readonly number[]): string {
  return ["seats", ...seats.toSorted((one, other) => one - other)].join("-");
}

const seatsOf = (room: string) => room.split("-").slice(1).map(Number);
