import { during } from "../../../../core/rules.ts";
import { asksItsSeat, type ChoiceOf, type RuleOfMove, type RuleOfStep, settled } from "../model/flow.ts";
import type { Fact, Matter } from "../model/types.ts";
import { obstacleTo, taken } from "./talks/offers.ts";

export const consent: RuleOfStep<"consent"> = asksItsSeat;

// FC-10.4, FC-13.9, FC-14.9
export const answer: RuleOfMove<"answer"> = during(["consent", "replying"], {
  rule: "FC-13.1",
  choices({ state, step }): readonly ChoiceOf<"answer">[] {
    const offered = step.type === "replying" ? state.offers.find(({ seat }) => seat === step.from) : undefined;
    const blockedBy = offered === undefined ? undefined : obstacleTo(state, offered);
    if (blockedBy === undefined)
      return [{ type: "answer", fields: { answer: { oneOf: ["no", "yes"] } }, isDefault: true }];
    return [
      { type: "answer", fields: { answer: { oneOf: ["no"] } }, isDefault: true },
      { type: "answer", fields: { answer: { oneOf: ["yes"] } }, blockedBy },
    ];
  },
  facts({ state, seat, step }, { answer: given }) {
    const isGiven = given === "yes";
    if (step.type === "consent") {
      const { matter } = step;
      return [{ type: "ConsentAnswered", seat, matter, isGiven }, ...following(matter, isGiven), settled()];
    }
    const offered = state.offers.find((one) => one.seat === step.from);
    if (offered === undefined) return [settled()];
    if (isGiven) return [...taken(state, offered), settled()];
    return [{ type: "OfferEnded", seat: step.from, to: seat, cause: "declined" }, settled()];
  },
});

function following(matter: Matter, isGiven: boolean): readonly Fact[] {
  if (matter.kind === "passage") {
    // FC-10.5
    return [{ type: "StanceTaken", seat: matter.from, village: matter.village, stance: isGiven ? "guest" : "refused" }];
  }
  // FC-10.14
  if (matter.kind === "aid") {
    return isGiven ? [{ type: "StanceTaken", seat: matter.from, village: matter.village, stance: "relief" }] : [];
  }
  const { region, from, lord, capital } = matter;
  return isGiven ? [{ type: "TitleTaken", region, seat: from, lord, capital }] : [];
}
