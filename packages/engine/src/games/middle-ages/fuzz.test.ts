import { middleAges as words } from "@seneschal/schema/games/middle-ages";
import { describe, expect, it } from "vitest";
import { middleAges } from "./ruleset.ts";
import { conserves, holds } from "./testing/conserved.fixture.ts";
import { playOut, type RecordedFact } from "./testing/play-out.fixture.ts";

/** At each number of seats; FUZZ_GAMES=500 plays 2,000 in all. */
const games = Number(process.env.FUZZ_GAMES ?? 10);
const timeoutMilliseconds = 5_000 * games;

describe.each([2, 3, 4, 5])("with %i fiefs", (seats) => {
  it(
    `random games with seeds 1 to ${games} end and conserve what they should`,
    () => {
      const met = new Set<string>();
      for (let seed = 1; seed <= games; seed++) {
        const game = playOut(seats, seed);
        for (const { fact } of game) met.add(fact.type);
        mustHold(game, seed);
        const end = game.at(-1)?.state;
        expect(end && middleAges.outcome(end)?.ranking, `seed ${seed}`).toHaveLength(seats);
      }
      expect(factTypes.filter((type) => !met.has(type) && !rare.includes(type))).toEqual([]);
    },
    timeoutMilliseconds,
  );
});

const amountsIn = (state: RecordedFact["state"]) =>
  JSON.stringify(Object.values(conserves).map((amount) => amount(state)));

function mustHold(game: readonly RecordedFact[], seed: number): void {
  const atRest = game.filter(({ isAtRest }) => isAtRest);
  const [opening] = atRest;
  for (const { state } of atRest) {
    const broken = Object.entries(holds).flatMap(([name, isSo]) => (isSo(state) ? [] : [name]));
    if (broken.length > 0) throw new Error(`seed ${seed}: it is not so any more: ${broken.join(", ")}`);
    if (opening && amountsIn(state) !== amountsIn(opening.state)) throw new Error(`seed ${seed}: not conserved`);
  }
}

/** Facts of few games or of large tables alone, and a step of the agenda that Middle-Ages does not use. */
const rare: readonly string[] = ["Interrupted", "DiscardsShuffled", "ScoutKept", "StackOpened"];
const factTypes = words.fact.options.map(({ shape }) => shape.type.value as string);
