import type { games } from "@seneschal/schema";
import type { Certificate } from "../../pairing/certificate.ts";
import type { Place } from "../../standings/results.ts";
import type { EventOf, Plan, Verdict } from "./types.ts";

/** The state of a tournament, computed from its events. */
export interface Tournament {
  readonly version: number;
  readonly phase: "draft" | "open" | "running" | "finished" | "cancelled";
  /** Registration was opened. Before, only directors see the tournament, also if it is cancelled then. */
  readonly isPublished: boolean;
  readonly plan: Plan;
  /** How often the plan was changed. */
  readonly planChanges: number;
  readonly commitment: string;
  /** Of the commitment. */
  readonly scheme: 1 | 2;
  /** Of the pairing rules under which it was created. */
  readonly revision: number;
  readonly directors: readonly string[];
  /** All players who ever registered, in the order of registration. */
  readonly players: readonly Player[];
  /** Pairs that directors keep apart. */
  readonly apart: readonly (readonly [string, string])[];
  /** By player; those without a club are left out. */
  readonly clubs: Readonly<Record<string, string>>;
  /** Those that have begun. */
  readonly stages: readonly StageState[];
  readonly rounds: readonly Round[];
  /** In a ladder: the players who look for a game, and since when. */
  readonly seeking: readonly Seeker[];
  /** In the order in which they began; substitutes are in the place of the players they replace. */
  readonly seeds: readonly string[];
  readonly lots: Readonly<Record<string, number>>;
  readonly advantages: Readonly<Record<string, readonly number[]>>;
  readonly ranking: readonly Ranked[];
  readonly prizes: readonly Omit<EventOf<"PrizeAwarded">, "type">[];
  /** The number of drafts of each round: every draft has its own seed. */
  readonly drafts: number;
  /** Why the next round could not be paired. The server tries again when players or the pairs to keep apart change. */
  readonly pairingFailure: PairingFailure | null;
  /** The text on the clock page; empty without one. */
  readonly clockText: string;
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
}

export interface Player {
  readonly player: string;
  readonly bot: games.BotLevel | null;
  /** Of a player that a director entered by name; null for accounts and bots. */
  readonly name: string | null;
  /** The account of a player entered by name, once a director has offered to link it. */
  readonly link: { readonly account: string; readonly isConfirmed: boolean } | null;
  /** A director entered this player. */
  readonly isEnteredByDirector: boolean;
  /** From 1 on. */
  readonly entry: number;
  readonly status: "waiting" | "entered" | "withdrawn";
  readonly isCheckedIn: boolean;
  readonly isPaused: boolean;
  /** Removed by a director: the player cannot register again until a director readmits them. */
  readonly isRemoved: boolean;
  /** The points of a late player for all missed rounds. */
  readonly latePoints: number;
  /** The number of rounds that were published before they joined. */
  readonly lateBy: number;
  /** The rounds that they miss as planned. */
  readonly absences: EventOf<"AbsencesPlanned">["absences"];
  /** The stage that was running when they withdrew, and the round that was being played, if any. */
  readonly withdrewIn: { readonly stage: number; readonly round: number | null } | null;
}

export type PairingFailure = NonNullable<EventOf<"PairingFailed">["cause"]>;

export interface Seeker {
  readonly player: string;
  readonly since: string;
}

export interface Ranked {
  readonly player: string;
  readonly rank: number;
}

export interface StageState {
  /** From 1 on. */
  readonly number: number;
  /** The seeds first. */
  readonly players: readonly string[];
  /** In the order in which they happened; the results of replaced players stay. */
  readonly substitutions: readonly Substitution[];
  readonly ranking: readonly Ranked[] | undefined;
  /** In a round robin, the number of pairs of players that never meet in the schedule; undefined if not recorded. */
  readonly unmetPairs: number | undefined;
}

export interface Substitution {
  readonly player: string;
  readonly by: string;
}

export interface Round {
  readonly number: number;
  readonly stage: number;
  readonly state: "drafted" | "published" | "closed";
  readonly tables: readonly TournamentTable[];
  readonly byes: readonly string[];
  /** Players who planned to miss the round. */
  readonly absent: NonNullable<EventOf<"RoundDrafted">["absent"]>;
  /** Members of the same club were kept apart when it was drafted. */
  readonly areClubsApart: boolean;
  readonly randomSeed: string;
  readonly certificate: Certificate | null;
  readonly deadline: string | null;
  /** Of a round in minutes; null without one. */
  readonly clock: RoundClock | null;
  /** How often the deadline was changed. */
  readonly deadlineChanges: number;
  readonly draftedAt: string;
  /** When the latest table got its first result. */
  readonly lastResultAt: string | null;
  /** Changes of a director to the draft. */
  readonly amendments: readonly Amendment[];
}

