import type { Outcome, Seat } from "@seneschal/engine";
import type { clocks, games } from "@seneschal/schema";
import type { EventOf } from "./events.ts";

/** The state of a game at one version, derived from its events. */
export interface Game {
  readonly id: string;
  readonly version: number;
  /** The digest of the last event. */
  readonly digest: string;
  readonly secret: string;
  readonly settings: GameSettings;
  readonly phase: "open" | "running" | "finished" | "closed";
  readonly seats: readonly SeatOccupant[];
  /** Invited players; empty once the game has started. */
  readonly invited: readonly InvitedPlayer[];
  /** Removed accounts. They can come back only if the host invites them. */
  readonly kickedOut: readonly string[];
  /** The number of random draws so far. An undo does not reduce it, so no draw is repeated. */
  readonly drawn: number;
  /** The state of the ruleset; undefined before the start. */
  readonly position: unknown;
  /** The last moves that can be undone, some freely, others with consent. The latest is last. */
  readonly takebacks: readonly Takeback[];
  /** By seat; empty before the start, or if the game has no clocks. */
  readonly clocks: readonly clocks.SeatClock[];
  /** The number of excused time-outs of each seat. */
  readonly excused: readonly number[];
  /** Who has held which seat since the start, in order. */
  readonly tenures: readonly SeatTenure[];
  /** While a game without clocks runs: how long it has waited. */
  readonly waiting: Waiting | undefined;
  /** The proposal of a player to shorten the game, until it is decided; if it was declined, until the next turn. */
  readonly shortening: Shortening | undefined;
  readonly outcome: Outcome | undefined;
  readonly openedAt: string;
  readonly startedAt: string | undefined;
  /** Time of the last event. */
  readonly movedAt: string;
  readonly finishedAt: string | undefined;
}

/** The settings with which the game was created. */
export type GameSettings = Omit<EventOf<"GameOpened">, "type" | "seats">;

export type SeatOccupant =
  | { readonly kind: "nobody" }
  | {
      readonly kind: "person";
      readonly account: string;
      readonly entropy: string;
      /** For the ready check before the start. */
      readonly isReady?: boolean;
      /** The account on whose device they play. */
      readonly companionOf?: string | undefined;
    }
  | { readonly kind: "bot"; readonly bot: games.BotLevel; readonly entropy: string }
  | {
      readonly kind: "caretaker";
      readonly bot: games.BotLevel;
      readonly account: string;
      readonly entropy: string;
      /** Until then, anyone can take over the seat. */
      readonly openUntil?: string | undefined;
      /** Anyone can take over the seat, without a limit of time. */
      readonly staysOpen?: true | undefined;
      /** The players have decided to wait for a substitute: the bot does not play. */
      readonly waits: boolean;
      readonly ballots: readonly Ballot[];
    };

/** A player invited by name, and the seat reserved for them. */
export interface InvitedPlayer {
  readonly account: string;
  readonly seat?: Seat | undefined;
}

/** The vote of a player on an abandoned seat. */
export interface Ballot {
  readonly seat: Seat;
  readonly wish: games.BallotChoice;
}

/** How long a game without clocks has waited for its players. */
export interface Waiting {
  /** Time of the last move, or of the last change of who plays. */
  readonly since: string;
  /** The last presence check. It applies while the game waits for the same question. */
  readonly check?: PresenceCheck | undefined;
}

/** A player has asked the players that the game waits for whether they are still there. */
export interface PresenceCheck {
  readonly startedBy: Seat;
  readonly startedAt: string;
  /** The number of the question that the game waits for. */
  readonly question: number;
  /** The seats that have not answered yet. */
  readonly asked: readonly Seat[];
  /** The seats that have confirmed at this question. If they are asked again, they must move. */
  readonly confirmed: readonly Seat[];
  readonly votes: readonly ReplacementVote[];
}

/** The vote of a player on the replacement of a player who did not answer. */
export interface ReplacementVote {
  readonly seat: Seat;
  readonly about: Seat;
  readonly agrees: boolean;
}

/** A player proposes that the game ends after an earlier turn. */
export interface Shortening {
  readonly seat: Seat;
  /** The turn in which it was proposed. */
  readonly turn: number;
  /** The proposed last turn. */
  readonly last: number;
  readonly proposedAt: string;
  readonly agreed: readonly Seat[];
  readonly declinedBy: Seat | null;
}

