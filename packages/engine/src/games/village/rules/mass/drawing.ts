import { during } from "../../../../core/rules.ts";
import type { Seat } from "../../../../core/ruleset.ts";
import { nobody, type RuleOfMove, type RuleOfStep, settled } from "../../model/flow.ts";
import { generationsAt, isAnybodyAt } from "../../model/places.ts";
import { familyOf, type State } from "../../model/state.ts";
import { drawnFrom } from "../lots.ts";
import { figuresInBag } from "./black-bag.ts";

// VIL-12.3
export const buyingOut: RuleOfStep<"buyingOut"> = {
  asks: (state, { seat }) => (canBuyOut(state, seat) ? [seat] : []),
  run: () => [settled()],
};

export function canBuyOut(state: State, seat: Seat): boolean {
  const family = familyOf(state, seat);
  const { figures, ransom } = state.box.board.church;
  return figuresOutOf(state) < figures && family.stock.coin >= ransom && isAnybodyAt(family, "bag");
}

const figuresOutOf = ({ mass }: State): number => mass?.figuresOut ?? 0;

/** One at a time; the seat is asked again while it can buy another. */
export const buyOut: RuleOfMove<"buyOut"> = during("buyingOut", {
  rule: "VIL-12.3",
  choices: ({ state, seat }) => [
    { type: "buyOut", fields: { generation: { oneOf: generationsAt(familyOf(state, seat), "bag") } } },
  ],
  facts: ({ state, seat }, { generation }) => {
    const paid = Array.from({ length: state.box.board.church.ransom }, () => "coin" as const);
    return [{ type: "MemberBoughtOut", seat, generation, paid }, settled({ type: "buyingOut", seat })];
  },
});

export const leaveToFate: RuleOfMove<"leaveToFate"> = during("buyingOut", {
  rule: "VIL-12.3",
  choices: () => [{ type: "leaveToFate", fields: {}, isDefault: true }],
  facts: () => [settled()],
});

// VIL-12.4: the monks alone are enough to draw from.
export const draw: RuleOfStep<"draw"> = {
  asks: () => nobody,
  run: (state, _, chance) => {
    const { box } = state;
    const monks = Array.from({ length: box.monks }, () => "monk" as const);
    const missing = box.board.church.figures - figuresOutOf(state);
    const drawn = drawnFrom([...figuresInBag(state), ...monks], missing, chance);
    const figures = drawn.filter((figure) => figure !== "monk");
    return [{ type: "FiguresDrawn", figures, monks: drawn.length - figures.length }, settled()];
  },
};
