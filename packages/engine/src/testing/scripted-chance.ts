import { type Chance, chanceFrom } from "../core/chance.ts";

/** Draws exactly these numbers, each as `below` gives it, and fails loudly when the script is over. */
export function scriptedChance(...draws: readonly number[]): Chance {
  const script = draws.values();
  return chanceFrom((limit) => {
    const { value: drawn, done } = script.next();
    if (done === true)
      throw new Error(`the script of ${draws.length} draws is over: a draw below ${limit} was asked for`);
    if (drawn < 0 || drawn >= limit)
      throw new Error(`the script says ${drawn} where a number below ${limit} was asked for`);
    return drawn;
  });
}

/** The draws that make dice fall so, for `scriptedChance(...rolls(4, 2))`. */
export const rolls = (...pips: readonly number[]): readonly number[] => pips.map((pip) => pip - 1);

/** For what must not draw. */
export const noChance: Chance = scriptedChance();
