import { during } from "../../../core/rules.ts";
import { figuresOf } from "../family/model/figures.ts";
import { answered, nobody, type RuleOfMove, type RuleOfStep, settled } from "../family/model/flow.ts";
import { kingIn, type State, seatsOf } from "../family/model/state.ts";
import type { Fact } from "../family/model/types.ts";
import { isTalking } from "../family/rules/talks/offers.ts";
import { votesOf } from "../family/rules/talks/votes.ts";
import { allWardsEnded } from "./titles.ts";

// FC-15.5
export const callDeposition: RuleOfMove<"callDeposition"> = {
  rule: "FC-15.5",
  choices({ state, seat }) {
    const king = kingIn(state);
    if (!isTalking(state) || king === undefined || king.seat === seat || state.trial !== null) return [];
    return [{ type: "callDeposition", fields: {} }];
  },
  facts: ({ seat }) => [{ type: "DepositionCalled", seat }],
};

export const trial: RuleOfStep<"trial"> = {
  asks: (state) =>
    state.trial === null || kingIn(state) === undefined
      ? nobody
      : seatsOf(state).filter((seat) => voicesOf(state, seat) > 0),
  run: () => [settled()],
};

/** The king's own family has additional votes. */
const voicesOf = (state: State, seat: number): number =>
  votesOf(state, seat) + (kingIn(state)?.seat === seat ? figuresOf(state).kingsGuard : 0);

export const judge: RuleOfMove<"judge"> = during("trial", {
  rule: "FC-15.5",
  choices: () => [{ type: "judge", fields: { verdict: { oneOf: ["abstain", "keep", "depose"] } }, isDefault: true }],
  facts: ({ state, seat }, { verdict }) => [
    { type: "VerdictGiven", seat, verdict, votes: voicesOf(state, seat) },
    answered(seat),
  ],
});

// FC-15.5: more than half of the votes cast, and an abstention is none; FC-14.10: the king's keeping ends with the king.
export const verdict: RuleOfStep<"verdict"> = {
  asks: () => nobody,
  run(state) {
    const king = kingIn(state);
    if (state.trial === null || king === undefined) return [settled()];
    const { verdicts } = state.trial;
    const sumOf = (wanted: "keep" | "depose") =>
      verdicts.reduce((sum, one) => sum + (one.verdict === wanted ? one.votes : 0), 0);
    const [votesFor, votesAgainst] = [sumOf("depose"), sumOf("keep")];
    const isDeposed = votesFor > votesAgainst;
    const { lord, seat } = king;
    const ended: Fact = { type: "TrialEnded", lord, seat, votesFor, votesAgainst, isDeposed };
    return [ended, ...(isDeposed ? allWardsEnded(state) : []), settled()];
  },
};
