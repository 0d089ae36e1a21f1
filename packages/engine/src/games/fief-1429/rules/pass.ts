import { during } from "../../../core/rules.ts";
import { answered, type RuleOfMove, settled } from "../model/flow.ts";
import { haltFacts } from "./marches/leave.ts";
import { mourned } from "./relics.ts";
import { purchasesEnded } from "./trade/purchases.ts";

/** Questions to one seat that end when it has nothing more to do. */
const ownQuestions = [
  "candidacy",
  "discarding",
  "drawing",
  "playing",
  "purchases",
  "marching",
  "battles",
  "sieges",
  "pillaging",
  "calming",
  "yielding",
  "refused",
  "praying",
  "miracle",
] as const;
/** Questions to several seats at once. */
const sharedQuestions = ["weddings", "window"] as const;

export const pass: RuleOfMove<"pass"> = during([...ownQuestions, ...sharedQuestions], {
  rule: "F1429-2.1",
  choices: () => [{ type: "pass", fields: {}, isDefault: true }],
  facts({ state, seat, step }) {
    if (step.type === "refused") return [...haltFacts(state), settled()];
    // F1429-10.5
    if (step.type === "yielding") {
      return [{ type: "TitleVacated", fief: step.fief, lord: null, cause: "death" }, settled()];
    }
    // F1429-20.12
    if (step.type === "miracle") return [...mourned(state, step.lord), settled()];
    if (step.type === "purchases") return purchasesEnded(state, seat);
    // F1429-4.2
    if (step.type === "candidacy") return [{ type: "CandidacyDeclined", seat, office: step.office }, settled()];
    return sharedQuestions.some((shared) => shared === step.type) ? [answered(seat)] : [settled()];
  },
});
