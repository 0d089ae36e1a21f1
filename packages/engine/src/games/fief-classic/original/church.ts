import { during } from "../../../core/rules.ts";
import type { Seat } from "../../../core/ruleset.ts";
import { askedAgain, type RuleOfMove } from "../family/model/flow.ts";
import { familyOf, type State } from "../family/model/state.ts";
import { hatlessBishops } from "../family/rules/church/bishops.ts";

export const mayTakeHat = (state: State, seat: Seat): boolean =>
  !familyOf(state, seat).hasTakenHat && hatlessBishops(state, seat).length > 0;

// FC-6.7: on request, one per turn.
export const takeHat: RuleOfMove<"takeHat"> = during("playing", {
  rule: "FC-6.7",
  choices({ state, seat }) {
    const fields = { lord: { oneOf: hatlessBishops(state, seat).map(({ lord }) => lord) } };
    return [{ type: "takeHat", fields, ...(familyOf(state, seat).hasTakenHat && { blockedBy: "FC-6.7" }) }];
  },
  facts: (position, { lord }) => [{ type: "HatTaken", seat: position.seat, lord, ecus: 0 }, askedAgain(position)],
});
