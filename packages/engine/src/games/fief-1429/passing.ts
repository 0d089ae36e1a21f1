import { answered, type RuleOfMove, settled } from "./flow.ts";
import { haltFacts } from "./marches/leave.ts";
import type { Step } from "./words.ts";

/** Questions that one seat answers, and that are over when it has no more to do. */
const ownQuestions: readonly Step["type"][] = [
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
];
/** Questions to several seats at once. */
const sharedQuestions: readonly Step["type"][] = ["weddings", "window"];

export const pass: RuleOfMove<"pass"> = {
  rule: "F1429-2.1",
  choices: ({ step }) =>
    step !== undefined &&
    (ownQuestions.includes(step.type) || sharedQuestions.includes(step.type) || step.type === "refused")
      ? [{ type: "pass", fields: {}, idle: true }]
      : [],
  facts({ state, seat, step }) {
    if (step?.type === "refused") return [...haltFacts(state), settled()];
    // F1429-10.5
    if (step?.type === "yielding") {
      return [{ type: "TitleVacated", fief: step.fief, lord: null, cause: "death" }, settled()];
    }
    return step !== undefined && sharedQuestions.includes(step.type) ? [answered(seat)] : [settled()];
  },
};
