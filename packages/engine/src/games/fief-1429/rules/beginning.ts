import type { Chance } from "../../../core/chance.ts";
import { during } from "../../../core/rules.ts";
import { atlas } from "../model/atlas.ts";
import { asksItsSeat, type RuleOfMove, type RuleOfStep, settled } from "../model/flow.ts";
import { isLordCard } from "../model/lord-cards.ts";
import { at, familyOf, inTurnOrder, type State, seatsOf } from "../model/state.ts";
import type { AgendaStep, Fact } from "../model/types.ts";
import { planOf } from "./phases.ts";
import { relicsPlaced } from "./relics.ts";
import { phaseBegun } from "./trade/rooms.ts";

export const start = { sergeants: 3, knights: 1, ecus: 5 } as const;

/** What follows the opening of the box, up to the first question. */
export function setOut(state: State, chance: Chance): readonly Fact[] {
  const first = chance.pick(seatsOf(state));
  const order = inTurnOrder({ ...state, table: { ...state.table, first } });
  // F1429-1.9: a family that draws a cardinal or d'Arc draws again.
  const lords = chance.shuffle(state.cards.characters.filter(isLordCard));
  const drawn = order.flatMap((seat, index): readonly Fact[] => {
    const lord = lords[index];
    return lord === undefined ? [] : [{ type: "LordDrawn", seat, lord }];
  });
  const placing = order.map((seat): AgendaStep => ({ type: "placing", seat }));
  return [
    { type: "FirstPlayerDrawn", seat: first },
    ...drawn,
    { type: "Interrupted", by: [...placing, { type: "turn" }] },
  ];
}

export const placing: RuleOfStep<"placing"> = asksItsSeat;

// F1429-1.10
export const settle: RuleOfMove<"settle"> = during("placing", {
  rule: "F1429-1.10",
  choices({ state }) {
    const taken = atlas.villages.filter((village) => at(state, village).holder !== null);
    const open = atlas.villages.filter((village) => !taken.includes(village));
    return [
      { type: "settle", fields: { village: { oneOf: open } }, isDefault: true },
      { type: "settle", fields: { village: { oneOf: taken } }, blockedBy: "F1429-1.10" },
    ];
  },
  facts({ state, seat }, { village }) {
    const lord = familyOf(state, seat).hand.find(isLordCard);
    if (lord === undefined) throw new Error(`seat ${seat} has drawn no lord`);
    return [{ type: "FamilySettled", seat, village, lord, ...start }, settled()];
  },
});

// F1429-2.1
export const turn: RuleOfStep<"turn"> = {
  asks: () => [],
  run(state, _, chance) {
    const { turn: last, first, options } = state.table;
    const next = last === 0 ? first : (first + 1) % state.families.length;
    return [
      ...(last === 0 && options.hasRelics ? relicsPlaced(chance) : []),
      { type: "TurnBegan", turn: last + 1, first: next },
      ...phaseBegun(state, "hear-ye"),
      settled(...planOf(state, "hear-ye")),
    ];
  },
};
