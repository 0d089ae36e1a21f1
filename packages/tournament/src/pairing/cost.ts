import { type Contender, meetingCount } from "./contender.ts";

/** The cost of a draft of tables. Smaller figures are better. */
export interface Cost {
  /** Pairs who must not meet. */
  readonly forbidden: number;
  /** The sum of squared earlier meetings of the players at a table: a third meeting is far worse than two second ones. */
  readonly repeats: number;
  /** The sum of squared earlier games at short tables of the players at a short table. */
  readonly shortness: number;
  /** The sum of squared differences in points between the best and the worst player of a table. */
  readonly spread: number;
  /** The points of players at short tables; short tables are for the last places. */
  readonly height: number;
}
export type CostName = keyof Cost;

/**
 * The levels of costs, the most important first. Within a level, weighted figures are added; a lower level never outweighs
 * a higher one.
 */
export type Priorities = readonly Readonly<Partial<Record<CostName, number>>>[];

/** Avoids repeated pairs, regardless of points. */
export const social: Priorities = [{ repeats: 1 }, { shortness: 1 }, { spread: 1 }, { height: 1 }];
/** Pairs strictly by points, for a last round. */
export const sporting: Priorities = [{ spread: 1 }, { repeats: 1 }, { shortness: 1 }, { height: 1 }];
/** The cost of a second meeting, in squared points between the best and the worst player of a table. */
export const balanced = (spreadForMeeting: number): Priorities => [
  { repeats: spreadForMeeting, spread: 1 },
  { shortness: 1 },
  { height: 1 },
];

export interface CostTerms {
  readonly contenders: readonly Contender[];
  readonly isApart: (one: string, other: string) => boolean;
  /** Tables with fewer players are short. */
  readonly preferred: number;
  readonly priorities: Priorities;
}

export type Draft = readonly (readonly Contender[])[];

export function costOf(draft: Draft, { isApart, preferred }: Omit<CostTerms, "priorities" | "contenders">): Cost {
  const pairs = draft.flatMap(pairsAt);
  const short = draft.filter(({ length }) => length < preferred).flat();
  return {
    forbidden: pairs.filter(([one, other]) => isApart(one.player, other.player)).length,
    repeats: sumOf(pairs.map(([one, other]) => meetingCount(one, other) ** 2)),
    shortness: sumOf(short.map(({ shortTables }) => shortTables ** 2)),
    spread: sumOf(draft.map((table) => spreadOf(table) ** 2)),
    height: sumOf(short.map(({ points }) => points)),
  };
}

/** The number of pairs that have met before. */
export const meetingsAgain = (draft: Draft): number =>
  draft.flatMap(pairsAt).filter(([one, other]) => meetingCount(one, other) > 0).length;

/** Combines the cost into one number, in which no lower level can outweigh a higher one. */
export function weightsFor(terms: CostTerms): Cost {
  const bounds = boundsOf(terms);
  const weights = { forbidden: 0, repeats: 0, shortness: 0, spread: 0, height: 0 };
  let worth = 1;
  for (const level of [{ forbidden: 1 }, ...terms.priorities].toReversed()) {
    const named = Object.entries(level) as [CostName, number][];
    for (const [name, times] of named) weights[name] = worth * times;
    worth += sumOf(named.map(([name]) => weights[name] * bounds[name]));
  }
  if (worth > Number.MAX_SAFE_INTEGER) throw new Error("the points and meetings are too large for one number");
  return weights;
}

function boundsOf({ contenders }: CostTerms): Cost {
  const players = contenders.length;
  const points = contenders.map((contender) => contender.points);
  const reach = players === 0 ? 0 : Math.max(...points) - Math.min(...points);
  const pairs = players * 3;
  return {
    forbidden: pairs,
    repeats: pairs * Math.max(0, ...contenders.flatMap(({ met }) => Object.values(met))) ** 2,
    shortness: sumOf(contenders.map(({ shortTables }) => shortTables ** 2)),
    spread: players * reach ** 2,
    height: sumOf(points.map(Math.abs)),
  };
}

function pairsAt(table: readonly Contender[]): readonly (readonly [Contender, Contender])[] {
  return table.flatMap((one, place) => table.slice(place + 1).map((other) => [one, other] as const));
}

function spreadOf(table: readonly Contender[]): number {
  const points = table.map((contender) => contender.points);
  return points.length === 0 ? 0 : Math.max(...points) - Math.min(...points);
}

const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);
