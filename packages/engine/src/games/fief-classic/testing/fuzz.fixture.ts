import { fiefVitale as schema } from "@seneschal/schema/games/fief-classic";
import { describe, expect, it } from "vitest";
import type { Ruleset } from "../../../core/ruleset.ts";
import { seatsOf, soldiersOf } from "../family/model/state.ts";
import type { FiefClassic, Goal, Options } from "../family/model/types.ts";
import { cardsIn, holds } from "./conserved.fixture.ts";
import { grownRealm } from "./grown-realm.fixture.ts";
import { pursesOf, soldiersBy } from "./ledger.fixture.ts";
import { type Game, playOut } from "./play-out.fixture.ts";

/** At each number of seats, half of them begun in the middle; FUZZ_GAMES=400 plays 2,000 in all. */
const games = Number(process.env.FUZZ_GAMES ?? 4);
const timeoutMs = 20_000 + 5_000 * games;

/** Long series of random games: they end, conserve and keep the books; and all is met but what the other edition has. */
export function endsWhateverIsPlayed(
  ruleset: Ruleset<FiefClassic>,
  optionsOf: (goal: Goal, seed: number) => Options,
  foreign: readonly string[],
): void {
  const goals: readonly Goal[] = ["two", "three", "four", "none"];
  const optionsFor = (seed: number) => optionsOf(goals[seed % goals.length] ?? "two", seed);
  const grown = grownRealm(ruleset);

  function played(seats: number, seed: number): Game {
    let cards = "";
    const setting = { ruleset: seed % 2 === 0 ? grown : ruleset, seats, seed, options: optionsFor(seed) };
    return playOut(setting, (state) => {
      for (const [name, isSo] of Object.entries(holds)) {
        if (!isSo(state)) throw new Error(`seed ${seed}: it is not so any more: ${name}`);
      }
      const now = JSON.stringify(cardsIn(state));
      if (cards === "") cards = now;
      if (cards !== now) throw new Error(`seed ${seed}: cards are not conserved`);
    });
  }

  function mustKeepBooks({ facts, end }: Game, seats: number, seed: number): void {
    expect(pursesOf(facts, seats), `the chests, seed ${seed}`).toEqual(end.families.map(({ ecus }) => ecus));
    const soldiers = seatsOf(end).reduce((sum, seat) => sum + soldiersOf(end, seat), 0);
    expect(soldiersBy(facts), `the soldiers, seed ${seed}`).toBe(soldiers);
    expect(ruleset.outcome(end)?.ranking, `seed ${seed}`).toHaveLength(seats);
  }

  describe.each([2, 3, 4, 5, 6])(`${ruleset.id} with %i families`, (seats) => {
    it(
      `random games with seeds 1 to ${games} end, conserve and keep the books, whatever the options`,
      () => {
        for (let seed = 1; seed <= games; seed++) mustKeepBooks(played(seats, seed), seats, seed);
      },
      timeoutMs,
    );
  });

  // Armies that came into a village in which others of theirs stood before it; an alliance that ceded one.
  it.each([
    [6, 221],
    [4, 992],
    [5, 138],
  ])(`${ruleset.id}: a game of %i families with seed %i`, (seats, seed) => {
    mustKeepBooks(played(seats, seed), seats, seed);
  });

  it(
    `${ruleset.id}: every kind of move is played and every kind of fact told, sooner or later`,
    () => {
      const met = new Set<string>();
      for (let seed = 1; seed <= 20 * games; seed++) {
        const { facts, moves } = played(4, seed);
        for (const { type } of [...facts, ...moves]) met.add(type);
      }
      const own = [...typesOf(schema.move), ...typesOf(schema.fact)].filter((type) => !foreign.includes(type));
      // Situations that random families rarely reach.
      const unmet = own.filter((type) => !met.has(type));
      expect(unmet.length, unmet.join(", ")).toBeLessThan(own.length / 8);
      expect(foreign.filter((type) => met.has(type))).toEqual([]);
    },
    5 * timeoutMs,
  );
}

const typesOf = (schema: { readonly options: readonly { readonly shape: { readonly type: unknown } }[] }) =>
  schema.options.map(({ shape }) => (shape.type as { readonly value: string }).value);
