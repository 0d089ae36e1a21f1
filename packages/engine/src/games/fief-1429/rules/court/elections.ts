import { during } from "../../../../core/rules.ts";
import { answered, type ChoiceOf, nobody, type RuleOfMove, type RuleOfStep, settled } from "../../model/flow.ts";
import { crowned } from "../../model/offices.ts";
import { type Election, findLord, inTurnOrder, lordOf, lordsOf, type State, seatsOf } from "../../model/state.ts";
import type { AgendaStep, Fact, LordId, Office } from "../../model/types.ts";
import { candidatesFor, countOf, isDue, seeNumber, votesOf } from "../../model/votes.ts";

export const election: RuleOfStep<"election"> = {
  asks: () => nobody,
  run(state, { office }) {
    if (!isDue(state, office)) return [settled()];
    const candidacies = inTurnOrder(state).map((seat): AgendaStep => ({ type: "candidacy", seat, office }));
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
        blockedBy: eligibility(step.office),
      },
    ];
  },
  facts: ({ seat, step }, { lord }) => [{ type: "CandidatePresented", seat, lord, office: step.office }, settled()],
});

export const voting: RuleOfStep<"voting"> = {
  asks: () => nobody,
  run(state, { office }) {
    const late = latecomersTo(state, office);
    if (late.length > 0) return [settled(...late, { type: "voting", office })];
    if (!isDue(state, office)) return lapsed(office);
    if (candidatesOf(state, office).length === 0) return [{ type: "ElectionClosed", office }, settled()];
    return [settled({ type: "window", over: "vote" }, ...ballotsIn(state, office), { type: "count", office })];
  },
};

/** Families that were passed over and have become able to present a candidate. F1429-4.18 */
function latecomersTo(state: State, office: Office): readonly AgendaStep[] {
  const { candidates, declined } = electionIn(state);
  return inTurnOrder(state)
    .filter((seat) => !declined.includes(seat) && candidates.every((one) => one.seat !== seat))
    .filter((seat) => candidatesFor(state, office, seat).length > 0)
    .map((seat) => ({ type: "candidacy", seat, office }));
}

const electionIn = ({ election }: State): Pick<Election, "candidates" | "declined"> =>
  election ?? { candidates: [], declined: [] };

/** The conditions of the election no longer hold. F1429-4.19 */
const lapsed = (office: Office): readonly Fact[] => [
  { type: "ElectionLapsed", office },
  { type: "ElectionClosed", office },
  settled(),
];

/** The rule that says who may be a candidate. */
const eligibility = (office: Office): string =>
  office === "pope" ? "F1429-4.10" : office === "king" ? "F1429-4.11" : "F1429-4.6";

/** The candidates who are still eligible: a card or the pope may remove them before the vote. F1429-4.17 */
function candidatesOf(state: State, office: Office): readonly LordId[] {
  return electionIn(state)
    .candidates.filter(({ seat, lord: id }) => candidatesFor(state, office, seat).some(({ lord }) => lord === id))
    .map(({ lord }) => lord);
}

// F1429-4.3, F1429-4.20
const ballotsIn = (state: State, office: Office): readonly AgendaStep[] =>
  state.table.options.areVotesInTurn
    ? inTurnOrder(state).map((seat) => ({ type: "ballotInTurn", seat, office }))
    : [{ type: "ballot", office }];

export const ballotInTurn: RuleOfStep<"ballotInTurn"> = {
  asks: (state, { seat, office }) => (votesOf(state, office, seat) > 0 ? [seat] : nobody),
  run: () => [settled()],
};

export const ballot: RuleOfStep<"ballot"> = {
  asks: (state, { office }) => seatsOf(state).filter((seat) => votesOf(state, office, seat) > 0),
  run: () => [settled()],
};

// F1429-4.3
export const vote: RuleOfMove<"vote"> = during(["ballot", "ballotInTurn"], {
  rule: "F1429-4.3",
  choices({ state, step }): readonly ChoiceOf<"vote">[] {
    const on = ["nobody" as const, ...candidatesOf(state, step.office)];
    return [{ type: "vote", fields: { on: { oneOf: on }, blank: { oneOf: on } }, isDefault: true }];
  },
  facts({ state, seat, step }, { on, blank }) {
    const isSealed = !state.table.options.areVotesInTurn;
    const cast: Fact = { type: "BallotCast", seat, on, blank, isSealed };
    return [cast, step.type === "ballotInTurn" ? settled() : answered(seat)];
  },
});

export const count: RuleOfStep<"count"> = {
  asks: () => nobody,
  run(state, { office }) {
    if (!isDue(state, office)) return lapsed(office);
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
