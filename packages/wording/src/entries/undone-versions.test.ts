import { expect, it } from "vitest";
import type { ChronicleStep } from "./chronicle-step.ts";
import { undoneVersions } from "./undone-versions.ts";

it("finds the versions that were undone", () => {
  const steps = [step(4), step(5), step(6, { kind: "undo", undoneTo: 4 }), step(7)];
  expect([...undoneVersions(steps)]).toEqual([5]);
});

function step(version: number, given: Partial<ChronicleStep> = {}): ChronicleStep {
  return { version, kind: "move", seat: 0, undoneTo: null, consentedBy: null, reason: null, facts: [], ...given };
}
