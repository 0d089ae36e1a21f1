import type { talk } from "@seneschal/schema";
import { type Game, isOver, seatOf } from "../../domain/game/game.ts";
import { isKeptBehind } from "../../domain/game/kept-behind.ts";
import type { RulesetRegistry } from "../../domain/game/ruleset-registry.ts";
import type { Reader } from "./talk-store.ts";

/** What one account may hear and say in one game. */
export interface Access extends Reader {
  readonly game: Game;
  /** The latest version that may be named: all, unless they are kept behind the game. */
  readonly versionMost: number;
  /** Where they sit and play. */
  readonly seat: number | undefined;
  /** Anybody may read the table: who writes there has to be known. */
  readonly isPublic: boolean;
  /** Who may talk apart now. */
  readonly apart: "free" | readonly (readonly number[])[];
}

/** By how the game stands; of one who is kept behind, only the version that they are shown is named. */
export function accessOf(
  registry: RulesetRegistry,
  game: Game,
  account: string | undefined,
  shownVersion = game.version,
): Access {
  const isAtTable = game.seats.some((sitting) => "account" in sitting && sitting.account === account);
  const isEnded = isOver(game);
  return {
    account,
    game,
    versionMost: isKeptBehind(game, account) ? shownVersion : Number.POSITIVE_INFINITY,
    seat: seatOf(game, account),
    isPublic: game.terms.visibility === "public",
    // Whoever sees the game late hears the table late: that is, at the end.
    readsTable: isAtTable || isEnded || game.terms.spectatorDelay === undefined,
    // Players are not to be told what those see who watch.
    readsSpectators: !isAtTable || isEnded,
    apart: apartIn(registry, game),
  };
}

function apartIn(registry: RulesetRegistry, { phase, terms, position }: Game): Access["apart"] {
  if (phase !== "running") return [];
  return registry.of(terms.ruleset).ruleset.rooms?.(position) ?? [];
}

/** Who may talk apart in a game as it stands, or may come to it. */
export function waysApart(registry: RulesetRegistry, { apart, game }: Access): "free" | "rooms" | "none" {
  if (apart === "free") return apart;
  const { ruleset } = registry.of(game.terms.ruleset);
  return game.phase === "running" && ruleset.rooms !== undefined ? "rooms" : "none";
}

/** May this account write in a room; the room must be one that could be. */
export function mayWrite({ account, seat, readsSpectators, apart, game }: Access, room: string): boolean {
  if (account === undefined) return false;
  if (room === "table") return seat !== undefined;
  if (room === "spectators") return seat === undefined && readsSpectators;
  const seats = seatsOf(room);
  const isOne = seats.every((one, place) => one < game.seats.length && one > (seats[place - 1] ?? -1));
  if (!isOne || seat === undefined || !seats.includes(seat)) return false;
  return apart === "free" ? game.phase === "running" : apart.some((open) => roomOf(open) === room);
}

export function needsVerifiedEmail({ isPublic }: Access, room: string): boolean {
  return room === "spectators" || (room === "table" && isPublic);
}

/** The rooms that an account is shown: those it may enter, and those where something was said to it. */
export function roomsOf(access: Access, unread: ReadonlyMap<string, number>): talk.TalkRoom[] {
  const { readsTable, readsSpectators } = access;
  const open = [...(readsTable ? ["table"] : []), ...(readsSpectators ? ["spectators"] : []), ...roomsApart(access)];
  return [...new Set([...open, ...unread.keys()])].map((room) => ({
    room,
    seats: room.startsWith("seats") ? [...seatsOf(room)] : null,
    mayWrite: mayWrite(access, room),
    needsVerifiedEmail: needsVerifiedEmail(access, room),
    unread: access.account === undefined ? 0 : (unread.get(room) ?? 0),
  }));
}

/** Where all may talk with all, the rooms of two are there without asking. */
function roomsApart({ seat, apart, game }: Access): readonly string[] {
  if (seat === undefined || game.phase !== "running") return [];
  if (apart !== "free") return apart.filter((seats) => seats.includes(seat)).map(roomOf);
  const others = game.seats.flatMap(({ kind }, other) => (kind === "person" && other !== seat ? [other] : []));
  return others.map((other) => roomOf([seat, other]));
}

/** The accounts that are in a room apart; all others never hear of it. */
export function readersOf({ game }: Access, room: string): readonly string[] | null {
  if (!room.startsWith("seats")) return null;
  return seatsOf(room).flatMap((seat) => {
    const sitting = game.seats[seat];
    return sitting?.kind === "person" ? [sitting.account] : [];
  });
}

function roomOf(seats: readonly number[]): string {
  return ["seats", ...seats.toSorted((one, other) => one - other)].join("-");
}

const seatsOf = (room: string) => room.split("-").slice(1).map(Number);
