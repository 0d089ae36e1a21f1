import { isPlayOff, type Round, type Tournament } from "../state/tournament.ts";

/** The figures of one run. */
export interface Figures {
  readonly isFinished: boolean;
  readonly rounds: readonly RoundFigures[];
  /** For each player: the number of games, and of byes. */
  readonly games: readonly number[];
  readonly byes: readonly number[];
  /** The size of each table. */
  readonly sizes: readonly number[];
  /** Pairs that met more than once. */
  readonly meetingsAgain: number;
  /** The highest number of meetings of one pair. */
  readonly meetingsMax: number;
  /** Pairs who should meet, in a round robin or a season of a division, and do not; null without such a stage. */
  readonly unmetPairs: number | null;
  /** The highest difference, for one player, between their most and least frequent seat. */
  readonly seatImbalance: number;
  /** The total time limit of the rounds; undefined if a stage has none. */
  readonly days: number | null;
}

export interface RoundFigures {
  readonly round: number;
  readonly stage: number;
  readonly isPlayOff: boolean;
  readonly sizes: readonly number[];
  readonly byes: number;
  readonly meetingsAgain: number | null;
}

type Tables = readonly (readonly string[])[];

export function figuresOf(tournament: Tournament): Figures {
  const { rounds, players, phase } = tournament;
  const tables = rounds.flatMap((round) => round.tables.map(({ seated }) => seated)).filter(({ length }) => length > 0);
  const names = players.map(({ player }) => player);
  const own = tablesByPlayer(tables, names);
  const meetings = meetingsAt(tables);
  return {
    isFinished: phase === "finished",
    rounds: rounds.map((round) => ({
      round: round.number,
      stage: round.stage,
      isPlayOff: isPlayOff(round),
      sizes: round.tables.map((table) => table.players.length).toSorted((one, other) => other - one),
      byes: round.byes.length,
      meetingsAgain: round.certificate?.meetingsAgain ?? null,
    })),
    games: names.map((player) => own.get(player)?.length ?? 0),
    byes: names.map((player) => rounds.filter(({ byes }) => byes.includes(player)).length),
    sizes: tables.map(({ length }) => length),
    meetingsAgain: meetings.filter((count) => count > 1).length,
    meetingsMax: Math.max(0, ...meetings),
    unmetPairs: unmetPairsIn(tournament),
    seatImbalance: Math.max(0, ...names.map((player) => imbalanceOf(player, own.get(player) ?? []))),
    days: daysOf(tournament),
  };
}

function tablesByPlayer(tables: Tables, players: readonly string[]): ReadonlyMap<string, Tables> {
  const own = new Map(players.map((player) => [player, [] as (readonly string[])[]]));
  for (const table of tables) for (const player of table) own.get(player)?.push(table);
  return own;
}

function meetingsAt(tables: Tables): readonly number[] {
  const counts = new Map<string, number>();
  for (const table of tables) {
    for (const one of table) {
      for (const other of table) {
        if (one < other) counts.set(`${one} ${other}`, (counts.get(`${one} ${other}`) ?? 0) + 1);
      }
    }
  }
  return [...counts.values()];
}

/** Players who should all meet. */
interface Group {
  readonly players: readonly string[];
  readonly tables: Tables;
}

function unmetPairsIn({ plan, rounds, stages }: Tournament): number | null {
  const groups = stages.flatMap(({ number, players }): readonly Group[] => {
    const own = rounds.filter(({ stage }) => stage === number);
    const format = plan.stages[number - 1]?.format;
    if (format === "round-robin") return [{ players, tables: own.flatMap((round) => tablesIn(round.tables)) }];
    return format === "league" ? own.filter((round) => !isPlayOff(round)).flatMap(divisionsIn) : [];
  });
  if (groups.length === 0) return null;
  return groups.reduce(
    (sum, { players, tables }) => sum + (players.length * (players.length - 1)) / 2 - meetingsAt(tables).length,
    0,
  );
}

function divisionsIn({ tables }: Round): readonly Group[] {
  const numbers = [...new Set(tables.map(({ division }) => division))];
  return numbers.map((number) => {
    const own = tablesIn(tables.filter(({ division }) => division === number));
    return { players: [...new Set(own.flat())], tables: own };
  });
}

const tablesIn = (tables: Round["tables"]): Tables => tables.map(({ seated }) => seated);

/** Counts only the seats that exist at all tables of the player. */
function imbalanceOf(player: string, own: Tables): number {
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
