import { expect, it } from "vitest";
import { seededChance } from "../../../core/chance.ts";
import { givenPosition } from "../../../testing/given.ts";
import { cubesIn, noCubes } from "../model/cubes.ts";
import { actions, type State } from "../model/state.ts";
import type { Fact, FactOf } from "../model/types.ts";
import { village } from "../ruleset.ts";
import { type Plan, position, reconstructed } from "../testing/position.fixture.ts";

const three = [{}, {}, {}] as const;
const onlyOneLeft = { harvest: { orange: 1 } } as const;

/** Seat 0 has taken the last cube, unasked, and leaves the action out; whatever follows is drawn. */
function lastCubeTaken(plan: Partial<Plan> = {}) {
  const state = position({ families: three, spaces: onlyOneLeft, ...plan });
  const played = givenPosition(village, state).when(0, { type: "decline" }, seededChance(7));
  return { facts: played.facts(), state: played.isPlayed().state };
}

function of<Type extends Fact["type"]>(facts: readonly Fact[], type: Type): FactOf<Type> {
  const found = facts.find((fact) => fact.type === type);
  if (found === undefined) throw new Error(`no ${type}`);
  return found as FactOf<Type>;
}

const dealt = (state: State) => actions.map((_, space) => cubesIn(state.spaces[space] ?? noCubes));

it("[VIL-3.1] adds 5 cubes of each colour with three players, and all plague cubes of the supply", () => {
  const { facts } = lastCubeTaken({ supply: { plague: 4 }, bag: { plague: 2 } });
  expect(of(facts, "BagFilled").added).toEqual({ orange: 5, green: 5, brown: 5, pink: 5, plague: 4 });
});

it.each([
  [2, 18],
  [3, 21],
  [4, 24],
] as const)("[VIL-3.2] with %i players draws %i cubes for the action spaces", (seats, cubes) => {
  const { state } = lastCubeTaken({ families: Array.from({ length: seats }, () => ({})) });
  const table = reconstructed.tables.find((one) => one.seats === seats);
  expect(dealt(state)).toEqual(table?.placed.map((space) => space.cubes));
  expect(dealt(state).reduce((sum, space) => sum + space, 0)).toBe(cubes);
});

it("[VIL-3.3] adds only the cubes that are there, and keeps what is left in the bag", () => {
  const { facts, state } = lastCubeTaken({ supply: { orange: 2, green: 0 }, bag: { pink: 10 } });
  expect(of(facts, "BagFilled").added).toEqual({ orange: 2, green: 0, brown: 5, pink: 5, plague: 6 });
  expect(cubesIn(state.supply.bag)).toBe(10 + 2 + 5 + 5 + 6 - 21);
});

it("[VIL-3.4] deals a short bag one cube at a time, space by space", () => {
  const { facts, state } = lastCubeTaken({ supply: { orange: 4, green: 0, brown: 0, pink: 0, plague: 6 } });
  // Ten cubes: one for each of the seven spaces, then a second for harvest, family and crafts.
  expect(dealt(state)).toEqual([2, 2, 2, 1, 1, 1, 1]);
  expect(of(facts, "SpacesFilled").missing).toBe(11);
  expect(cubesIn(state.supply.bag)).toBe(0);
});

it("[VIL-3.5] shows everybody what is in the green bag", () => {
  const state = position({ families: three, bag: { pink: 3, plague: 1 } });
  expect(village.view(state, "spectator").bag).toEqual({ orange: 0, green: 0, brown: 0, pink: 3, plague: 1 });
});

it("[VIL-3.6] turns go clockwise", () => {
  givenPosition(village, position({ families: three, begins: ["turn", 2] }))
    .when(2, { type: "take", action: "harvest", cube: "orange" })
    .isPlayed()
    .when(2, { type: "decline" })
    .isPlayed()
    .asks("turn", 0);
});

it("[VIL-3.7] the player who takes the last cube still acts; then a mass ends the round", () => {
  const state = position({ families: three, spaces: onlyOneLeft });
  const asked = givenPosition(village, state);
  asked.asks("harvest", 0);
  const facts = asked.when(0, { type: "harvest" }, seededChance(1)).facts();
  const order = facts.map(({ type }) => type).filter((type) => type !== "Settled");
  expect(order.slice(0, 4)).toEqual(["GrainHarvested", "MassBegan", "FiguresDrawn", "MajorityRewarded"]);
  expect(order).toContain("RoundBegan");
});

it("[VIL-3.8] the player with the marker begins the next round and puts it back", () => {
  const { facts, state } = lastCubeTaken({ marker: 2 });
  expect(of(facts, "RoundBegan")).toEqual({ type: "RoundBegan", round: 4, first: 2, byMarker: true });
  expect(state.marker).toBeNull();
  expect(village.question(state)).toMatchObject({ kind: "turn", seats: [2] });
});

it("[VIL-3.8] the first player stays without the marker", () => {
  const { facts } = lastCubeTaken({ first: 1 });
  expect(of(facts, "RoundBegan")).toEqual({ type: "RoundBegan", round: 4, first: 1, byMarker: false });
});

it("[VIL-3.9] the mass after the thirtieth round is the last, and the game is scored", () => {
  const { facts, state } = lastCubeTaken({ round: 30 });
  expect(of(facts, "MassBegan").isFinal).toBe(true);
  expect(facts.some(({ type }) => type === "RoundBegan")).toBe(false);
  expect(village.question(state)).toBeUndefined();
  expect(village.outcome(state)).toBeDefined();
});

it("[VIL-3.9] there is another round after the twenty-ninth", () => {
  expect(of(lastCubeTaken({ round: 29 }).facts, "RoundBegan").round).toBe(30);
});
