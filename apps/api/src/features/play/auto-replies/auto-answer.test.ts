import {
  type AnyDomain,
  type AnyRuleset,
  domainsOf,
  drawMove,
  positionAfter,
  type Question,
  rulesets,
  type Seat,
  seededChance,
} from "@seneschal/engine";
import { rulesetSchemas } from "@seneschal/schema";
import { describe, expect, it } from "vitest";
import { automaticReply, type OpenQuestion } from "./auto-answer.ts";

const movesMax = 250;

describe.each((rulesets as readonly AnyRuleset[]).map((ruleset) => [ruleset.id, ruleset] as const))(
  "in %s, a player who skips questions with a single choice",
  (_, ruleset) => {
    it("is asked everything that leaves a choice, and sees the only possible move played", () => {
      let skipped = 0;
      for (const { position, question, seat } of questionsIn(ruleset)) {
        const movesOffered = moveCount(ruleset, position, seat);
        const hidden = skippedAt({ ruleset, position, question }, seat, false);
        const open = skippedAt({ ruleset, position, question }, seat, true);
        expect(hidden === undefined || movesOffered === 1).toBe(true);
        expect(open !== undefined).toBe(movesOffered === 1);
        if (hidden !== undefined) expect(hidden).toEqual(open);
        if (open === undefined) continue;
        skipped += 1;
        expect(ruleset.decide(position, seat, open.move, seededChance(1))).toHaveProperty("facts");
      }
      // The other rules never ask a question with a single answer.
      expect(skipped > 0).toBe(ruleset.id === "fief-original" || ruleset.id === "fief-vitale");
    });
  },
);

interface Asked {
  readonly position: unknown;
  readonly question: Question;
  readonly seat: Seat;
}

/** Every question to every seat in the first moves of a random game. */
function* questionsIn(ruleset: AnyRuleset): Generator<Asked> {
  const chance = seededChance(3);
  const options = rulesetSchemas.find(({ id }) => id === ruleset.id)?.options.parse({});
  let position = positionAfter(ruleset, ruleset.setUp({ seats: Math.min(4, ruleset.seats.max), options }, chance));
  for (let moves = 0; moves < movesMax; moves++) {
    const question = ruleset.question(position);
    if (question === undefined) return;
    for (const seat of question.seats) yield { position, question, seat };
    const seat = chance.pick(question.seats);
    const open = openChoices(ruleset, position, seat);
    const decision = ruleset.decide(position, seat, drawMove(chance.pick(open), chance), chance);
    if ("refusal" in decision) throw new Error(`an offered move was refused by ${decision.refusal.rule}`);
    position = decision.state;
  }
}

function skippedAt(asked: Pick<OpenQuestion, "ruleset" | "position" | "question">, seat: Seat, isAmongBots: boolean) {
  const openQuestion = {
    ...asked,
    raisedBy: undefined,
    isOnlyKindSince: () => false,
    isAmongBots: () => isAmongBots,
  };
  return automaticReply(openQuestion, { seat, replies: [], answersSingleChoices: true });
}

const openChoices = (ruleset: AnyRuleset, position: unknown, seat: Seat) =>
  ruleset.choices(position, seat).filter(({ blockedBy }) => blockedBy === undefined);

/** How many moves are offered, counted one by one up to 2. */
function moveCount(ruleset: AnyRuleset, position: unknown, seat: Seat): number {
  const counts = openChoices(ruleset, position, seat).map((choice) =>
    Object.values(domainsOf(choice)).reduce((count, domain) => count * valueCount(domain), 1),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

function valueCount(domain: AnyDomain): number {
  if ("oneOf" in domain) return domain.oneOf.length;
  if ("from" in domain) return domain.to - domain.from + 1;
  const sizes = Array.from({ length: domain.someOf.length + 1 }, (_, size) => size);
  return sizes
    .filter((size) => domain.min <= size && size <= domain.max)
    .reduce((sum, size) => sum + subsetCount(domain.someOf.length, size), 0);
}

/** The number of subsets of this size. */
function subsetCount(length: number, size: number): number {
  return size === 0 ? 1 : (subsetCount(length, size - 1) * (length - size + 1)) / size;
}
