import type { Seat } from "../../../core/ruleset.ts";
import { figuresOf } from "../family/model/figures.ts";
import type { RuleOfMove } from "../family/model/flow.ts";
import { familyOf, lordsOf, type State } from "../family/model/state.ts";
import { hatlessBishops } from "../family/rules/church/bishops.ts";
import { isTalking } from "../family/rules/talks/offers.ts";
import { type Count, tallyOf } from "../family/rules/talks/votes.ts";

// FC-6.7: bought in the talks.
export const takeHat: RuleOfMove<"takeHat"> = {
  rule: "FC-6.7",
  choices({ state, seat }) {
    if (!isTalking(state)) return [];
    const isPoor = familyOf(state, seat).ecus < figuresOf(state).prices.cardinal;
    const fields = { lord: { oneOf: hatlessBishops(state, seat).map(({ lord }) => lord) } };
    return [{ type: "takeHat", fields, ...(isPoor && { blockedBy: "FC-6.7" }) }];
  },
  facts: ({ state, seat }, { lord }) => [{ type: "HatTaken", seat, lord, ecus: figuresOf(state).prices.cardinal }],
};

/** One for a bishop, two for a cardinal: two crown a king. FC-15.3 */
export const clergyOf = (state: State, seat: Seat): number =>
  lordsOf(state, seat).reduce((sum, { see, isCardinal }) => sum + (isCardinal ? 2 : see === null ? 0 : 1), 0);
const clergyToCrown = 2;

export function anointed(state: State): Count {
  const { ballots } = state;
  const tally = tallyOf(state);
  const max = Math.max(0, ...tally.map(({ votes }) => votes));
  const [first, second] = tally.filter(({ votes }) => votes === max);
  const failed = (why: Count["why"]): Count => ({ ballots, tally, elected: null, why });
  if (first === undefined || max < clergyToCrown) return failed("no-clergy");
  return second === undefined ? { ballots, tally, elected: first.lord, why: "elected" } : failed("tie");
}
