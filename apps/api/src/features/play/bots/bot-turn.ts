import { randomInt } from "node:crypto";
import { type AnyRuleset, type Seat, seededChance, type Typed } from "@seneschal/engine";
import { bots, type Thought } from "@seneschal/engine/bots";
import type { games } from "@seneschal/schema";
import { inSlices } from "../../../platform/http/long-computations/slices.ts";

/** A decision that a bot has to make. */
export interface BotTurn {
  readonly ruleset: AnyRuleset;
  readonly position: unknown;
  readonly seat: Seat;
  readonly level: games.BotLevel;
}

/** Decides on a move. Rejects if the bot fails; the turn is then taken again. */
export type Think = (turn: BotTurn) => Promise<Typed>;

/** How long a bot may think before it plays the best move that it has found so far. */
const thinkingMilliseconds = 1_200;

/** The thought of a bot, which begins now. */
export function thoughtOn({ ruleset, position, seat, level }: BotTurn): Thought<Typed> {
  const end = performance.now() + thinkingMilliseconds;
  const isTimeUp = () => performance.now() >= end;
  // Bots have their own random numbers: those of the game would reveal hidden information.
  return bots[level]({ ruleset, state: position, seat, chance: seededChance(randomInt(2 ** 47)), isTimeUp });
}

/** Thinks in this thread, in slices between which requests are served. */
export const thinkInSlices: Think = async (turn) => {
  const thought = thoughtOn(turn);
  for (const pause = inSlices(); ; await pause()) {
    const { done, value } = thought.next();
    if (done === true) return value;
  }
};
