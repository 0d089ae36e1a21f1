import { rulesetSchemas } from "@seneschal/schema";
import { describe, expect, it } from "vitest";
import { type Bot, bots, concluded, searchWith } from "../bots/index.ts";
import { seededChance } from "../core/chance.ts";
import { positionAfter } from "../core/position.ts";
import type { AnyRuleset, Typed } from "../core/ruleset.ts";
import { rulesets } from "./register.ts";

const everyOption: Readonly<Record<string, object>> = {
  "fief-1429": {
    turns: 4,
    diplomacy: "embassies",
    hasRelics: true,
    isFoggy: true,
    isMoneyHidden: true,
    areVotesInTurn: true,
    arePrisonersStrict: true,
  },
  "fief-original": { goal: "none", turns: 4, hasStartingLord: true },
  "fief-vitale": { goal: "none", turns: 4 },
};
const movesMax = 80;
const levels: Readonly<Record<string, Bot>> = {
  easy: bots.easy,
  medium: bots.medium,
  hard: searchWith({ playouts: 8, horizon: 4, candidatesMax: 16 }),
};

/** The moves of the first decisions of a game in which the same bot has every seat. */
function played(ruleset: AnyRuleset, bot: Bot, seed: number): readonly Typed[] {
  const options = rulesetSchemas.find(({ id }) => id === ruleset.id)?.options.parse(everyOption[ruleset.id] ?? {});
  const chance = seededChance(seed);
  const seats = ruleset.seats.min + (seed % 2);
  let state = positionAfter(ruleset, ruleset.setUp({ seats, options }, chance));
  const moves: Typed[] = [];
  while (moves.length < movesMax) {
    const asked = ruleset.question(state);
    if (asked === undefined) break;
    const seat = chance.pick(asked.seats);
    const move = concluded(bot({ ruleset, state, seat, chance }));
    const decision = ruleset.decide(state, seat, move, chance);
    if ("refusal" in decision) throw new Error(`${move.type} was refused by ${decision.refusal.rule}`);
    moves.push(move);
    state = decision.state;
  }
  return moves;
}

describe.each(Object.entries(levels))("%s", (_, bot) => {
  it.each(rulesets)("plays $id by the rules, the same way from the same seed", (ruleset) => {
    const moves = played(ruleset, bot, 3);
    expect(moves.length).toBeGreaterThan(10);
    expect(played(ruleset, bot, 3)).toEqual(moves);
  });
});
