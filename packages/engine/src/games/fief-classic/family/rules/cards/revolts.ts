import type { Chance } from "../../../../../core/chance.ts";
import { during } from "../../../../../core/rules.ts";
import { regionOnMap } from "../../model/atlas.ts";
import { figuresOf } from "../../model/figures.ts";
import { asksItsSeat, nobody, type RuleOfMove, type RuleOfStep, settled, succession } from "../../model/flow.ts";
import { type Attack, at, lordOf, type Place, type State } from "../../model/state.ts";
import type { AgendaStep, Fact, RegionId } from "../../model/types.ts";
import { ended } from "./attacks.ts";

/** What a castle loses when this many dice are rolled against it. */
export type Storm = (state: State, place: Place, dice: readonly number[]) => Blow;
export type Blow = { readonly facts: readonly Fact[]; readonly next: readonly AgendaStep[] };

/** An attack that no one parried takes effect. */
export const strikeBy = (storm: Storm): RuleOfStep<"strike"> => ({
  asks: () => nobody,
  run(state, _, chance) {
    const { attack } = state;
    if (attack === null) return [settled()];
    if (attack.lord !== null) return murder(state, attack.lord);
    if (attack.card !== "revolt" || attack.region === null) return [ended, settled()];
    return uprising(state, { ...attack, region: attack.region }, storm, chance);
  },
});

// FC-5.14
function murder(state: State, id: NonNullable<Attack["lord"]>): readonly Fact[] {
  const { lord, seat, village } = lordOf(state, id);
  return [ended, { type: "LordDied", lord, seat, village, cause: "assassination" }, settled(succession)];
}

type Revolt = Attack & { readonly region: RegionId };

// FC-5.10
function uprising(state: State, { seat, region, rolled }: Revolt, storm: Storm, chance: Chance): readonly Fact[] {
  const places = regionOnMap(region).villages.map((village) => at(state, village));
  const built = places.filter(({ mills, presses }) => mills + presses > 0);
  const dice = stormDiceFor(state, rolled ?? 1);
  const stormed = dice === 0 ? [] : places.filter(({ hasCastle, holder }) => hasCastle && holder !== null);
  const blows = stormed.map((place) =>
    storm(
      state,
      place,
      Array.from({ length: dice }, () => chance.die()),
    ),
  );
  const ruins = rolled === 3 ? built.map(({ village }): AgendaStep => ({ type: "ruin", seat, village })) : [];
  const burnt = (rolled ?? 1) >= 4 ? built.map(allLost) : [];
  const followers = blows.flatMap(({ next }) => next);
  return [
    ended,
    ...burnt,
    ...blows.flatMap(({ facts }) => facts),
    settled(...ruins, ...followers, ...(stormed.length > 0 ? [succession] : [])),
  ];
}

function stormDiceFor(state: State, rolled: number): number {
  const { stormDice } = figuresOf(state);
  if (rolled === 2) return stormDice["2"];
  if (rolled === 5) return stormDice["5"];
  return rolled === 6 ? stormDice["6"] : 0;
}

const allLost = ({ village, mills, presses }: Place): Fact => ({
  type: "BuildingsLost",
  village,
  mills,
  presses,
  cause: "revolt",
});

// FC-5.12
export const ruinStep: RuleOfStep<"ruin"> = {
  asks(state, { seat, village }) {
    const { mills, presses } = at(state, village);
    return mills > 0 && presses > 0 ? asksItsSeat.asks(state, { seat }) : nobody;
  },
  run: (state, { village }) => [tornDown(at(state, village), at(state, village).mills > 0), settled()],
};

export const ruin: RuleOfMove<"ruin"> = during("ruin", {
  rule: "FC-5.12",
  choices: () => [{ type: "ruin", fields: { building: { oneOf: ["mill", "press"] } }, isDefault: true }],
  facts: ({ state, step }, { building }) => [tornDown(at(state, step.village), building === "mill"), settled()],
});

const tornDown = ({ village }: Place, isMill: boolean): Fact => ({
  type: "BuildingsLost",
  village,
  mills: isMill ? 1 : 0,
  presses: isMill ? 0 : 1,
  cause: "revolt",
});
