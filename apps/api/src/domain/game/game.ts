import type { Outcome, Seat } from "@seneschal/engine";
import type { clocks, games } from "@seneschal/schema";
import type { EventOf } from "./events.ts";

/** A game as its events tell it, at one version. */
export interface Game {
  readonly id: string;
  readonly version: number;
  /** Head of the chain of digests. */
  readonly digest: string;
  readonly secret: string;
  readonly settings: GameSettings;
  readonly phase: "open" | "running" | "finished" | "closed";
  readonly seats: readonly SeatOccupant[];
  /** Invited players; none once the game has started. */
  readonly invited: readonly InvitedPlayer[];
  /** Accounts that may not come back unless the host asks them. */
  readonly kickedOut: readonly string[];
  /** Draws of chance so far. It only grows: what is taken back is not drawn a second time. */
  readonly drawn: number;
  /** The position in the words of the ruleset; none before the game begins. */
  readonly position: unknown;
  /** The last moves, to which the game may go back: some freely, the others by consent. The latest last. */
  readonly takebacks: readonly Takeback[];
  /** By seat; none before the game begins, or if it is played without clocks. */
  readonly clocks: readonly clocks.SeatClock[];
  /** How often each seat ran out of time and was forgiven. */
  readonly excused: readonly number[];
  /** Who has sat where since the game began, in order. */
  readonly tenures: readonly SeatTenure[];
  readonly outcome: Outcome | undefined;
  readonly openedAt: string;
  readonly startedAt: string | undefined;
  /** When anything happened last. */
  readonly movedAt: string;
  readonly finishedAt: string | undefined;
}

/** What the game was opened with. */
export type GameSettings = Omit<EventOf<"GameOpened">, "type" | "seats">;

export type SeatOccupant =
  | { readonly kind: "nobody" }
  | {
      readonly kind: "person";
      readonly account: string;
      readonly entropy: string;
      /** Said before the game begins, where the table asks. */
      readonly isReady?: boolean;
      /** At whose screen they play. */
      readonly companionOf?: string | undefined;
    }
  | { readonly kind: "bot"; readonly bot: games.BotLevel; readonly entropy: string }
  | {
      readonly kind: "caretaker";
      readonly bot: games.BotLevel;
      readonly account: string;
      readonly entropy: string;
      /** Until then, anyone may take over the seat. */
      readonly openUntil?: string | undefined;
      /** The players wait for a substitute: the bot does not play. */
      readonly waits: boolean;
      readonly ballots: readonly Ballot[];
    };

/** A player invited by name, and the seat reserved for them. */
export interface InvitedPlayer {
  readonly account: string;
  readonly seat?: Seat | undefined;
}

/** What one player wishes for a seat that was left. */
export interface Ballot {
  readonly seat: Seat;
  readonly wish: games.BallotChoice;
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
  /** How often an answer took so long: by the steps of `answer-times`. */
  readonly answers: readonly number[];
}
export type TenureEnd = "resigned" | "out-of-time" | "taken-over" | "replaced" | "finished" | "closed";

/** A position to which a seat may still return. */
export interface Takeback {
  readonly seat: Seat;
  readonly to: number;
  readonly position: unknown;
  readonly clocks: readonly clocks.SeatClock[];
  /** Nothing was learned by the move that followed: its player may take it back without asking. */
  readonly isFree: boolean;
}

/** Who plays on for a person that left. */
export const caretakerLevel: games.BotLevel = "greedy";

/** Over: what was hidden may be seen by all. */
export function isOver({ phase }: Pick<Game, "phase">): boolean {
  return phase === "finished" || phase === "closed";
}

/** May a substitute take this seat? */
export function isOpenToSubstitutes(sitting: SeatOccupant, now: string): boolean {
  if (sitting.kind !== "caretaker") return false;
  return sitting.waits || (sitting.openUntil !== undefined && sitting.openUntil > now);
}

/** The seat of an account that plays; one that resigned has none. */
export function seatOf({ seats }: Game, account: string | undefined): Seat | undefined {
  const seat = seats.findIndex((sitting) => sitting.kind === "person" && sitting.account === account);
  return seat === -1 ? undefined : seat;
}

/** The seats that one screen plays: those of an account and of its companions, whichever of them asks. */
export function seatsOnDeviceOf(seats: readonly Screened[], account: string | undefined): readonly Seat[] {
  const own = seats.find((seat) => seat.kind === "person" && seat.account === account);
  const owner = own?.companionOf ?? account;
  if (owner === undefined) return [];
  return seats.flatMap((seat, place) =>
    seat.kind === "person" && (seat.account === owner || seat.companionOf === owner) ? [place] : [],
  );
}

interface Screened {
  readonly kind: SeatOccupant["kind"];
  readonly account?: string | null;
  readonly companionOf?: string | null | undefined;
}

/** May this account know of the game at all? */
export function isShownTo({ settings, seats, invited }: Game, account: string | undefined): boolean {
  if (settings.visibility === "public" || settings.host === account) return true;
  if (invited.some((guest) => guest.account === account)) return true;
  return seats.some((sitting) => "account" in sitting && sitting.account === account);
}

/** Returns the game with another occupant of a seat. */
export function withOccupant(game: Game, seat: Seat, sitting: SeatOccupant): Game {
  return { ...game, seats: game.seats.with(seat, sitting) };
}

/**
 * The game with some of its parts changed. Each part is named, so that all games are laid out alike in memory: a spread
 * with changes creates a new memory layout at each place where it stands, and a move makes several.
 */
export const changedGame = (was: Game, change: Partial<Game>): Game => Object.assign(copied(was), change);

/** Every part of a game is copied: one that may be left out would go unmissed by its type alone. */
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
    outcome: was.outcome,
    openedAt: was.openedAt,
    startedAt: was.startedAt,
    movedAt: was.movedAt,
    finishedAt: was.finishedAt,
  }) satisfies Record<keyof Game, unknown>;
