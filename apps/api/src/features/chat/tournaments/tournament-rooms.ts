import type { chat } from "@seneschal/schema";
import type { Account } from "../../../platform/http/identity.ts";
import type { Reader } from "../messages-store.ts";
import type { ReaderStatus } from "../reader-status-queries.ts";

export type Viewer = Pick<Account, "id" | "roles"> | undefined;
export type TournamentRoom = "players" | "announcements";

/** What the chat needs to know of a tournament that a viewer may see. */
export interface ChatTournament {
  readonly version: number;
  /** Accounts of players who take part. */
  readonly entered: readonly string[];
  /** Accounts on the waiting list. */
  readonly waiting: readonly string[];
  /** Whether the viewer directs it. */
  readonly mayDirect: boolean;
}

export const tournamentRooms = ["players", "announcements"] as const;

/** What one account may read and write in the chat of one tournament. */
export interface TournamentAccess extends Reader {
  readonly tournament: ChatTournament;
}

/** Everyone who may see a tournament reads its chat, as spectators read that of a public game. */
export const tournamentAccessOf = (tournament: ChatTournament, account: string | undefined): TournamentAccess => ({
  account,
  tournament,
  publicRooms: tournamentRooms,
  versionMax: Number.POSITIVE_INFINITY,
});

/** Players, the waiting list and directors write in the chat; only directors write announcements. */
export function mayPostIn({ account, tournament }: TournamentAccess, room: TournamentRoom): boolean {
  const { entered, waiting, mayDirect } = tournament;
  if (account === undefined) return false;
  return mayDirect || (room === "players" && [...entered, ...waiting].includes(account));
}

export const roomsIn = (access: TournamentAccess, { unread, hasConfirmedEmail }: ReaderStatus): chat.ChatRoom[] =>
  tournamentRooms.map((room) => ({
    room,
    seats: null,
    mayWrite: mayPostIn(access, room),
    needsVerifiedEmail: true,
    mustConfirmEmail: mayPostIn(access, room) && !hasConfirmedEmail,
    unread: access.account === undefined ? 0 : (unread.get(room) ?? 0),
  }));
