import { during } from "../../../../core/rules.ts";
import { answered, type ChoiceOf, nobody, type RuleOfMove, type RuleOfStep, settled } from "../../model/flow.ts";
import { crowned } from "../../model/offices.ts";
import { findLord, inTurnOrder, lordOf, lordsOf, type State, seatsOf } from "../../model/state.ts";
import type { Fact, LordId, Office, Step } from "../../model/types.ts";
import { candidatesFor, countOf, isDue, seeNumber, votesOf } from "../../model/votes.ts";

export const election: RuleOfStep<"election"> = {
  asks: () => nobody,
  run(state, { office }) {
    if (!isDue(state, office)) return [settled()];
    const candidacies = inTurnOrder(state).map((seat): Step => ({ type: "candidacy", seat, office }));
    return [{ type: "ElectionOpened", office }, settled(...candidacies, { type: "voting", office })];
  },
};

// F1429-4.2
export const candidacy: RuleOfStep<"candidacy"> = {
  asks: (state, { seat, office }) => (candidatesFor(state, office, seat).length > 0 ? [seat] : nobody),
  run: () => [settled()],
};

export const present: RuleOfMove<"present"> = during("candidacy", {
  rule: "F1429-4.2",
  choices({ state, seat, step }) {
    const able = candidatesFor(state, step.office, seat);
    const unable = lordsOf(state, seat).filter((lord) => !able.includes(lord));
    return [
      { type: "present", fields: { lord: { oneOf: able.map(({ lord }) => lord) } } },
      {
        type: "present",
        fields: { lord: { oneOf: unable.map(({ lord }) => lord) } },
        barred: eligibility(step.office),
      },
    ];
  },
  facts: ({ seat, step }, { lord }) => [{ type: "CandidatePresented", seat, lord, office: step.office }, settled()],
});

export const voting: RuleOfStep<"voting"> = {
  asks: () => nobody,
  run(state, { office }) {
    if (candidatesOf(state, office).length === 0) return [{ type: "ElectionClosed", office }, settled()];
    return [settled({ type: "window", over: "vote" }, { type: "ballot", office }, { type: "count", office })];
  },
};

/** The rule that says who may be a candidate. */
const eligibility = (office: Office): string =>
  office === "pope" ? "F1429-4.10" : office === "king" ? "F1429-4.11" : "F1429-4.6";

/** The candidates who are still eligible: a card or the pope may remove them before the vote. F1429-4.17 */
function candidatesOf(state: State, office: Office): readonly LordId[] {
  return (state.election?.candidates ?? [])
    .filter(({ seat, lord: id }) => candidatesFor(state, office, seat).some(({ lord }) => lord === id))
    .map(({ lord }) => lord);
}

export const ballot: RuleOfStep<"ballot"> = {
  asks: (state, { office }) => seatsOf(state).filter((seat) => votesOf(state, office, seat) > 0),
  run: () => [settled()],
};

// F1429-4.3
export const vote: RuleOfMove<"vote"> = during("ballot", {
  rule: "F1429-4.3",
  choices({ state, step }): readonly ChoiceOf<"vote">[] {
    const on = ["nobody" as const, ...candidatesOf(state, step.office)];
    return [{ type: "vote", fields: { on: { oneOf: on }, blank: { oneOf: on } }, idle: true }];
  },
  facts: ({ seat }, { on, blank }) => [{ type: "BallotCast", seat, on, blank }, answered(seat)],
});

export const count: RuleOfStep<"count"> = {
  asks: () => nobody,
  run(state, { office }) {
    const result = countOf(state, office, candidatesOf(state, office));
    const closed: Fact = { type: "ElectionClosed", office };
    const shown: Fact = { type: "VotesShown", office, ...result };
    if (result.elected === null) return [shown, closed, settled()];
    return [shown, ...electedTo(state, office, result.elected), closed, settled()];
  },
};

function electedTo(state: State, office: Office, id: LordId): readonly Fact[] {
  const { lord, seat, crowns, spouse } = lordOf(state, id);
  const elected: Fact = { type: "Elected", office, lord, seat };
  if (office === "pope") return [elected];
  if (office === "king") return [...regencyEnded(state), elected, ...queenMade(state, spouse)];
  // F1429-5.15
  if (seeNumber(office) === null || !crowns.includes("prince")) return [elected];
  return [elected, { type: "OfficeLost", lord, seat, office: "prince", cause: "orders" }];
}

// F1429-4.15
function regencyEnded(state: State): readonly Fact[] {
  const regent = crowned(state, "queen");
  return regent === undefined
    ? []
    : [{ type: "OfficeLost", lord: regent.lord, seat: regent.seat, office: "queen", cause: "election" }];
}

// F1429-4.14
function queenMade(state: State, spouse: LordId | null): readonly Fact[] {
  const wife = spouse === null ? undefined : findLord(state, spouse);
  return wife === undefined
    ? []
    : [{ type: "Crowned", lord: wife.lord, seat: wife.seat, crown: "queen", cause: "marriage" }];
}
