import type { Outcome, Question } from "@seneschal/engine";
import type { clocks, games, players } from "@seneschal/schema";
import { invitationCodeOf, isDelayedSpectator } from "./access.ts";
import { type Ballot, type Game, isOver, type SeatOccupant, type Shortening, type Waiting } from "./game.ts";
import type { RulesetRegistry } from "./ruleset-registry.ts";

/** What lists show of a game. The projections store exactly this. */
export interface GameSummary {
  readonly id: string;
  readonly name: string;
  readonly ruleset: string;
  readonly revision: number;
  readonly visibility: "public" | "invitation";
  readonly host: string;
  readonly invitation: string;
  readonly commitment: string;
  readonly openedAt: string;
  readonly state: "open" | "running" | "finished" | "closed";
  readonly version: number;
  readonly question: Question | null;
  /** The number of the current turn; null before the first, after the end, and in games without turns. */
  readonly turn: number | null;
  readonly outcome: Outcome | null;
  readonly options: Readonly<Record<string, unknown>>;
  readonly readyCheck: boolean;
  readonly rematchOf: string | null;
  readonly invited: readonly InvitedSummary[];
  readonly spectatorDelay: games.SpectatorDelay | null;
  readonly secret: string | null;
  readonly startedAt: string | null;
  readonly movedAt: string;
  readonly finishedAt: string | null;
  readonly entry: players.EntryRequirements | null;
  readonly clock: clocks.TimeControl | null;
  readonly clocks: readonly clocks.SeatClock[];
  readonly waiting: Waiting | null;
  readonly shortening: Shortening | null;
  readonly seats: readonly SeatSummary[];
}

export interface InvitedSummary {
  readonly account: string;
  readonly seat: number | null;
}

export interface SeatSummary {
  readonly kind: SeatOccupant["kind"];
  readonly account: string | null;
  readonly bot: games.BotLevel | null;
  readonly isReady: boolean;
  readonly companionOf: string | null;
  /** For an abandoned seat. */
  readonly left: AbandonedSeat | null;
}

export interface AbandonedSeat {
  readonly openUntil: string | null;
  /** Missing if it is not so, as in rows from before it existed. */
  readonly staysOpen?: true;
  readonly waits: boolean;
  readonly ballots: readonly Ballot[];
}

/** Whether this viewer sees the game with the spectator delay. */
export function isShownWithDelay({ state, spectatorDelay, seats }: GameSummary, viewer: string | undefined): boolean {
  return isDelayedSpectator({ phase: state, settings: { spectatorDelay: spectatorDelay ?? undefined }, seats }, viewer);
}

/** A game whose ruleset is missing has no question and no turn. */
export function summaryOf(registry: RulesetRegistry, game: Game): GameSummary {
  const isPlayable = registry.has(game.settings.ruleset);
  const { name, ruleset, revision, visibility, host, commitment } = game.settings;
  return {
    id: game.id,
    name,
    ruleset,
    revision,
    visibility,
    host,
    invitation: invitationCodeOf(game),
    commitment,
    openedAt: game.openedAt,
    state: game.phase,
    version: game.version,
    question: isPlayable ? (questionOf(registry, game) ?? null) : null,
    turn: isPlayable ? turnOf(registry, game) : null,
    outcome: game.outcome ?? null,
    options: game.settings.options,
    readyCheck: game.settings.readyCheck === true,
    rematchOf: game.settings.rematchOf ?? null,
    invited: game.invited.map(({ account, seat = null }) => ({ account, seat })),
    spectatorDelay: game.settings.spectatorDelay ?? null,
    secret: isOver(game) ? game.secret : null,
    startedAt: game.startedAt ?? null,
    movedAt: game.movedAt,
    finishedAt: game.finishedAt ?? null,
    entry: game.settings.entry ?? null,
    clock: game.settings.clock ?? null,
    clocks: game.clocks,
    waiting: game.waiting ?? null,
    shortening: game.shortening ?? null,
    seats: game.seats.map(seatSummaryOf),
  };
}

/** The open question; undefined before the start and after the end. */
export function questionOf(registry: RulesetRegistry, game: Game): Question | undefined {
  if (game.phase !== "running") return undefined;
  return registry.of(game.settings.ruleset).ruleset.question(game.position);
}

function turnOf(registry: RulesetRegistry, game: Game): number | null {
  if (game.phase !== "running") return null;
  const turn = registry.of(game.settings.ruleset).ruleset.turn?.(game.position) ?? 0;
  return turn === 0 ? null : turn;
}

/** Whether the players are still setting up the game. */
export function isSettingUp(registry: RulesetRegistry, game: Game): boolean {
  if (game.phase !== "running") return false;
  return registry.of(game.settings.ruleset).ruleset.isSettingUp?.(game.position) ?? false;
}

function seatSummaryOf(occupant: SeatOccupant): SeatSummary {
  return {
    kind: occupant.kind,
    account: "account" in occupant ? occupant.account : null,
    bot: "bot" in occupant ? occupant.bot : null,
    isReady: occupant.kind === "person" && occupant.isReady === true,
    companionOf: occupant.kind === "person" ? (occupant.companionOf ?? null) : null,
    left: occupant.kind === "caretaker" ? leftOf(occupant) : null,
  };
}

function leftOf(occupant: SeatOccupant & { readonly kind: "caretaker" }): AbandonedSeat {
  const { openUntil, staysOpen, waits, ballots } = occupant;
  return { openUntil: openUntil ?? null, ...(staysOpen && { staysOpen }), waits, ballots };
}
