import type { Seat } from "@seneschal/engine";
import {
  type ChanceScheme,
  type CountedChance,
  chanceKeyOf,
  derivedEntropyOf,
  fairChance,
  type LabelOf,
  latestScheme,
} from "./fair-chance.ts";
import type { Game, SeatOccupant, Terms } from "./game.ts";

/** Games from before schemes were told apart say none. */
export function schemeOf({ chanceScheme }: Pick<Terms, "chanceScheme">): ChanceScheme {
  return chanceScheme ?? 1;
}

/** The chance of the game's next event. */
export function chanceOf(game: Game): CountedChance {
  const scheme = schemeOf(game.terms);
  return fairChance(scheme, keyOf(game), labels[scheme](game));
}

const labels: Readonly<Record<ChanceScheme, (game: Game) => LabelOf>> = {
  1:
    ({ version }) =>
    (draw) =>
      `event-${version + 1}#${draw}`,
  // By draws alone: whatever else happens in between, the next number stays the same.
  2:
    ({ drawn }) =>
    (draw) =>
      `draw-${drawn + draw}`,
};

/** What the chance of a game is made from, before anybody sits down. */
export type ChanceSource = Pick<Game, "id" | "secret"> & { readonly terms: Pick<Terms, "chanceScheme"> };

/** That of a game that is about to be opened. */
export function newSource(id: string, secret: string): ChanceSource {
  return { id, secret, terms: { chanceScheme: latestScheme } };
}

/** What the seat of somebody who adds nothing has to add, by the scheme of the game; none where the server was free. */
export function expectedEntropyOf({ id, secret, terms }: ChanceSource, seat: Seat): string | undefined {
  const scheme = schemeOf(terms);
  return scheme === 1 ? undefined : derivedEntropyOf(scheme, id, secret, seat);
}

// Seats keep their identity from move to move, so that the key is made once.
const keys = new WeakMap<readonly SeatOccupant[], Buffer>();

function keyOf({ id, secret, seats, terms }: Game): Buffer {
  const known = keys.get(seats);
  if (known !== undefined) return known;
  const key = chanceKeyOf(schemeOf(terms), id, secret, seats.map(entropyOf));
  keys.set(seats, key);
  return key;
}

function entropyOf(sitting: SeatOccupant): string {
  if (sitting.kind === "nobody") throw new Error("chance is drawn only when every seat is taken");
  return sitting.entropy;
}
