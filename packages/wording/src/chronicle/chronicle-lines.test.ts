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
    expect(lines.length).toBeGreaterThan(Math.min(50, facts.length / 2));
    expect(lines.filter((line) => /undefined|\[object|NaN|[{}]/.test(line) || !/\s/.test(line))).toEqual([]);
  });

  it("adds what the server says about a step", () => {
    const steps = [step(2, { kind: "time-out", seat: 1 })];
    const [line] = chronicleLines({ language, ruleset: "middle-ages", steps, names, seat: 0 });
    expect(line).toContain("Bob");
  });
});

describe.each([
  ["en", "each running clock got 6\u00a0h more", "clocks got more time: Ann 6\u00a0h, Bob 5\u00a0h 30\u00a0min"],
  [
    "fr",
    "chaque horloge en marche a reçu 6\u00a0h de plus",
    "ont reçu plus de temps\u00a0: Ann 6\u00a0h, Bob 5\u00a0h 30\u00a0min",
  ],
] as const)("an outage in the chronicle in %s", (language, forAll, forEach) => {
  const hourMs = 3_600_000;
  const telling = (...added: readonly number[]) => {
    const addedTime = added.map((hours, seat) => ({ seat, milliseconds: hours * hourMs }));
    const steps = [step(2, { kind: "outage", seat: null, addedTime })];
    return chronicleLines({ language, ruleset: "middle-ages", steps, names, seat: 0 }).join();
  };

  it("says how much time was added", () => {
    expect(telling(6, 6.001)).toContain(forAll);
    expect(telling(6, 5.5)).toContain(forEach);
    expect(telling(0.001)).toContain("1\u00a0min");
  });

  it("says less in older games, where it is not known", () => {
    expect(telling()).toMatch(/paused|en pause/);
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
