import { during } from "../../../../core/rules.ts";
import { answered, type RuleOfMove, settled } from "../model/flow.ts";

/** Questions to one seat that end when it has nothing more to do. */
const ownQuestions = ["orphan", "playing", "parrying", "levying", "buying", "marching"] as const;
/** Questions to several seats at once. */
const sharedQuestions = ["justice", "pacts", "talks"] as const;

export const pass: RuleOfMove<"pass"> = during([...ownQuestions, ...sharedQuestions], {
  rule: "FC-3.1",
  choices: () => [{ type: "pass", fields: {}, isDefault: true }],
  facts: ({ seat, step }) => [sharedQuestions.some((shared) => shared === step.type) ? answered(seat) : settled()],
});
