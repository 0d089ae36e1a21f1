import { during } from "../../../../core/rules.ts";
import type { Seat } from "../../../../core/ruleset.ts";
import { type RuleOfMove, type RuleOfStep, settled } from "../../model/flow.ts";
import { domains, fiefOf, type State } from "../../model/state.ts";
import type { Domain, Fact } from "../../model/types.ts";

// MA-6.4: without a token or a space there is the income only; MA-4.10: one space left is no question.
export const addingCoin: RuleOfStep<"addingCoin"> = {
  asks: (state, { seat }) => (spacesOf(state, seat).length > 1 ? [seat] : []),
  run: (state, { seat }) => [...spacesOf(state, seat).map((domain) => laid(seat, domain)), settled()],
};

export const addCoin: RuleOfMove<"addCoin"> = during("addingCoin", {
  rule: "MA-5.21",
  choices: ({ state, seat }) => [
    { type: "addCoin", fields: { domain: { oneOf: spacesOf(state, seat) } }, isDefault: true },
    { type: "addCoin", fields: { domain: { oneOf: fiefOf(state, seat).extraCoins } }, blockedBy: "MA-5.21" },
  ],
  facts: ({ seat }, { domain }) => [laid(seat, domain), settled()],
});

function spacesOf(state: State, seat: Seat): readonly Domain[] {
  if (state.supply.extraCoins === 0) return [];
  const { extraCoins } = fiefOf(state, seat);
  return domains.filter((domain) => !extraCoins.includes(domain));
}

const laid = (seat: Seat, domain: Domain): Fact => ({ type: "ExtraCoinLaid", seat, domain });
