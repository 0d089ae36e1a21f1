import { fief1429 as schema } from "@seneschal/schema/games/fief-1429";
import { describe, expect, it } from "vitest";
import { seededChance } from "../../core/chance.ts";
import { positionAfter } from "../../core/position.ts";
import type { Options } from "./model/types.ts";
import { fief1429 } from "./ruleset.ts";
import { cardsIn, holds } from "./testing/conserved.fixture.ts";
import { grownRealm } from "./testing/grown-realm.fixture.ts";
import { pursesOf } from "./testing/ledger.fixture.ts";
import { type Game, playOut } from "./testing/play-out.fixture.ts";

/** At each number of seats, half of them begun in the middle; FUZZ_GAMES=500 plays 2,000 in all. */
const games = Number(process.env.FUZZ_GAMES ?? 8);
const timeoutMs = 20_000 + 5_000 * games;

describe.each([3, 4, 5, 6])("with %i families", (seats) => {
  it(
    `random games with seeds 1 to ${games} end, conserve and keep the books, whatever the options`,
    () => {
      for (let seed = 1; seed <= games; seed++) mustKeepBooks(played(seats, seed), seats, seed);
    },
    timeoutMs,
  );
});

it(
  "every kind of move is played and every kind of fact told, sooner or later",
  () => {
    const met = new Set<string>();
    for (let seed = 1; seed <= 5 * games; seed++) {
      const { facts, moves } = played(4, seed);
      for (const { type } of [...facts, ...moves]) met.add(type);
    }
    const types = [...typesOf(schema.move), ...typesOf(schema.fact)];
    // What random families seldom live to see.
    const unmet = types.filter((type) => !met.has(type));
    expect(unmet.length, unmet.join(", ")).toBeLessThan(types.length / 6);
  },
  5 * timeoutMs,
);

/** Each option on and off, in all ways together. */
const optionsOf = (seed: number): Options => ({
  turns: 4,
  isFirstTurnCalm: seed % 3 === 0,
  diplomacy: seed % 2 === 0 ? "embassies" : "free",
  hasRelics: seed % 4 > 1,
  isFoggy: seed % 8 > 3,
  isMoneyHidden: seed % 16 > 7,
  areVotesInTurn: seed % 5 > 2,
  arePrisonersStrict: seed % 3 === 1,
});

function played(seats: number, seed: number): Game {
  let cards = "";
  const options = optionsOf(Math.floor(seed / 2));
  // A realm that is given out may leave nobody who could marry, and so nothing to begin with.
  const asked = grown(seats, seed, options);
  const ruleset = seed % 2 === 0 && asked > 0 ? grownRealm : fief1429;
  return playOut({ ruleset, seats, seed, options }, (state) => {
    for (const [name, isSo] of Object.entries(holds)) {
      if (!isSo(state)) throw new Error(`seed ${seed}: it is not so any more: ${name}`);
    }
    const now = JSON.stringify(cardsIn(state));
    if (cards === "") cards = now;
    if (cards !== now) throw new Error(`seed ${seed}: cards are not conserved`);
    if (state.relics.length > 5) throw new Error(`seed ${seed}: there are ${state.relics.length} relics`);
  });
}

function grown(seats: number, seed: number, options: Options): number {
  const state = positionAfter(grownRealm, grownRealm.setUp({ seats, options }, seededChance(seed)));
  return grownRealm.question(state)?.seats.length ?? 0;
}

function mustKeepBooks({ facts, end }: Game, seats: number, seed: number): void {
  expect(pursesOf(facts, seats), `the chests, seed ${seed}`).toEqual(end.families.map(({ ecus }) => ecus));
  expect(fief1429.outcome(end)?.ranking, `seed ${seed}`).toHaveLength(seats);
}

const typesOf = (schema: { readonly options: readonly { readonly shape: { readonly type: unknown } }[] }) =>
  schema.options.map(({ shape }) => (shape.type as { readonly value: string }).value);