export type Purpose = NonNullable<EventOf<"RoundDrafted">["tables"][number]["purpose"]>;
/** While the clock runs, it ends at the deadline of the round. */
export type RoundClock =
  | { readonly state: "ready" | "paused"; readonly leftSeconds: number }
  | { readonly state: "running" };

export interface Amendment {
  readonly by: string | null;
  readonly at: string;
  readonly reason: string;
}

export interface TournamentTable {
  readonly number: number;
  readonly division: number | null;
  /** Of a play-off or a game for third place. */
  readonly purpose: Purpose | null;
  /** The players it was made for, by seat. */
  readonly players: readonly string[];
  /** A table on physical boards waits until its result is entered. */
  readonly state: "waiting" | "playing" | "stopped" | "over";
  /** What a director chose for this table; null: as in the plan. */
  readonly boards: "online" | "physical" | null;
  /** The result that a player reported and no one has confirmed. */
  readonly report: Report | null;
  /** How the result of a physical board was entered. */
  readonly entry: ResultEntry | null;
  /** The game whose result counts for the table, and its players by seat of the game. */
  readonly game: string | null;
  readonly seated: readonly string[];
  /** Earlier games of the table, which no longer count. */
  readonly earlier: readonly string[];
  /** Players who forfeited by a ruling of a director. */
  readonly forfeited: readonly string[];
  readonly places: readonly Place[] | null;
  readonly verdict: Verdict | null;
  /** Its game was annulled after the end of its round: the result still counts. Says whether a director has ruled on it. */
  readonly annulment: "open" | "settled" | null;
  readonly corrections: readonly Correction[];
}

export interface Report {
  readonly by: string;
  readonly at: string;
  readonly places: readonly Place[];
  readonly dispute: { readonly by: string; readonly at: string; readonly reason: string | null } | null;
}

export interface ResultEntry {
  readonly by: string | null;
  readonly at: string;
  readonly reportedBy: string | null;
  readonly confirmedBy: string | null;
}

export interface Correction extends Amendment {
  readonly before: readonly Place[] | null;
}

export const playerOf = ({ players }: Tournament, name: string): Player | undefined =>
  players.find(({ player }) => player === name);
export const isActive = (tournament: Tournament, name: string): boolean =>
  playerOf(tournament, name)?.status === "entered";
export const registeredPlayers = ({ players }: Tournament): readonly Player[] =>
  players.filter(({ status }) => status === "entered");
export const isOver = ({ phase }: Tournament): boolean => phase === "finished" || phase === "cancelled";

/** All players who have a result in a stage, or may have one. */
export const allPlayersIn = ({ players, substitutions }: StageState): readonly string[] => [
  ...new Set([...players, ...substitutions.map(({ player }) => player)]),
];
/** The player who has the place of another one now: the last substitute, or the player. */
export const holderOf = (substitutions: readonly Substitution[], name: string): string =>
  substitutions.reduce((holder, { player, by }) => (player === holder ? by : holder), name);
export const currentStage = ({ stages }: Tournament): StageState | undefined => stages.at(-1);
export const currentRound = ({ rounds }: Tournament): Round | undefined => rounds.at(-1);
export const roundsOf = ({ rounds }: Tournament, stage: number): readonly Round[] =>
  rounds.filter((round) => round.stage === stage);
/** Rounds of play-offs come after the round whose ties they break, and do not count as rounds of the stage. */
export const isPlayOff = ({ tables }: Round): boolean =>
  tables.length > 0 && tables.every(({ purpose }) => purpose !== null && purpose !== "third-place");
/** The rounds of a stage without play-offs. */
export const regularRoundsOf = (tournament: Tournament, stage: number): readonly Round[] =>
  roundsOf(tournament, stage).filter((round) => !isPlayOff(round));
export const roundNumbered = ({ rounds }: Tournament, number: number): Round | undefined =>
  rounds.find((round) => round.number === number);
export const tableNumbered = (tournament: Tournament, round: number, table: number): TournamentTable | undefined =>
  roundNumbered(tournament, round)?.tables.find(({ number }) => number === table);
export const withPlayer = (tournament: Tournament, name: string, change: Partial<Player>): Tournament => ({
  ...tournament,
  players: tournament.players.map((player) => (player.player === name ? { ...player, ...change } : player)),
});
