import { describe, expect, it } from "vitest";
import { givenPosition } from "../../../testing/given.ts";
import { noChance } from "../../../testing/scripted-chance.ts";
import type { Fact, FactOf } from "../model/types.ts";
import { middleAges } from "../ruleset.ts";
import { firstOfAll, playOut, type RecordedFact } from "../testing/play-out.fixture.ts";
import { position, tiles } from "../testing/position.fixture.ts";
import { listed } from "../testing/turn.fixture.ts";

const seeds = [1, 2, 3, 4, 5];
const only = <Type extends Fact["type"]>(game: readonly RecordedFact[], type: Type) =>
  game.flatMap(({ fact, state }) => (fact.type === type ? [{ fact: fact as FactOf<Type>, round: state.round }] : []));
/** The tiles of the rows of these rounds, as they were laid. */
const laid = (game: readonly RecordedFact[], from: number, to: number) =>
  only(game, "RowFilled").flatMap(({ fact }) => (from <= fact.round && fact.round <= to ? fact.tiles : []));
const count = (stack: string, pile: readonly { readonly stack: string }[]) =>
  pile.filter((tile) => tile.stack === stack).length;
const left = (game: readonly RecordedFact[]) => game.at(-1)?.state.supply;

it("[MA-7.1] the empty row is refilled in ascending order", () => {
  const supply = { pile: tiles("palace field market mill"), next: null };
  const fiefs = [{ lordOn: "field" }, { goneTo: 0 }];
  const after = givenPosition(middleAges, position({ round: 5, fiefs, supply }))
    .when(0, { type: "send", place: 1 }, firstOfAll)
    .followsAmongOthers({ type: "RowFilled", round: 9, tiles: tiles("field market palace") });
  expect(after.state.rows.at(-1)).toMatchObject({ round: 9 });
  expect(middleAges.view(after.state, 0).pile).toEqual({ next: { number: 4, stack: "blue" }, left: 1 });
});

it("[MA-7.2] nothing is filled from the thirteenth round on", () => {
  const fiefs = [{ lordOn: "field" }, { goneTo: 0 }];
  const table = givenPosition(middleAges, position({ round: 13, fiefs }));
  const facts = table.when(0, { type: "send", place: 1 }, noChance).facts();
  expect(facts.some(({ type }) => type === "RowFilled")).toBe(false);
  for (const seed of seeds) {
    const filled = only(playOut(3, seed), "RowFilled");
    expect(filled.map(({ fact, round }) => [fact.round, round])).toEqual(
      Array.from({ length: 16 }, (_, place) => [place + 1, Math.max(0, place - 3)]),
    );
  }
});

it.each(seeds)("[MA-7.3] with 3 players the discarded tiles are the next pile (seed %i)", (seed) => {
  const game = playOut(3, seed);
  expect(only(game, "DiscardsShuffled").map(({ fact, round }) => [round, fact.tiles])).toEqual([
    [10, 10],
    [12, 2],
  ]);
  expect(only(game, "StackOpened")).toEqual([]);
});

it.each(seeds)("[MA-7.4] with 4 players the orange tiles are the next pile (seed %i)", (seed) => {
  const game = playOut(4, seed);
  expect(only(game, "StackOpened").map(({ fact, round }) => [round, fact.stack, fact.tiles])).toEqual([
    [7, "orange", 32],
  ]);
  expect(only(game, "DiscardsShuffled")).toEqual([]);
});

it.each(seeds)("[MA-7.5] with 5 players the orange tiles come next, and then the discarded ones (seed %i)", (seed) => {
  const game = playOut(5, seed);
  expect(only(game, "StackOpened").map(({ round }) => round)).toEqual([5]);
  expect(only(game, "DiscardsShuffled").map(({ fact, round }) => [round, fact.tiles])).toEqual([
    [11, 11],
    [12, 1],
  ]);
});

describe("[MA-7.6] a new pile is made in the middle of a row:", () => {
  it.each(seeds)(
    "[MA-7.6] row 11 of 4 players takes the last two blue tiles and three orange ones (seed %i)",
    (seed) => {
      const row = laid(playOut(4, seed), 11, 11);
      expect([count("blue", row), count("orange", row)]).toEqual([2, 3]);
      expect(row.map(({ number }) => number)).toEqual(
        row.map(({ number }) => number).toSorted((one, two) => one - two),
      );
    },
  );
  it.each(seeds)("[MA-7.6] row 9 of 5 players takes the last four blue tiles and two orange ones (seed %i)", (seed) => {
    const row = laid(playOut(5, seed), 9, 9);
    expect([count("blue", row), count("orange", row)]).toEqual([4, 2]);
  });
});

