import type { Choice } from "../../../../core/choice.ts";
import { during } from "../../../../core/rules.ts";
import { crossed } from "../../model/clock.ts";
import { actionStep, type RuleOfMove, type RuleOfStep, settled } from "../../model/flow.ts";
import { generationsAt, levelPlace } from "../../model/places.ts";
import { namesOpen, printed, waresNamed } from "../../model/prices.ts";
import { familyOf, type State } from "../../model/state.ts";
import type { Board, MoveOf } from "../../model/types.ts";
import { buyPrestige, chooseCubes, chooseGood, takeMarker } from "./privileges.ts";

export const council: RuleOfStep<"council"> = actionStep(() => [
  enterCouncil,
  advance,
  takeMarker,
  chooseCubes,
  chooseGood,
  buyPrestige,
]);

// VIL-11.1
export const enterCouncil: RuleOfMove<"enterCouncil"> = during("council", {
  rule: "VIL-11.1",
  choices: ({ state, seat }): readonly Choice<MoveOf<"enterCouncil">>[] => {
    const family = familyOf(state, seat);
    const generation = { oneOf: generationsAt(family, "farm") };
    const { prices } = levelOf(state, 1);
    const open = prices.flatMap((price) => namesOpen(family.stock, price));
    if (open.length > 0) return [{ type: "enterCouncil", fields: { generation, pay: { oneOf: open } } }];
    return [
      { type: "enterCouncil", fields: { generation, pay: { oneOf: prices.map(printed) } }, blockedBy: "VIL-11.1" },
    ];
  },
  facts: ({ state, seat }, { generation, pay }) => {
    const { prices, time } = levelOf(state, 1);
    return [
      { type: "CouncilEntered", seat, generation, paid: waresNamed(prices, pay), time },
      ...crossed(state, seat, time),
      settled({ type: "privilege", seat, level: 1 }),
    ];
  },
});

// VIL-11.2
export const advance: RuleOfMove<"advance"> = during("council", {
  rule: "VIL-11.2",
  choices: ({ state, seat }) => {
    const family = familyOf(state, seat);
    return state.box.board.council.slice(1).flatMap(({ level, prices }): readonly Choice<MoveOf<"advance">>[] => {
      const generation = { oneOf: generationsAt(family, levelPlace(level - 1)) };
      if (generation.oneOf.length === 0) return [];
      const from = { oneOf: [level - 1] };
      const open = prices.flatMap((price) => namesOpen(family.stock, price));
      if (open.length > 0) return [{ type: "advance", fields: { from, generation, pay: { oneOf: open } } }];
      const closed = { from, generation, pay: { oneOf: prices.map(printed) } };
      return [{ type: "advance", fields: closed, blockedBy: "VIL-11.2" }];
    });
  },
  facts: ({ state, seat }, { from, generation, pay }) => {
    const { level, prices, time } = levelOf(state, from + 1);
    return [
      { type: "CouncilClimbed", seat, generation, level, paid: waresNamed(prices, pay), time },
      ...crossed(state, seat, time),
      settled({ type: "privilege", seat, level }),
    ];
  },
});

function levelOf({ box }: State, level: number): Board["council"][number] {
  const found = box.board.council.find((one) => one.level === level);
  if (found === undefined) throw new Error(`box ${box.id} has no level ${level} of the council chamber`);
  return found;
}
