import type { Typed } from "@seneschal/engine";
import { type Bot, concluded } from "@seneschal/engine/bots";
import { guessPosition } from "../../src/features/play/moves/preview.ts";
import { lookAhead, type Planner } from "../../src/features/play/premoves/look-ahead.ts";
import type { Premove } from "../../src/features/play/stored-premoves.ts";
import { fraction } from "./habits.ts";

/** How players plan ahead. */
export interface PlanningHabits {
  /** How often players plan for the next phase of theirs in which they are asked, from 0 to 1. */
  readonly part: number;
  /** The kinds of questions that players plan for. */
  readonly kinds: readonly string[];
}

interface Planning extends PlanningHabits {
  readonly bot: Bot;
}

const movesMax = 50;

/**
 * The moves that a player plans at the end of a visit: for the next phases of this turn, up to the first for which the
 * player does not plan.
 */
export function plannedMoves(planner: Planner, real: unknown, { part, kinds, bot }: Planning): readonly Premove[] {
  const { ruleset, seat, chance } = planner;
  const planned: Premove[] = [];
  const turn = ruleset.turn?.(real) ?? null;
  let reached = lookAhead(planner, guessPosition(ruleset, real, seat), []).position;
  while (planned.length < movesMax) {
    const kind = kindAsked(planner, reached);
    if (kind === undefined || !kinds.includes(kind) || (ruleset.turn?.(reached) ?? null) !== turn) break;
    if (kind !== planned.at(-1)?.kind && fraction(chance) >= part) break;
    const move: Typed = concluded(bot({ ruleset, state: reached, seat, chance }));
    reached = lookAhead(planner, reached, [move]).position;
    planned.push({ move, kind, turn });
  }
  return planned;
}

function kindAsked({ ruleset, seat }: Planner, position: unknown): string | undefined {
  const question = ruleset.question(position);
  return question?.seats.includes(seat) ? question.kind : undefined;
}