describe("[MA-7.7] the tiles suffice exactly:", () => {
  it.each(seeds)("[MA-7.7] 2 players use 48 of 52 (seed %i)", (seed) => {
    const game = playOut(2, seed);
    expect(laid(game, 1, 16)).toHaveLength(48);
    expect(left(game)?.pile).toHaveLength(3);
    expect(left(game)?.next).not.toBeNull();
  });
  it.each(seeds)(
    "[MA-7.7] 3 players use all 52 for 13 rows, and 12 discarded ones for the last three (seed %i)",
    (seed) => {
      const game = playOut(3, seed);
      expect(laid(game, 1, 13)).toHaveLength(52);
      expect(laid(game, 14, 16)).toHaveLength(12);
      const early = only(game, "TileDiscarded").flatMap(({ fact }) =>
        fact.round <= 12 ? [JSON.stringify(fact.tile)] : [],
      );
      expect(
        laid(game, 14, 16)
          .map((tile) => JSON.stringify(tile))
          .toSorted(),
      ).toEqual(early.toSorted());
      expect(left(game)).toMatchObject({ pile: [], next: null });
    },
  );
  it.each(seeds)("[MA-7.7] 4 players use 80 of 84 (seed %i)", (seed) => {
    const game = playOut(4, seed);
    expect(count("blue", laid(game, 1, 16))).toBe(52);
    expect(count("orange", laid(game, 1, 16))).toBe(28);
  });
  it.each(seeds)(
    "[MA-7.7] 5 players use all 84 for 14 rows, and 12 discarded ones for the last two (seed %i)",
    (seed) => {
      const game = playOut(5, seed);
      expect(laid(game, 1, 14)).toHaveLength(84);
      expect([count("blue", laid(game, 1, 14)), count("orange", laid(game, 1, 14))]).toEqual([52, 32]);
      expect(laid(game, 15, 16)).toHaveLength(12);
      expect(left(game)).toMatchObject({ pile: [], next: null });
    },
  );
});

it("[MA-7.8] the row is filled before the Event, and after the last round there are only the Event and the count", () => {
  for (const { round, types } of endsOfRounds(playOut(3, 1))) {
    if ([4, 8, 12].includes(round)) {
      expect(types).toContain("RowFilled");
      expect(types.indexOf("RowFilled")).toBeLessThan(types.indexOf("EventStruck"));
    }
    if (round < 16) continue;
    expect(types).not.toContain("RowFilled");
    expect(types.indexOf("EventStruck")).toBeLessThan(types.indexOf("EmptyDomainsCounted"));
    expect(types.indexOf("EmptyDomainsCounted")).toBeLessThan(types.indexOf("GameEnded"));
  }
});

it("[MA-7.9] rows are filled by the last turn of a round, and nobody is asked", () => {
  const asked = playOut(3, 1).flatMap(({ state, isAtRest }) => (isAtRest ? [middleAges.question(state)?.kind] : []));
  expect(asked).not.toContain("roundEnd");
  expect(asked).not.toContain("round");
});

it.each([2, 3, 4, 5])("[MA-4.8] there are always at least two tiles to go to (%i players)", (seats) => {
  const widths = seeds.flatMap((seed) => playOut(seats, seed).flatMap(placesOffered));
  expect(widths.length).toBe(seeds.length * 16 * seats);
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(2);
});

/** How many tiles the seat that is to send its lord may choose from. */
function placesOffered({ state, isAtRest }: RecordedFact): readonly number[] {
  const question = isAtRest ? middleAges.question(state) : undefined;
  if (question?.kind !== "sending" && question?.kind !== "placing") return [];
  return question.seats.flatMap((seat) =>
    listed(state, seat, "send").map(({ fields }) =>
      "place" in fields && "oneOf" in fields.place ? fields.place.oneOf.length : 0,
    ),
  );
}

function endsOfRounds(game: readonly RecordedFact[]) {
  const rounds = [...new Set(game.map(({ state }) => state.round))];
  return rounds.map((round) => ({
    round,
    types: game.flatMap(({ fact, state }) => (state.round === round ? [fact.type] : [])),
  }));
}
