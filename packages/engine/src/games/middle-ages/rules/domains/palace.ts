import { during } from "../../../../core/rules.ts";
import type { Seat } from "../../../../core/ruleset.ts";
import { type RuleOfMove, type RuleOfStep, settled } from "../../model/flow.ts";
import { domains, fiefOf, type Plot, ruleOf, type State } from "../../model/state.ts";
import type { Domain, Fact } from "../../model/types.ts";

// MA-6.4: without a token or a space there is the income only; MA-4.10: one way is no question.
export const addingPlot: RuleOfStep<"addingPlot"> = {
  asks: (state, { seat }) => (mayChoose(state, seat) ? [seat] : []),
  run: (state, { seat }) => [...waysOf(state, seat).map((plot) => laid(seat, plot)), settled()],
};

export const addPlot: RuleOfMove<"addPlot"> = during("addingPlot", {
  rule: "MA-5.23",
  choices: ({ state, seat }) => {
    const plots = plotsInSupply(state).map((plot) => ({ plot, spaces: spacesFor(state, seat, plot) }));
    const playable = plots.filter(({ spaces }) => spaces.length > 0);
    return [...playable.map((one, first) => open(one, first === 0)), ...plots.map(closed)];
  },
  facts: ({ seat }, { plot, domain }) => [laid(seat, { plot, domain }), settled()],
});

const plotsInSupply = ({ supply }: State): readonly Domain[] =>
  domains.filter((domain) => supply.plots.includes(domain));

// MA-5.23: one token a domain, and none where its sign is already.
function spacesFor(state: State, seat: Seat, plot: Domain): readonly Domain[] {
  const { plots } = fiefOf(state, seat);
  return domains.filter(
    (domain) => !plots.some((one) => one.domain === domain) && !ruleOf(state, domain).income.counts.includes(plot),
  );
}

/** Asked often, so it stops at the second way. */
function mayChoose(state: State, seat: Seat): boolean {
  let ways = 0;
  return plotsInSupply(state).some((plot) => {
    ways += spacesFor(state, seat, plot).length;
    return ways > 1;
  });
}

const waysOf = (state: State, seat: Seat): readonly Plot[] =>
  plotsInSupply(state).flatMap((plot) => spacesFor(state, seat, plot).map((domain) => ({ plot, domain })));

type Spaces = { readonly plot: Domain; readonly spaces: readonly Domain[] };
function open({ plot, spaces }: Spaces, isDefault: boolean) {
  const choice = { type: "addPlot", fields: { plot: { oneOf: [plot] }, domain: { oneOf: spaces } } } as const;
  return isDefault ? ({ ...choice, isDefault: true } as const) : choice;
}

const closed = ({ plot, spaces }: Spaces) =>
  ({
    type: "addPlot",
    fields: { plot: { oneOf: [plot] }, domain: { oneOf: domains.filter((domain) => !spaces.includes(domain)) } },
    blockedBy: "MA-5.23",
  }) as const;

const laid = (seat: Seat, { plot, domain }: Plot): Fact => ({ type: "PlotLaid", seat, plot, domain });
