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

/** What a seat may do for others without a reason, and what it is not asked about if it skips that. */
const trades = ["give", "offer", "withdraw", "openRoom"];

describe.each((rulesets as readonly AnyRuleset[]).map((ruleset) => [ruleset.id, ruleset] as const))(
  "in %s, a player who skips questions with a single choice",
  (_, ruleset) => {
    it("is asked everything that leaves a choice, and sees the only possible move played", () => {
      let skipped = 0;
      for (const { position, question, seat } of questionsIn(ruleset)) {
        const movesOffered = moveCount(openChoices(ruleset, position, seat));
        const hidden = skippedAt({ ruleset, position, question }, seat, { isAmongBots: false });
        const open = skippedAt({ ruleset, position, question }, seat, { isAmongBots: true });
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

    it("may skip gifts and offers as well, but is asked about every offer to it", () => {
      const counts = { skipped: 0, shown: 0, replies: 0 };
      for (const { position, question, seat } of questionsIn(ruleset)) {
        const open = openChoices(ruleset, position, seat);
        const others = open.filter(({ type }) => !trades.includes(type));
        const asked = { ruleset, position, question };
        const among = skippedAt(asked, seat, { isAmongBots: true, skipsTrades: true });
        expect(among !== undefined).toBe(moveCount(others) === 1);
        if (ruleset.choices(position, seat).some(({ type }) => type === "accept")) {
          counts.replies += 1;
          expect(among).toBeUndefined();
        }
        if (among === undefined || others.length === open.length) continue;
        counts.skipped += 1;
        expect(among).toEqual({ seat, move: { type: "pass" }, isDefault: true });
        // Among people, only where everyone can see it.
        const shown = skippedAt(asked, seat, { isAmongBots: false, skipsTrades: true });
        if (shown !== undefined) counts.shown += 1;
        expect([undefined, among]).toContainEqual(shown);
      }
      const hasTrades = ruleset.id.startsWith("fief-");
      expect({ skipped: counts.skipped > 0, shown: counts.shown > 0, replies: counts.replies > 0 }).toEqual({
        skipped: hasTrades,
        shown: hasTrades,
        replies: hasTrades,
      });
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

interface Skipping {
  readonly isAmongBots: boolean;
  readonly skipsTrades?: boolean;
}

function skippedAt(
  asked: Pick<OpenQuestion, "ruleset" | "position" | "question">,
  seat: Seat,
  { isAmongBots, skipsTrades = false }: Skipping,
) {
  const openQuestion = {
    ...asked,
    raisedBy: undefined,
    isOnlyKindSince: () => false,
    isAmongBots: () => isAmongBots,
  };
  return automaticReply(openQuestion, { seat, replies: [], answersSingleChoices: true, skipsTrades });
}

const openChoices = (ruleset: AnyRuleset, position: unknown, seat: Seat) =>
  ruleset.choices(position, seat).filter(({ blockedBy }) => blockedBy === undefined);

/** How many moves are offered, counted one by one up to 2. */
function moveCount(choices: ReturnType<typeof openChoices>): number {
  const counts = choices.map((choice) =>
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
