import { type Below, shuffled } from "../random.ts";
import { type Certificate, certificateOf } from "./certificate.ts";
import type { Contender } from "./contender.ts";
import { type CostTerms, costOf, type Priorities } from "./cost.ts";
import { type Effort, thoroughEffort } from "./effort.ts";
import { exhaustiveSearch } from "./search/every-draft.ts";
import { bestByLocalSearch, isSwapOptimal } from "./search/local-search.ts";
import { bestPairs } from "./search/pairs.ts";
import { type PriceOfTable, priceList } from "./search/price-list.ts";
import { seated } from "./seats.ts";
import { type TableSizes, tableSizesFor } from "./table-sizes.ts";

export interface PairingRules {
  readonly sizes: TableSizes;
  readonly priorities: Priorities;
  /** Pairs of players who must not sit at the same table. */
  readonly apart: readonly (readonly [string, string])[];
  /** The advantage of each seat compared with an even chance, by table size and seat. */
  readonly advantages: Readonly<Record<number, readonly number[]>>;
}

export interface Pairing {
  /** Players by seat; the table of the leaders first. */
  readonly tables: readonly (readonly string[])[];
  readonly byes: readonly string[];
  readonly certificate: Certificate;
}

/**
 * Pairs one round. The same players, rules, random numbers and effort give the same tables.
 * @returns undefined if players cannot be kept apart as required, or too few are left for a table
 */
export function pairRound(
  contenders: readonly Contender[],
  rules: PairingRules,
  below: Below,
  effort: Effort = thoroughEffort,
): Pairing | undefined {
  const byes = byesAmong(contenders, byesNeeded(contenders.length, rules.sizes), below);
  const playing = inOrderOfPoints(
    contenders.filter((contender) => !byes.includes(contender)),
    below,
  );
  const sizes = tableSizesFor(playing.length, rules.sizes);
  if (sizes === undefined) return undefined;
  const terms = termsOf(playing, rules);
  const priceOf = priceList(terms);
  const { method, found } = draftOf(sizes, priceOf, below, effort);
  const draft = found.map((table) => table.map((place) => playing[place] as Contender)).toSorted(byHeight);
  if (costOf(draft, terms).forbidden > 0) return undefined;
  return {
    tables: draft.map((table) => namesOf(seated(table, rules.advantages[table.length] ?? [], below))),
    byes: namesOf(byes),
    certificate: certificateOf(draft, terms, { method, isSwapOptimal: isSwapOptimal(found, priceOf) }),
  };
}

/** The smallest number of byes with which the others fill tables. */
export function byesNeeded(players: number, sizes: TableSizes): number {
  for (let byes = 0; byes < players; byes++) if (tableSizesFor(players - byes, sizes) !== undefined) return byes;
  return players;
}

function draftOf(sizes: readonly number[], priceOf: PriceOfTable, below: Below, effort: Effort) {
  const players = sizes.reduce((sum, size) => sum + size, 0);
  const isMatching = effort.descends && sizes.every((size) => size === 2);
  if (isMatching) return { method: "matching", found: bestPairs(players, priceOf) } as const;
  if (players <= effort.everyDraftMax)
    return { method: "every draft", found: exhaustiveSearch(players, sizes, priceOf) } as const;
  return { method: "local search", found: bestByLocalSearch(topDown(sizes), priceOf, below, effort) } as const;
}

/** The start of the search: the best players together, then the next best. */
function topDown(sizes: readonly number[]): readonly (readonly number[])[] {
  let next = 0;
  return sizes.map((size) => Array.from({ length: size }, () => next++));
}

const inOrderOfPoints = (contenders: readonly Contender[], below: Below) =>
  shuffled(contenders, below).toSorted((one, other) => other.points - one.points);

function termsOf(contenders: readonly Contender[], { apart, sizes, priorities }: PairingRules): CostTerms {
  const pairs = new Set(apart.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
  return { contenders, preferred: sizes.preferred, priorities, isApart: (one, other) => pairs.has(`${one} ${other}`) };
}

const byHeight = (one: readonly Contender[], other: readonly Contender[]) => meanOf(other) - meanOf(one);
const meanOf = (table: readonly Contender[]) => table.reduce((sum, { points }) => sum + points, 0) / table.length;
const namesOf = (contenders: readonly Contender[]) => contenders.map(({ player }) => player);

/** Picks the players with a bye: those with the fewest byes, then the fewest points, then the latest registration, then by lot. */
function byesAmong(contenders: readonly Contender[], byes: number, below: Below): readonly Contender[] {
  return shuffled(contenders, below)
    .toSorted((one, other) => one.byes - other.byes || one.points - other.points || other.entry - one.entry)
    .slice(0, byes);
}
