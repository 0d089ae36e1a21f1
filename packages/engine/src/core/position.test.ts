import { expect, it } from "vitest";
import { feud } from "../testing/toys/feud.fixture.ts";
import type { Feud } from "../testing/toys/feud-moves.fixture.ts";
import { seededChance } from "./chance.ts";
import { positionAfter } from "./position.ts";
import type { Ruleset } from "./ruleset.ts";

const opening = feud.setUp({ seats: 2, options: {} }, seededChance(1));
const state = positionAfter(feud, opening);
const decision = feud.decide(state, 0, { type: "vote", on: "baudri", bluff: "anselme" }, seededChance(2));
if ("refusal" in decision) throw new Error(`the vote is refused by ${decision.refusal.rule}`);
const { facts } = decision;

it("is the same whether it comes with the decision or from replaying its facts", () => {
  const folded = positionAfter(feud, structuredClone(facts), structuredClone(state));
  expect(decision.state).toEqual(folded);
  expect(facts).toContainEqual({ type: "VoteCast", seat: 0, on: "baudri", bluff: "anselme" });
});

it("asks the ruleset at hand, not the one that decided", () => {
  const poorer: Ruleset<Feud> = { ...feud, evolve: () => ({ ...state, bank: 0 }) };
  expect(positionAfter(poorer, facts, state).bank).toBe(0);
});

it("a position of the same facts is another one after another position", () => {
  expect(positionAfter(feud, facts, { ...state, bank: 7 }).bank).toBe(7);
});

it("a position of a game without facts does not exist", () => {
  expect(() => positionAfter(feud, [])).toThrow("no facts, no position of feud");
});
