import { village as schema } from "@seneschal/schema/games/village";
import { describe, expect, it } from "vitest";
import { village } from "./ruleset.ts";
import { conserves, holds } from "./testing/conserved.fixture.ts";
import { accountOf } from "./testing/ledger.fixture.ts";
import { type Game, playOut } from "./testing/play-out.fixture.ts";
import { reconstructed } from "./testing/position.fixture.ts";

/** At each number of seats; FUZZ_GAMES=700 plays 2,100 in all. */
const games = Number(process.env.FUZZ_GAMES ?? 40);
const timeoutMs = 5_000 * games;

/** What random families seldom live to see, and a step of the agenda that Village does not use. */
const rare = [
  ...["act", "LastActionChosen", "Answered"],
  ...["chooseGood", "GoodChosen", "buyPrestige", "PrestigeBought"],
  ...["buyOut", "MemberBoughtOut", "leaveToFate"],
];

describe.each([2, 3, 4])("with %i families", (seats) => {
  it(
    `random games with seeds 1 to ${games} end, conserve and keep the books`,
    () => {
      const met = { facts: new Set<string>(), moves: new Set<string>(), corners: new Set<string>() };
      for (let seed = 1; seed <= games; seed++) {
        const game = played(seats, seed);
        mustKeepBooks(game, seed);
        for (const { type } of game.facts) met.facts.add(type);
        for (const { type } of game.moves) met.moves.add(type);
        for (const corner of cornersOf(game)) met.corners.add(corner);
      }
      expect(typesOf(schema.move).filter((type) => !met.moves.has(type) && !rare.includes(type))).toEqual([]);
      expect(typesOf(schema.fact).filter((type) => !met.facts.has(type) && !rare.includes(type))).toEqual([]);
      expect(met.corners).toContain("sealed by graves");
    },
    timeoutMs,
  );
});

function played(seats: number, seed: number): Game {
  const opening = { amounts: "" };
  return playOut(seats, seed, (state) => {
    for (const [name, isSo] of Object.entries(holds)) {
      if (!isSo(state)) throw new Error(`seed ${seed}: it is not so any more: ${name}`);
    }
    const amounts = JSON.stringify([conserves.cubes(state), conserves.members(state), conserves.customers(state)]);
    if (opening.amounts === "") opening.amounts = amounts;
    if (amounts !== opening.amounts) throw new Error(`seed ${seed}: cubes, members or customers are not conserved`);
  });
}

function mustKeepBooks({ facts, end }: Game, seed: number): void {
  for (const [seat, { stock, prestige, clock }] of end.families.entries()) {
    const wares = Object.fromEntries(Object.entries(stock).filter(([, amount]) => amount !== 0));
    expect(accountOf(facts, seat, reconstructed.coins), `the books of seat ${seat}, seed ${seed}`).toEqual({
      wares,
      prestige,
      time: clock.time,
      owed: clock.owed,
    });
  }
  expect(village.outcome(end)?.ranking, `seed ${seed}`).toHaveLength(end.families.length);
}

function cornersOf({ facts, end }: Game): readonly string[] {
  return [
    end.seal === null ? "no end but the thirtieth round" : `sealed by ${end.seal.by}`,
    ...facts.flatMap((fact) => {
      if (fact.type === "MemberDied") return [`dead to ${fact.to}`];
      if (fact.type === "SpacesFilled" && fact.missing > 0) return ["a short bag"];
      return [];
    }),
  ];
}

const typesOf = (schema: { readonly options: readonly { readonly shape: { readonly type: unknown } }[] }) =>
  schema.options.map(({ shape }) => (shape.type as { readonly value: string }).value);
