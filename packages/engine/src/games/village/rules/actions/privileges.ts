import { goods as villageGoods } from "@seneschal/schema/games/village";
import type { Situation } from "../../../../core/rules.ts";
import { type RuleOfMove, type RuleOfStep, settled } from "../../model/flow.ts";
import { isAnybodyAt, levels } from "../../model/places.ts";
import { familyOf, type State } from "../../model/state.ts";
import type { AgendaStep, Good } from "../../model/types.ts";
import { chosen, waysToChoose } from "./cubes-of-choice.ts";

// VIL-11.3: not asked if there is nothing to gain.
export const privilege: RuleOfStep<"privilege"> = {
  asks: (state, { seat, level }) => (isAnyOpen(state, level) ? [seat] : []),
  run: () => [settled()],
};

const isAnyOpen = (state: State, level: number): boolean =>
  level >= 3 ||
  state.marker === null ||
  (level === 2 && waysToChoose(state, state.box.board.privileges.cubes).length > 0);

// VIL-11.5
export const takeMarker: RuleOfMove<"takeMarker"> = {
  rule: "VIL-11.4",
  choices: (at) => {
    if (levelOpenTo(at) < 1) return [];
    return at.state.marker === null
      ? [{ type: "takeMarker", fields: {} }]
      : [{ type: "takeMarker", fields: {}, blockedBy: "VIL-11.5" }];
  },
  facts: ({ seat }) => [{ type: "MarkerTaken", seat }, settled()],
};

/** VIL-11.6, and VIL-10.4: the reward of a city is taken in the same way. */
export const chooseCubes: RuleOfMove<"chooseCubes"> = {
  rule: "VIL-11.6",
  choices: (at) => {
    const { state, step } = at;
    const isReward = step?.type === "reward";
    if (!isReward && levelOpenTo(at) < 2) return [];
    const wanted = isReward ? step.cubes : state.box.board.privileges.cubes;
    const cubes = { oneOf: waysToChoose(state, wanted).map(({ name }) => name) };
    return isReward
      ? [{ type: "chooseCubes", fields: { cubes }, isDefault: true }]
      : [{ type: "chooseCubes", fields: { cubes } }];
  },
  facts: ({ state, seat, step }, { cubes }) => {
    const wanted = step?.type === "reward" ? step.cubes : state.box.board.privileges.cubes;
    const handful = waysToChoose(state, wanted).find(({ name }) => name === cubes);
    if (handful === undefined) throw new Error(`the supply does not give ${cubes}`);
    return [chosen(seat, handful, step?.type === "reward" ? "city" : "council"), settled()];
  },
};

// VIL-11.7
export const chooseGood: RuleOfMove<"chooseGood"> = {
  rule: "VIL-11.7",
  choices: (at) => (levelOpenTo(at) < 3 ? [] : [{ type: "chooseGood", fields: { good: { oneOf: goods } } }]),
  facts: ({ seat }, { good }) => [{ type: "GoodChosen", seat, good }, settled()],
};
const goods: readonly Good[] = villageGoods;

// VIL-11.8
export const buyPrestige: RuleOfMove<"buyPrestige"> = {
  rule: "VIL-11.8",
  choices: (at) => {
    if (levelOpenTo(at) < 4) return [];
    const { coins } = at.state.box.board.privileges;
    return familyOf(at.state, at.seat).stock.coin >= coins
      ? [{ type: "buyPrestige", fields: {} }]
      : [{ type: "buyPrestige", fields: {}, blockedBy: "VIL-11.8" }];
  },
  facts: ({ state, seat }) => {
    const { coins, prestige } = state.box.board.privileges;
    const paid = Array.from({ length: coins }, () => "coin" as const);
    return [{ type: "PrestigeBought", seat, paid, prestige }, settled()];
  },
};

/** VIL-11.3, VIL-11.4: the highest level whose privilege this seat may use now; 0 is none. */
function levelOpenTo({ state, seat, step }: Situation<State, AgendaStep>): number {
  if (step?.type === "privilege") return step.level;
  if (step?.type !== "council") return 0;
  const family = familyOf(state, seat);
  return levels.findLastIndex((level) => isAnybodyAt(family, level)) + 1;
}
