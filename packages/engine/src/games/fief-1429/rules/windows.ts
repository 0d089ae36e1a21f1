import type { Seat } from "../../../core/ruleset.ts";
import { controlledBy } from "../model/control.ts";
import { nobody, type RuleOfStep, settled } from "../model/flow.ts";
import { isPresent, type State, seatsOf } from "../model/state.ts";
import { votesOf } from "../model/votes.ts";
import { mayRevolt } from "./battles/revolts.ts";
import { endingOf } from "./ending.ts";
import { cardsHeldBy } from "./trade/offers.ts";

// F1429-17.2: all who hold cards, as everyone can see.
export const window: RuleOfStep<"window"> = {
  asks: (state, { over }) => {
    if (over === "round" && state.battle === null) return nobody;
    // What everyone can count on the table; if nobody would win, nobody is asked.
    if (over === "victory" && endingOf(state) === undefined) return nobody;
    return seatsOf(state).filter((seat) => cardsHeldBy(state, seat) > 0);
  },
  concerns: (state, { over }, seat) => touches[over](state, seat),
  run: () => [settled()],
};

/** The seats that each kind of window concerns, as everyone can see. F1429-17.20 */
const touches: Readonly<
  Record<"vote" | "income" | "round" | "revolt" | "victory", (state: State, seat: Seat) => boolean>
> = {
  vote: ({ election, ...state }, seat) =>
    election !== null &&
    (election.candidates.some((candidate) => candidate.seat === seat) ||
      votesOf({ election, ...state }, election.office, seat) > 0),
  income: (state, seat) => controlledBy(state, seat).some((village) => mayRevolt(state, village)),
  round: (state, seat) => state.battle !== null && isPresent(state, state.battle.village, seat),
  revolt: (state, seat) => state.revolt !== null && isPresent(state, state.revolt.village, seat),
  victory: () => true,
};
