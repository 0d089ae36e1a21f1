import { type Chance, chanceFrom } from "../core/chance.ts";

/**
 * One draw of a script: a number, as `below` gives it; the name of what is picked from a list; or the names of a
 * shuffled list in their new order.
 */
export type ScriptedDraw = number | string | readonly string[];

/** Draws exactly this, and fails loudly when the script is over or names something that cannot be drawn. */
export function scriptedChance(...draws: readonly ScriptedDraw[]): Chance {
  let place = 0;
  function take(asked: string): ScriptedDraw {
    const drawn = draws[place++];
    if (drawn === undefined) throw new Error(`the script of ${draws.length} draws is over: ${asked} was asked for`);
    return drawn;
  }
  const unnamed = chanceFrom((limit) => numberBelow(limit, take(`a draw below ${limit}`)));
  return {
    ...unnamed,
    pick: <Value>(list: readonly Value[]) =>
      typeof draws[place] === "string" ? named(list, take("a name")) : unnamed.pick(list),
    shuffle: <Value>(list: readonly Value[]) =>
      typeof draws[place] === "object" ? inOrder(list, take("an order")) : unnamed.shuffle(list),
  };
}

function numberBelow(limit: number, drawn: ScriptedDraw): number {
  if (typeof drawn !== "number" || drawn < 0 || drawn >= limit)
    throw new Error(`the script says ${drawn} where a number below ${limit} was asked for`);
  return drawn;
}

function named<Value>(list: readonly Value[], name: ScriptedDraw): Value {
  const index = list.findIndex((one) => one === name);
  if (index < 0) throw new Error(`the script says ${name} where one of these was asked for: ${list.join(", ")}`);
  return list[index] as Value;
}

function inOrder<Value>(list: readonly Value[], order: ScriptedDraw): readonly Value[] {
  const names = typeof order === "object" ? order : [];
  if (names.length !== list.length) throw new Error(`the script orders ${names.length} of ${list.length}`);
  return names.map((name) => named(list, name));
}

/** The draws that make dice fall so, for `scriptedChance(...rolls(4, 2))`. */
export const rolls = (...pips: readonly number[]): readonly number[] => pips.map((pip) => pip - 1);

/** For what must not draw. */
export const noChance: Chance = scriptedChance();
