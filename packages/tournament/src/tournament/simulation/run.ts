import { quickEffort } from "../../pairing/effort.ts";
import type { Below } from "../../random.ts";
import { seededRandom } from "../../seeded-random.ts";
import { decide } from "../acts/decide.ts";
import { isRefusal } from "../acts/decision.ts";
import { applyEvents } from "../progress/apply-events.ts";
import { openTable, readTable, tablesToOpen } from "../progress/tables.ts";
import { registeredPlayers, type Tournament } from "../state/tournament.ts";
import type { TournamentContext } from "../state/tournament-context.ts";
import type { Act, Plan, TournamentEvent } from "../state/types.ts";

const director = "director";
/** In a simulation, no player has more games of a ladder than this. */
const ladderGames = 6;

/** Who takes part in a simulation. */
export interface SimulatedField {
  readonly players: number;
  /** The probability that a player withdraws during a round. */
  readonly withdrawalsPercent?: number | undefined;
}

/** One run of a tournament with random results, one round per step, as far as it gets. */
export function* run(plan: Plan, field: SimulatedField, seed: string): Generator<undefined, Tournament> {
  const below = seededRandom(seed);
  const context = simulated(seed);
  let tournament = begun(plan, field.players, context);
  while (tournament.phase === "running") {
    const before = withWithdrawals(tournament, field, { context, below });
    const after = withTablesPlayed(sought(before, context, below), context, below);
    if (after === tournament) return tournament;
    tournament = after;
    yield;
  }
  return tournament;
}

/** Without withdrawals nothing is drawn, so that the results stay the same. */
function withWithdrawals(
  tournament: Tournament,
  { withdrawalsPercent = 0 }: SimulatedField,
  { context, below }: { readonly context: TournamentContext; readonly below: Below },
): Tournament {
  if (withdrawalsPercent === 0) return tournament;
  const leaving = registeredPlayers(tournament).filter(() => below(100) < withdrawalsPercent);
  return leaving.reduce((after, { player }) => acted(after, { type: "withdraw" }, context, player), tournament);
}

/** Time does not pass: deadlines stay in the future, and the window of a ladder closes when all players have enough games. */
const simulated = (seed: string): TournamentContext => ({
  now: "2000-01-01T00:00:00.000Z",
  inDays: (days) => `2000-01-01T00:00:00.000Z+${days}`,
  minutesBefore: (instant) => instant,
  isWaitOver: () => true,
  hashOf: (name) => hashFrom(`${seed} ${name}`),
  secret: seed,
  ratings: {},
  advantages: {},
  effort: quickEffort,
});

/** No secret is involved: any well-distributed hash will do. */
export function hashFrom(text: string): string {
  const words = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35];
  for (const letter of text) {
    for (let word = 0; word < 4; word++) {
      words[word] =
        Math.imul((words[word] as number) ^ ((letter.codePointAt(0) ?? 0) + word), 0x01000193 + 2 * word) >>> 0;
    }
  }
  return words
    .map((word) => word.toString(16).padStart(8, "0"))
    .join("")
    .padEnd(64, "0");
}

function begun(plan: Plan, players: number, context: TournamentContext): Tournament {
  const automatic = { pairing: "automatic", closing: "automatic", graceMinutes: 0, lastGraceMinutes: 0 } as const;
  const open = {
    ...plan,
    ...automatic,
    boards: "online" as const,
    startsAt: null,
    checkInMinutes: null,
    playersMost: players,
  };
  const created: TournamentEvent = { type: "TournamentCreated", plan: open, director, commitment: "" };
  let tournament = applyEvents(undefined, [created, { type: "EntryOpened" }], director, context).after;
  for (const bots of botsFor(players)) tournament = acted(tournament, bots, context);
  return acted(tournament, { type: "start" }, context);
}

const botsAtOnce = 64;

function* botsFor(players: number): Generator<Act> {
  for (let left = players; left > 0; left -= botsAtOnce)
    yield { type: "enter-bots", bot: "easy", count: Math.min(left, botsAtOnce) };
}

function acted(tournament: Tournament, act: Act, context: TournamentContext, by = director): Tournament {
  const decision = decide({ tournament, by, context }, act);
  return isRefusal(decision) ? tournament : applyEvents(tournament, decision, by, context).after;
}

function withTablesPlayed(before: Tournament, context: TournamentContext, below: Below): Tournament {
  let tournament = before;
  for (const table of tablesToOpen(before)) {
    const game = `game ${table.round}.${table.table}.${table.attempt}`;
    const at = { round: table.round, table: table.table, game, version: 1 };
    tournament = applyEvents(tournament, openTable(tournament, table, game), null, context).after;
    const places = readTable(tournament, at, "played", byLot(table.players, below));
    tournament = applyEvents(tournament, places, null, context).after;
  }
  return tournament;
}

/** In a ladder, players look for games until they have as many as count; then the window closes. */
function sought(tournament: Tournament, context: TournamentContext, below: Below): Tournament {
  const terms = tournament.plan.stages[tournament.stages.length - 1];
  const round = tournament.rounds.at(-1);
  if (terms?.format !== "ladder" || round === undefined) return tournament;
  const had = (player: string) => round.tables.filter(({ players }) => players.includes(player)).length;
  const wanting = registeredPlayers(tournament).filter(({ player }) => had(player) < Math.min(terms.best, ladderGames));
  if (wanting.length < terms.sizes.least) {
    const closing = { ...context, now: "2100-01-01T00:00:00.000Z" };
    return applyEvents(tournament, [], null, closing).after;
  }
  const first = below(wanting.length);
  return [...wanting.slice(first), ...wanting.slice(0, first)].reduce(
    (after, { player }) => acted(after, { type: "seek-game" }, context, player),
    tournament,
  );
}

/** Random places with occasional ties, and matching scores. */
function byLot(players: readonly string[], below: Below) {
  const scores = players.map(() => below(40));
  return players.map((player, seat) => {
    const score = scores[seat] as number;
    return { heldBy: player, score, tieBreaks: [], rank: scores.filter((other) => other > score).length + 1 };
  });
}
