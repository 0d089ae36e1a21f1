import { during } from "../../../core/rules.ts";
import type { Seat } from "../../../core/ruleset.ts";
import { type RuleOfMove, type RuleOfStep, settled } from "../flow.ts";
import { domains, fiefOf, type Plot, ruleOf, type State } from "../state.ts";
import type { Domain, Fact } from "../words.ts";

// MA-6.4: without a token or a space there is the income only; MA-4.10: one way is no question.
export const addingPlot: RuleOfStep<"addingPlot"> = {
  asks: (state, { seat }) => (waysOf(state, seat).length > 1 ? [seat] : []),
  run: (state, { seat }) => [...waysOf(state, seat).map((plot) => laid(seat, plot)), settled()],
};

export const addPlot: RuleOfMove<"addPlot"> = during("addingPlot", {
  rule: "MA-5.23",
  choices: ({ state, seat }) => {
    const playable = plotsInSupply(state).filter((plot) => spacesFor(state, seat, plot).length > 0);
    return [
      ...playable.map((plot, first) => open(plot, spacesFor(state, seat, plot), first === 0)),
      ...plotsInSupply(state).map((plot) => closed(plot, spacesFor(state, seat, plot))),
    ];
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

const waysOf = (state: State, seat: Seat): readonly Plot[] =>
  plotsInSupply(state).flatMap((plot) => spacesFor(state, seat, plot).map((domain) => ({ plot, domain })));

function open(plot: Domain, spaces: readonly Domain[], isIdle: boolean) {
  const choice = { type: "addPlot", fields: { plot: { oneOf: [plot] }, domain: { oneOf: spaces } } } as const;
  return isIdle ? ({ ...choice, idle: true } as const) : choice;
}

const closed = (plot: Domain, spaces: readonly Domain[]) =>
  ({
    type: "addPlot",
    fields: { plot: { oneOf: [plot] }, domain: { oneOf: domains.filter((domain) => !spaces.includes(domain)) } },
    barred: "MA-5.23",
  }) as const;

const laid = (seat: Seat, { plot, domain }: Plot): Fact => ({ type: "PlotLaid", seat, plot, domain });
