import { type AnyRuleset, drawMove, seededChance } from "@seneschal/engine";
import { expect, it } from "vitest";
import { forbiddenBy, refusalOf } from "../features/play/moves/decide-move.ts";
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

it.each(rulesetRegistry.all)("$ruleset.id: a move out of turn is refused because of the turn", (registered) => {
  const { ruleset } = registered;
  const { position, asked, other } = positionWithOneAsked(ruleset);
  const own = ruleset.choices(position, other).map(({ type }) => type);
  const choice = ruleset.choices(position, asked).find(({ type, blockedBy }) => !blockedBy && !own.includes(type));
  const move = choice && drawMove(choice, seededChance(1));
  if (move === undefined) throw new Error("the seat has no move of its own");
  const decision = ruleset.decide(position, other, move, seededChance(1));
  if (!("refusal" in decision)) throw new Error("the move is allowed");
  const { problem } = refusalOf(registered, { position, seat: other, move }, decision.refusal.rule);
  expect(problem).toMatchObject({ code: "not-your-turn", message: expect.stringContaining(`waits for seat ${asked}`) });
  // A seat whose turn it is gets the rule.
  const wrong = refusalOf(registered, { position, seat: asked, move }, decision.refusal.rule);
  expect(wrong.problem).toMatchObject({ code: "refused", extras: { rule: decision.refusal.rule } });
});

/** The first position of a random game in which one seat alone is asked, that seat, and another one. */
function positionWithOneAsked(ruleset: AnyRuleset) {
  const chance = seededChance(7);
  const options = rulesetRegistry.of(ruleset.id).schema.options.parse({});
  const begun = ruleset.setUp({ seats: ruleset.seats.max, options }, chance);
  let position: unknown = begun.reduce<unknown>((before, fact) => ruleset.evolve(before, fact), undefined);
  for (;;) {
    const { seats } = ruleset.question(position) ?? { seats: [] };
    const [asked] = seats;
    if (asked === undefined) throw new Error("the game ended");
    if (seats.length === 1) return { position, asked, other: (asked + 1) % ruleset.seats.max };
    const choice = ruleset.choices(position, asked).find(({ isDefault }) => isDefault);
    const decision = choice && ruleset.decide(position, asked, drawMove(choice, chance), chance);
    if (decision === undefined || "refusal" in decision) throw new Error("the default choice is refused");
    position = decision.state;
  }
}
