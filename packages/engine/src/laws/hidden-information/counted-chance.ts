import { type Chance, chanceFrom, seededChance } from "../../core/chance.ts";

/** A chance that counts its draws. */
export interface CountedChance {
  readonly chance: Chance;
  draws(): number;
}
/** One draw that gives another result; all other draws keep theirs. */
export interface ChangedDraw {
  /** The place of the draw, from 0. */
  readonly place: number;
  /** How far its result is moved, from 0. */
  readonly shift: number;
}

/** The same seed gives the same result for each draw, whichever limits the draws before it had. */
export function countedChance(seed: number, changed?: ChangedDraw): CountedChance {
  const source = seededChance(seed);
  let draws = 0;
  const below = (limit: number) => {
    const result = source.below(limit);
    const isChanged = draws++ === changed?.place && limit > 1;
    return isChanged ? (result + 1 + (changed.shift % (limit - 1))) % limit : result;
  };
  return { chance: chanceFrom(below), draws: () => draws };
}

/** The draws of a seed, with one of them changed. */
export const withOneDrawChanged = (seed: number, draws: number, chance: Chance): CountedChance =>
  countedChance(seed, { place: chance.below(draws), shift: chance.below(2 ** 30) });
