import type { Facts, RoundFacts } from "./facts.fixture.ts";
import { isPlayOff, type TableFacts } from "./table-facts.fixture.ts";

export interface Rank {
  readonly player: string;
  readonly rank: number;
}

/** The tables of the play-offs that follow a round. */
export function playOffsAfter({ rounds }: Facts, round: RoundFacts): readonly TableFacts[] {
  const next = rounds.filter(({ stage }) => stage === round.stage).find(({ number }) => number > round.number);
  return next !== undefined && isPlayOff(next) && next.state !== "drafted" ? next.tables : [];
}

/** The players of a play-off divide the places that they shared, in the order of its result. */
export function afterPlayOff<One extends Rank>(ranking: readonly One[], { places }: TableFacts): readonly One[] {
  const finish = new Map(places?.map(({ player, rank }) => [player, rank]));
  const group = ranking.filter(({ player }) => finish.has(player));
  const top = Math.min(...group.map(({ rank }) => rank));
  const isAhead = (one: One, other: One) => {
    const [first, second] = [finish.get(one.player) ?? 0, finish.get(other.player) ?? 0];
    return first < second || (first === second && one.rank < other.rank);
  };
  const ranked = group.map((one) => ({ ...one, rank: top + group.filter((other) => isAhead(other, one)).length }));
  const sorted = ranked.toSorted(
    (one, other) =>
      (finish.get(one.player) ?? 0) - (finish.get(other.player) ?? 0) || ranked.indexOf(one) - ranked.indexOf(other),
  );
  const taken = ranking.flatMap((one, at) => (finish.has(one.player) ? [at] : []));
  return ranking.map((one, at) => sorted[taken.indexOf(at)] ?? one);
}

/** The standings of a division after the play-off for its first place. */
export const withTitles = <One extends Rank>(
  facts: Facts,
  season: RoundFacts,
  { number, rows }: { readonly number: number; readonly rows: readonly One[] },
): readonly One[] =>
  playOffsAfter(facts, season)
    .filter(({ purpose, division }) => purpose === "title" && (division ?? 1) === number)
    .reduce<readonly One[]>(afterPlayOff, rows);
