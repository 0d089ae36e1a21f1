import type { Seat } from "../../../../core/ruleset.ts";
import { checkEffects, nobody, type RuleOfStep, settled } from "../../model/flow.ts";
import { ransomOf } from "../../model/offices.ts";
import { inTurnOrder, lordsOf } from "../../model/state.ts";
import type { Fact } from "../../model/types.ts";
import { offersExpired } from "./offers.ts";
import { phaseBegun } from "./rooms.ts";

// F1429-14.7: a ransom received may be used to pay another.
export const ransoms: RuleOfStep<"ransoms"> = {
  asks: () => nobody,
  run(state) {
    // F1429-18.4: what is set aside in an offer counts too.
    const asideOf = (seat: Seat) => state.offers.find((offer) => offer.seat === seat)?.ecus ?? 0;
    const purses = state.families.map(({ ecus }, seat) => ecus + asideOf(seat));
    const facts: Fact[] = [...phaseBegun(state, "purchases"), ...offersExpired(state)];
    for (const seat of inTurnOrder(state)) {
      const dearest = lordsOf(state, seat).toSorted((one, other) => ransomOf(other) - ransomOf(one));
      for (const captive of dearest) {
        const { lord, guard } = captive;
        const ecus = ransomOf(captive);
        if (guard === null) continue;
        if ((purses[seat] ?? 0) < ecus) {
          facts.push({ type: "RansomUnpaid", lord, seat, to: guard, ecus });
          continue;
        }
        purses[seat] = (purses[seat] ?? 0) - ecus;
        purses[guard] = (purses[guard] ?? 0) + ecus;
        facts.push(
          { type: "RansomPaid", lord, seat, to: guard, ecus, isAgreed: false },
          { type: "PrisonerFreed", lord, seat, by: guard, cause: "ransom" },
        );
      }
    }
    return [...facts, settled(checkEffects)];
  },
};