/** Who held a seat, and how that ended. */
export interface SeatTenure {
  readonly seat: Seat;
  readonly since: number;
  readonly sinceAt: string;
  readonly kind: "person" | "bot" | "caretaker";
  readonly account: string | undefined;
  readonly untilAt: string | undefined;
  readonly end: TenureEnd | undefined;
  /** A histogram of answer times, by the steps of `withAnswer`. */
  readonly answers: readonly number[];
}
export type TenureEnd = "resigned" | "out-of-time" | "absent" | "taken-over" | "replaced" | "finished" | "closed";

/** A position to which the game can return if a move of this seat is undone. */
export interface Takeback {
  readonly seat: Seat;
  readonly to: number;
  readonly position: unknown;
  readonly clocks: readonly clocks.SeatClock[];
  /** The move drew and revealed nothing, so its player can undo it without consent. */
  readonly isFree: boolean;
}

/** The level of the bot that plays for a player who left. */
export const caretakerLevel: games.BotLevel = "medium";

/** After the end, hidden information is public. */
export function isOver({ phase }: Pick<Game, "phase">): boolean {
  return phase === "finished" || phase === "closed";
}

/** Whether a substitute can take over this seat. */
export function isOpenToSubstitutes(occupant: SeatOccupant, now: string): boolean {
  if (occupant.kind !== "caretaker") return false;
  return (
    occupant.waits || occupant.staysOpen === true || (occupant.openUntil !== undefined && occupant.openUntil > now)
  );
}

/** The seat of an account that plays; undefined after it resigned. */
export function seatOf({ seats }: Game, account: string | undefined): Seat | undefined {
  const seat = seats.findIndex((occupant) => occupant.kind === "person" && occupant.account === account);
  return seat === -1 ? undefined : seat;
}

/** The accounts that play a seat: its player, and the owner of the device. */
export function accountsPlaying(occupant: SeatOccupant | undefined): readonly string[] {
  if (occupant?.kind !== "person") return [];
  return occupant.companionOf === undefined ? [occupant.account] : [occupant.account, occupant.companionOf];
}

/** The seats that are played on one device: those of an account and of its companions, whichever of them asks. */
export function seatsOnDeviceOf(seats: readonly PlayingSeat[], account: string | undefined): readonly Seat[] {
  const own = seats.find((seat) => seat.kind === "person" && seat.account === account);
  const owner = own?.companionOf ?? account;
  if (owner === undefined) return [];
  return seats.flatMap((seat, place) =>
    seat.kind === "person" && (seat.account === owner || seat.companionOf === owner) ? [place] : [],
  );
}

/** A seat, and on which device it is played. */
export interface PlayingSeat {
  readonly kind: SeatOccupant["kind"];
  readonly account?: string | null;
  readonly companionOf?: string | null | undefined;
}

/** Whether this account may see that the game exists. */
export function isShownTo({ settings, seats, invited }: Game, account: string | undefined): boolean {
  if (settings.visibility === "public" || settings.host === account) return true;
  if (invited.some((guest) => guest.account === account)) return true;
  return seats.some((occupant) => "account" in occupant && occupant.account === account);
}

/** The game with another occupant on a seat. */
export function withOccupant(game: Game, seat: Seat, occupant: SeatOccupant): Game {
  return { ...game, seats: game.seats.with(seat, occupant) };
}

/**
 * The game with some members changed. All members are listed, so that all games have the same layout in memory: a spread
 * with changes creates a new hidden class at each place in the code, and a move makes several.
 */
export const changedGame = (was: Game, change: Partial<Game>): Game => Object.assign(copied(was), change);

/** Copies every member. `satisfies` catches a forgotten optional member, which its type alone would not. */
const copied = (was: Game): Game =>
  ({
    id: was.id,
    version: was.version,
    digest: was.digest,
    secret: was.secret,
    settings: was.settings,
    phase: was.phase,
    seats: was.seats,
    invited: was.invited,
    kickedOut: was.kickedOut,
    drawn: was.drawn,
    position: was.position,
    takebacks: was.takebacks,
    clocks: was.clocks,
    excused: was.excused,
    tenures: was.tenures,
    waiting: was.waiting,
    shortening: was.shortening,
    outcome: was.outcome,
    openedAt: was.openedAt,
    startedAt: was.startedAt,
    movedAt: was.movedAt,
    finishedAt: was.finishedAt,
  }) satisfies Record<keyof Game, unknown>;
