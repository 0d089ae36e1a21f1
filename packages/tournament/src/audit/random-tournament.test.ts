import { expect, it } from "vitest";
import { RandomTournament } from "./random-tournament.fixture.ts";

/** The experiment `tournaments` runs thousands. */
const seeds = Array.from({ length: 30 }, (_, seed) => seed + 1);

it.each(seeds)("random plans and actions break no promise, and every tournament can be ended (seed %i)", (seed) => {
  expect(new RandomTournament(seed).run(60).faults).toEqual([]);
});
