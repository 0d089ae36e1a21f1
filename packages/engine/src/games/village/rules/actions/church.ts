import type { Choice } from "../../../../core/choice.ts";
import { during } from "../../../../core/rules.ts";
import { crossed } from "../../model/clock.ts";
import { actionStep, type RuleOfMove, type RuleOfStep, settled } from "../../model/flow.ts";
import { generationsAt } from "../../model/places.ts";
import { namesOpen, waresNamed } from "../../model/prices.ts";
import { familyOf } from "../../model/state.ts";
import type { MoveOf } from "../../model/types.ts";

export const church: RuleOfStep<"church"> = actionStep(() => [pledge]);

// VIL-12.1: time is always available, so the price excludes no one.
export const pledge: RuleOfMove<"pledge"> = during("church", {
  rule: "VIL-12.1",
  choices: ({ state, seat }): readonly Choice<MoveOf<"pledge">>[] => {
    const family = familyOf(state, seat);
    const generation = { oneOf: generationsAt(family, "farm") };
    const pay = { oneOf: [...namesOpen(family.stock, state.box.board.church.price), inTime] };
    return [{ type: "pledge", fields: { generation, pay } }];
  },
  facts: ({ state, seat }, { generation, pay }) => {
    const { price, time: instead } = state.box.board.church;
    const time = pay === inTime ? instead : 0;
    const paid = pay === inTime ? [] : waresNamed([price], pay);
    return [{ type: "MemberPledged", seat, generation, paid, time }, ...crossed(state, seat, time), settled()];
  },
});

const inTime = "time";
