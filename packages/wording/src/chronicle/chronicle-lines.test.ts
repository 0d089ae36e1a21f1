import { rulesetSchemas } from "@seneschal/schema";
import { describe, expect, it } from "vitest";
import type { ChronicleStep } from "../entries/chronicle-step.ts";
import { wordingOf } from "../games/register.ts";
import { recordedOf } from "../testing/fact-lines.fixture.ts";
import { chronicleLines } from "./chronicle-lines.ts";

const names = ["Ann", "Bob", null, "Yves"];
const step = (version: number, given: Partial<ChronicleStep> = {}): ChronicleStep => ({
  version,
  kind: "move",
  seat: 0,
  undoneTo: null,
  consentedBy: null,
  reason: null,
  facts: [],
  ...given,
});
const rulesets = rulesetSchemas.map(({ id }) => ({ ruleset: id, folder: wordingOf(id).folder }));

describe.each(["en", "fr"] as const)("the chronicle in an e-mail in %s", (language) => {
  it.each(rulesets)("is in whole sentences: $ruleset", async ({ ruleset, folder }) => {
    const { facts } = await recordedOf(folder);
    const lines = chronicleLines({ language, ruleset, steps: [step(2, { facts })], names, seat: 0 });
    expect(lines.length).toBeGreaterThan(50);
    expect(lines.filter((line) => /undefined|\[object|NaN|[{}]/.test(line) || !/\s/.test(line))).toEqual([]);
  });

  it("adds what the server says about a step", () => {
    const steps = [step(2, { kind: "time-out", seat: 1 })];
    const [line] = chronicleLines({ language, ruleset: "middle-ages", steps, names, seat: 0 });
    expect(line).toContain("Bob");
  });
});

describe("the chronicle in an e-mail", () => {
  const telling = { language: "en", ruleset: "middle-ages", names, seat: 0 } as const;
  const struck = (version: number) =>
    step(version, { facts: [{ type: "EventStruck", round: 4, event: "baby-boom" } as never] });

  it("omits undone moves", () => {
    const steps = [struck(2), struck(3), step(4, { kind: "undo", seat: 1, undoneTo: 2 })];
    expect(chronicleLines({ ...telling, steps }).length).toBe(2);
  });

  it("fails if a ruleset has no words", () => {
    const unknown = { ...telling, ruleset: "sealed-bids", steps: [struck(2)] };
    expect(() => chronicleLines(unknown)).toThrow("no wording for the ruleset sealed-bids");
  });
});
