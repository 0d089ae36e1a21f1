import { randomFrom } from "../../pairing/testing.fixture.ts";
import type { Below } from "../../random.ts";
import { seededRandom } from "../../seeded-random.ts";
import { decide } from "../acts/decide.ts";
import { isRefusal } from "../acts/decision.ts";
import { applyEvents } from "../progress/apply-events.ts";
import { closedGameEvents, openTable, readTable, tablesToOpen } from "../progress/tables.ts";
import { evolve } from "../state/evolve.ts";
import type { Tournament } from "../state/tournament.ts";
import type { TournamentContext } from "../state/tournament-context.ts";
import type { Act, Plan, Recorded, Stage, TournamentEvent } from "../state/types.ts";

const sizes = { least: 3, most: 5, preferred: 4 };
const common = { field: { from: "all" as const }, sizes, roundDays: null };

/** Stages with default settings, which tests override. */
export const stages = {
  swiss: { format: "swiss", ...common, rounds: 4, company: "balanced" },
  heats: { format: "heats", ...common, rounds: 4, best: 2 },
  "round-robin": { format: "round-robin", ...common, isDouble: false, mostAtOnce: null },
  league: { format: "league", ...common, division: 7, seasons: 3, moving: 2, mostAtOnce: null },
  "knock-out": { format: "knock-out", ...common, advance: 1 },
  lives: { format: "lives", ...common, lives: 2, safe: 1 },
  ladder: { format: "ladder", ...common, days: 30, gamesAtOnce: 2, best: 4 },
} as const satisfies Record<Stage["format"], Stage>;

export const best = (of: number, count: number) => ({ from: "best" as const, of, count });

export function planOf(list: readonly Stage[], more: Partial<Plan> = {}): Plan {
  return {
    name: "A test",
    ruleset: "sealed-bids",
    options: {},
    description: "",
    stages: list,
    scoring: { system: "list", points: [6, 3, 1, 0] },
    tieBreaks: ["points", "wins", "opponents", "lot"],
    seeding: "lot",
    pace: "none",
    weekendsOff: false,
    startsAt: null,
    checkInMinutes: null,
    playersMost: 128,
    entry: null,
    lateRounds: 0,
    latePoints: 0,
    byePoints: null,
    atDeadline: "director",
    pairing: "automatic",
    prizes: [],
    ...more,
  };
}

/** A tournament that a test plays: actions, games, and the resulting log. */
export class Played {
  now = "2026-12-01T00:00:00.000Z";
  readonly log: Recorded[] = [];
  readonly below: Below;
  tournament: Tournament;

  constructor(
    plan: Plan,
    readonly seed = 1,
  ) {
    this.below = randomFrom(seed);
    this.tournament = this.#happen(undefined, [
      { type: "TournamentCreated", plan, director: "director", commitment: "0".repeat(64) },
    ]);
  }

  get context(): TournamentContext {
    return {
      now: this.now,
      inDays: (days) => new Date(Date.parse(this.now) + days * 86_400_000).toISOString(),
      minutesBefore: (instant, minutes) => new Date(Date.parse(instant) - minutes * 60_000).toISOString(),
      isWaitOver: (since) => Date.parse(this.now) - Date.parse(since) >= 3_600_000,
      hashOf: (name) => hashOf(`${this.seed} ${name}`),
      secret: "5".repeat(64),
      ratings: {},
      advantages: {},
    };
  }

  /** The code of the refusal; undefined if the action was accepted. */
  act(act: Act, by = "director"): string | undefined {
    const decision = decide({ tournament: this.tournament, by, context: this.context }, act);
    if (isRefusal(decision)) return decision.refusal;
    this.tournament = this.#happen(this.tournament, decision, by);
    return undefined;
  }

  /** Registration is open, this many players have registered, and play begins. */
  begin(players: number): this {
    this.act({ type: "open-entry" });
    for (let player = 1; player <= players; player++) this.act({ type: "enter" }, `p${player}`);
    this.act({ type: "start" });
    return this;
  }

  /** Time passes. */
  wait(milliseconds: number): void {
    this.now = new Date(Date.parse(this.now) + milliseconds).toISOString();
    this.tournament = this.#happen(this.tournament, []);
  }

  /** Begins every game that may begin and ends it at once, with places from the test or at random. */
  playTables(finishing?: (players: readonly string[]) => readonly string[]): number {
    const tables = tablesToOpen(this.tournament);
    for (const table of tables) {
      const game = `${table.round}/${table.table}/${table.attempt}`;
      this.tournament = this.#happen(this.tournament, openTable(this.tournament, table, game));
      const order = finishing?.(table.players);
      const at = { round: table.round, table: table.table, game, version: 9 };
      const scores = table.players.map((player) =>
        order === undefined ? this.below(30) : order.length - order.indexOf(player),
      );
      const finishes = table.players.map((heldBy, seat) => {
        const score = scores[seat] as number;
        return { heldBy, score, tieBreaks: [], rank: scores.filter((other) => other > score).length + 1 };
      });
      this.tournament = this.#happen(this.tournament, readTable(this.tournament, at, "played", finishes));
    }
    return tables.length;
  }

  /** An administrator annuls a game. */
  annul(at: { readonly round: number; readonly table: number; readonly game: string }): void {
    this.tournament = this.#happen(this.tournament, closedGameEvents(this.tournament, at));
  }

  /** Events of games happen. */
  apply(events: readonly TournamentEvent[]): void {
    this.tournament = this.#happen(this.tournament, events);
  }

  /** Plays until nothing changes any more. */
  playOn(between: (played: this) => void = () => {}): this {
    for (let step = 0; step < 400 && this.playTables() > 0; step++) between(this);
    return this;
  }

  #happen(before: Tournament | undefined, events: readonly TournamentEvent[], by: string | null = null): Tournament {
    const { recorded, after } = applyEvents(before, events, by, this.context);
    this.log.push(...recorded);
    return after;
  }
}

export function folded(log: readonly Recorded[]): Tournament | undefined {
  let tournament: Tournament | undefined;
  for (const recorded of log) tournament = evolve(tournament, recorded);
  return tournament;
}

/** Any well-distributed hash will do for a test. */
function hashOf(text: string): string {
  let seed = 7;
  for (const letter of text) seed = (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  const below = seededRandom((seed + 1).toString(16).padStart(8, "1").repeat(8));
  return Array.from({ length: 64 }, () => below(16).toString(16)).join("");
}
