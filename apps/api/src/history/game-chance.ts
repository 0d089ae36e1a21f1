import { type CountedChance, chanceKeyOf, fairChance } from "./fair-chance.ts";
import type { Game, Sitting } from "./game.ts";

/** The chance of the game's next event. */
export function chanceOf(game: Game): CountedChance {
  return fairChance(keyOf(game), game.version + 1);
}

// Seats keep their identity from move to move, so that the key is made once.
const keys = new WeakMap<readonly Sitting[], Buffer>();

function keyOf({ id, secret, seats }: Game): Buffer {
  const known = keys.get(seats);
  if (known !== undefined) return known;
  const key = chanceKeyOf(id, secret, seats.map(entropyOf));
  keys.set(seats, key);
  return key;
}

function entropyOf(sitting: Sitting): string {
  if (sitting.kind === "nobody") throw new Error("chance is drawn only when every seat is taken");
  return sitting.entropy;
}
