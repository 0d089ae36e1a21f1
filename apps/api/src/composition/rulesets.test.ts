import { expect, it } from "vitest";
import { forbiddenBy } from "../features/play/moves/decide-move.ts";
import { rulesetRegistry } from "./rulesets.ts";

it("explains a refusal with the English text of the rule, of the edition that is played", () => {
  const detailIn = (ruleset: string) => forbiddenBy(rulesetRegistry.of(ruleset), "FC-7.4").problem.message;
  expect(detailIn("fief-original")).toBe(
    "Rule FC-7.4 forbids it: A cardinal cannot levy a tithe. The position lists every move that is allowed.",
  );
  expect(detailIn("fief-vitale")).toContain("A cardinal can levy the tithe of his bishopric.");
});

it("has a text for no rule but those of the book", () => {
  expect(rulesetRegistry.of("village").ruleText?.("FC-7.4")).toBeUndefined();
  expect(forbiddenBy({}, "SB-1").problem.message).toBe(
    "Rule SB-1 forbids it. The position lists every move that is allowed.",
  );
});
