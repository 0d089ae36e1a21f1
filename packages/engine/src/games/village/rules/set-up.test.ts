import { expect, it } from "vitest";
import { seededChance } from "../../../core/chance.ts";
import { positionAfter } from "../../../core/position.ts";
import { generationsAt } from "../model/places.ts";
import type { State } from "../model/state.ts";
import { village } from "../ruleset.ts";
import { reconstructed } from "../testing/position.fixture.ts";

const begun = (seats: number, seed = 1): State =>
  positionAfter(village, village.setUp({ seats, options: {} }, seededChance(seed)));

it("[VIL-1.1] is for two to four families", () => {
  expect(village.seats).toEqual({ min: 2, max: 4 });
});

it("[VIL-1.2] gives each family 11 members in four generations", () => {
  for (const { members } of begun(4).families) {
    expect(members.map(({ generation }) => generation)).toEqual([1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4]);
  }
});

it("[VIL-1.3] has 18 cubes of each colour and 6 plague cubes", () => {
  const { cubes, plague } = reconstructed;
  expect(cubes).toEqual(["orange", "green", "brown", "pink"].map((colour) => ({ colour, cubes: 18 })));
  expect(plague).toBe(6);
});

it("[VIL-1.4] has 24 customers and 4 monks", () => {
  expect(reconstructed.customers).toHaveLength(24);
  expect(begun(3)).toMatchObject({ box: { monks: 4 } });
  expect(village.view(begun(3), 0).blackBag).toEqual({ monks: 4, members: [] });
});

it("[VIL-1.6] a game carries the box that it began with", () => {
  const [opening] = village.setUp({ seats: 2, options: {} }, seededChance(1));
  expect(opening).toMatchObject({ type: "GameBegan", box: reconstructed });
  expect(opening && village.redact(opening, 0)).toMatchObject({ box: { id: "reconstruction-1", isOfficial: false } });
});

it("[VIL-2.1] puts the four members of the first generation on the farm", () => {
  for (const family of begun(3).families) {
    expect(family.members.filter(({ place }) => place === "farm")).toHaveLength(4);
    expect(generationsAt(family, "farm")).toEqual([1]);
    expect(generationsAt(family, "unborn")).toEqual([2, 3, 4]);
  }
});

it("[VIL-2.2] begins with no time lost, no prestige and one coin", () => {
  for (const { clock, prestige, stock } of begun(2).families) {
    expect({ clock, prestige, coin: stock.coin }).toEqual({ clock: { time: 0, owed: 0 }, prestige: 0, coin: 1 });
  }
});

it.each([
  [2, 3],
  [3, 4],
  [4, 5],
])("[VIL-2.3] with %i players opens %i stalls and a queue of 5", (seats, stalls) => {
  const { market } = begun(seats);
  expect(market.stalls).toHaveLength(stalls);
  expect(market.stalls).not.toContain(null);
  expect(market.queue).toHaveLength(5);
  expect(market.stack).toHaveLength(24 - 5 - stalls);
});

it.each([
  [2, 11, 3],
  [3, 15, 4],
  [4, 20, 5],
])("[VIL-2.4] with %i players has %i spaces in the chronicle and %i graves", (seats, spaces, graves) => {
  expect(village.view(begun(seats), "spectator").untilEnd).toEqual({ chronicle: spaces, graves });
});

it("[VIL-2.5] leaves the marker in the council chamber", () => {
  expect(begun(4).marker).toBeNull();
});

it("[VIL-2.6] draws the first player", () => {
  const firsts = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => begun(2, seed).first);
  expect(new Set(firsts)).toEqual(new Set([0, 1]));
});

it("[VIL-2.7] has no limit for cubes and goods on a farm, but 5 sacks of grain", () => {
  expect(reconstructed.board.grainMax).toBe(5);
});
