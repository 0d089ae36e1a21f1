import { during } from "../../../../core/rules.ts";
import { type RuleOfMove, type RuleOfStep, settled } from "../../model/flow.ts";
import { generationsAt, windowPlace } from "../../model/places.ts";
import { type Family, familyOf, type State } from "../../model/state.ts";

// VIL-12.5
export const rising: RuleOfStep<"rising"> = {
  asks: (state, { seat }) => (stepsOpenTo(state, familyOf(state, seat)).length > 0 ? [seat] : []),
  run: () => [settled()],
};

/** One window at a time; the seat is asked again while it can go on. */
export const rise: RuleOfMove<"rise"> = during("rising", {
  rule: "VIL-12.5",
  choices: ({ state, seat }) => {
    const family = familyOf(state, seat);
    return stepsOpenTo(state, family).map((from) => ({
      type: "rise",
      fields: { from: { oneOf: [from] }, generation: { oneOf: generationsAt(family, windowPlace(from)) } },
    }));
  },
  facts: ({ state, seat }, { from, generation }) => {
    const paid = Array.from({ length: state.box.board.church.steps[from - 1] ?? 0 }, () => "grain" as const);
    return [{ type: "MemberRose", seat, generation, window: from + 1, paid }, settled({ type: "rising", seat })];
  },
});

export const stay: RuleOfMove<"stay"> = during("rising", {
  rule: "VIL-12.5",
  choices: () => [{ type: "stay", fields: {}, isDefault: true }],
  facts: () => [settled()],
});

/** The windows from which a member of this family can move on with the grain it has. */
const stepsOpenTo = ({ box }: State, family: Family): readonly number[] =>
  box.board.church.steps.flatMap((grain, index) =>
    grain <= family.stock.grain && generationsAt(family, windowPlace(index + 1)).length > 0 ? [index + 1] : [],
  );
