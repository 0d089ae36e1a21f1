import type { Below } from "../luck.ts";
import { luckFrom } from "../luck-from.ts";
import { decide } from "./acts/decide.ts";
import { isRefusal } from "./acts/decision.ts";
import type { Circumstances } from "./circumstances.ts";
import { extended } from "./extended.ts";
import { openTable, readTable, tablesToOpen } from "./tables.ts";
import { enteredIn, type Tournament } from "./tournament.ts";
import type { Act, Plan, TournamentEvent } from "./words.ts";

/** How a tournament would go if so many signed up, with results by lot. */
export interface Rehearsal {
  /** False: it came to a halt before its end. */
  readonly isPlayable: boolean;
  readonly rounds: readonly RehearsedRound[];
  readonly games: number;
  /** Of a player: the fewest and the most. */
  readonly gamesLeast: number;
  readonly gamesMost: number;
  readonly meetingsAgain: number;
  /** How often the same two met at most. */
  readonly meetingsMost: number;
  /** Of the seats of one player, the most often taken less the least often taken, at most. */
  readonly seatImbalance: number;
  /** What the rounds may take together; nothing where a stage sets no time. */
  readonly days: number | null;
}

export interface RehearsedRound {
  readonly round: number;
  readonly stage: number;
  readonly sizes: readonly number[];
  readonly byes: number;
  readonly meetingsAgain: number | null;
}

const director = "director";
/** In a rehearsal nobody has more games of a ladder than these. */
const ladderGames = 6;

/** Plays it through, a round at a step: whoever rehearses may let others have the process in between. */
export function* rehearse(plan: Plan, players: number, seed: string): Generator<undefined, Rehearsal> {
  const below = luckFrom(seed);
  const circumstances = rehearsing(seed);
  let tournament = begun(plan, players, circumstances);
  for (let games = 0; tournament.phase === "running"; ) {
    if (tournament.plan.stages[tournament.stages.length - 1]?.format === "ladder")
      tournament = sought(tournament, circumstances, below);
    const before = tournament;
    for (const table of tablesToOpen(before)) {
      const game = `game ${++games}`;
      const opened = extended(tournament, openTable(tournament, table, game), null, circumstances).after;
      const at = { round: table.round, table: table.table, game, version: 1 };
      tournament = extended(
        opened,
        readTable(opened, at, "played", byLot(table.players, below)),
        null,
        circumstances,
      ).after;
    }
    if (tournament === before) return reportOf(tournament, false);
    yield;
  }
  return reportOf(tournament, tournament.phase === "finished");
}

/** Every day is the first: deadlines stay ahead, and the window of a ladder closes when everybody has had enough. */
const rehearsing = (seed: string): Circumstances => ({
  now: "2000-01-01T00:00:00.000Z",
  inDays: (days) => `2000-01-01T00:00:00.000Z+${days}`,
  minutesBefore: (instant) => instant,
  isPatienceOver: () => true,
  hashOf: (name) => hashFrom(`${seed} ${name}`),
  secret: seed,
  ratings: {},
  advantages: {},
});

/** No secret is at stake: any spread of bits will do. */
function hashFrom(text: string): string {
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

function begun(plan: Plan, players: number, circumstances: Circumstances): Tournament {
  const open = { ...plan, startsAt: null, checkInMinutes: null, pairing: "automatic" as const, playersMost: players };
  const created: TournamentEvent = { type: "TournamentCreated", plan: open, director, commitment: "" };
  let tournament = extended(undefined, [created, { type: "EntryOpened" }], director, circumstances).after;
  for (const act of [{ type: "enter-bots", bot: "random", count: players }, { type: "start" }] as const) {
    tournament = acted(tournament, act, circumstances);
  }
  return tournament;
}

function acted(tournament: Tournament, act: Act, circumstances: Circumstances, by = director): Tournament {
  const decision = decide({ tournament, by, circumstances }, act);
  return isRefusal(decision) ? tournament : extended(tournament, decision, by, circumstances).after;
}

/** In a ladder everybody seeks games until they have as many as count; then the window closes. */
function sought(tournament: Tournament, circumstances: Circumstances, below: Below): Tournament {
  const terms = tournament.plan.stages[tournament.stages.length - 1];
  const round = tournament.rounds.at(-1);
  if (terms?.format !== "ladder" || round === undefined) return tournament;
  const had = (player: string) => round.tables.filter(({ players }) => players.includes(player)).length;
  const wanting = enteredIn(tournament).filter(({ player }) => had(player) < Math.min(terms.best, ladderGames));
  if (wanting.length < terms.sizes.least) {
    const closing = { ...circumstances, now: "2100-01-01T00:00:00.000Z" };
    return extended(tournament, [], null, closing).after;
  }
  const first = below(wanting.length);
  return [...wanting.slice(first), ...wanting.slice(0, first)].reduce(
    (after, { player }) => acted(after, { type: "seek-game" }, circumstances, player),
    tournament,
  );
}

/** Any order of places, now and then a tie, scores to fit. */
function byLot(players: readonly string[], below: Below) {
  const scores = players.map(() => below(40));
  return players.map((player, seat) => {
    const score = scores[seat] as number;
    return { heldBy: player, score, rank: scores.filter((other) => other > score).length + 1 };
  });
}

function reportOf(tournament: Tournament, isPlayable: boolean): Rehearsal {
  const tables = tournament.rounds.flatMap((round) => round.tables.filter(({ seated }) => seated.length > 0));
  const players = tournament.players.map(({ player }) => player);
  const games = players.map((player) => tables.filter(({ seated }) => seated.includes(player)).length);
  const meetings = meetingsIn(tables.map(({ seated }) => seated));
  return {
    isPlayable,
    rounds: tournament.rounds.map((round) => ({
      round: round.number,
      stage: round.stage,
      sizes: round.tables.map(({ players }) => players.length),
      byes: round.byes.length,
      meetingsAgain: round.certificate?.meetingsAgain ?? null,
    })),
    games: tables.length,
    gamesLeast: Math.min(...games),
    gamesMost: Math.max(...games),
    meetingsAgain: meetings.filter((count) => count > 1).length,
    meetingsMost: Math.max(0, ...meetings),
    seatImbalance: Math.max(
      0,
      ...players.map((player) =>
        imbalanceOf(
          player,
          tables.map(({ seated }) => seated),
        ),
      ),
    ),
    days: daysOf(tournament),
  };
}

function meetingsIn(tables: readonly (readonly string[])[]): readonly number[] {
  const counts = new Map<string, number>();
  for (const table of tables) {
    for (const [seat, one] of table.entries()) {
      for (const other of table.slice(seat + 1)) {
        const pair = [one, other].toSorted().join(" ");
        counts.set(pair, (counts.get(pair) ?? 0) + 1);
      }
    }
  }
  return [...counts.values()];
}

/** Counted over the seats that every one of the player's tables has. */
function imbalanceOf(player: string, tables: readonly (readonly string[])[]): number {
  const own = tables.filter((table) => table.includes(player));
  if (own.length === 0) return 0;
  const seats = Math.min(...own.map(({ length }) => length));
  const taken = Array.from({ length: seats }, (_, seat) => own.filter((table) => table[seat] === player).length);
  return Math.max(...taken) - Math.min(...taken);
}

function daysOf({ plan, rounds }: Tournament): number | null {
  let days = 0;
  for (const [place, stage] of plan.stages.entries()) {
    const count = rounds.filter((round) => round.stage === place + 1).length;
    if (stage.format === "ladder") days += stage.days;
    else if (stage.roundDays === null) return null;
    else days += stage.roundDays * count;
  }
  return days;
}
