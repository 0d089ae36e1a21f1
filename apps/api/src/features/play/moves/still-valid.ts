import { isDeepStrictEqual } from "node:util";
import { type AnyRuleset, covers, isRevealing, type Seat, seededChance, type Typed } from "@seneschal/engine";
import { decideWithoutChance } from "../../../domain/game/decide-without-chance.ts";
import type { Game } from "../../../domain/game/game.ts";
import { type Rejection, rejected } from "../../../platform/http/rejection.ts";
import { staleVersion } from "../game-access.ts";
import type { PlayDeps } from "../types.ts";
import { choicesOf } from "../viewing/choices.ts";

interface DecidedMoves {
  /** The game as it is now. */
  readonly game: Game;
  readonly seat: Seat;
  readonly moves: readonly Typed[];
  /** The id of the choice from which the player took the only move. */
  readonly ifChoice?: string | undefined;
}

/**
 * Rejected as `stale-version` if moves that were decided at an earlier version may mean something else now, and as
 * `malformed-request` if `ifChoice` is no choice of that version that allows the move.
 */
export async function checkStillValid(
  deps: PlayDeps,
  decided: DecidedMoves,
  expected: number,
): Promise<Rejection | undefined> {
  const { store, registry } = deps;
  const { game } = decided;
  const { ruleset } = registry.of(game.settings.ruleset);
  const before = expected < game.version ? await store.at(game.id, expected) : game;
  if (before?.phase !== "running" || expected > game.version) return staleVersion(game);
  if (!isOffered(ruleset, decided, before.position)) return rejected("malformed-request", wrongChoice);
  if (expected === game.version) return undefined;
  const isUndone = await store.isUndoneSince(game.id, expected);
  return isStillValid({ ...decided, ruleset, isUndone }, before.position, game.position)
    ? undefined
    : staleVersion(game);
}

const wrongChoice = "`ifChoice` is not the id of a choice that allows this move at `expectedVersion`.";

/** Whether the choice of `ifChoice` allows the move in this position. */
function isOffered(ruleset: AnyRuleset, { seat, moves, ifChoice }: DecidedMoves, position: unknown): boolean {
  const [move] = moves;
  if (ifChoice === undefined || move === undefined) return true;
  return choicesOf(ruleset, position, seat).some((choice) => choice.id === ifChoice && covers(choice, move));
}

interface MovesToCheck extends Pick<DecidedMoves, "seat" | "moves" | "ifChoice"> {
  readonly ruleset: AnyRuleset;
  /** Whether the position in which they were decided has been undone. */
  readonly isUndone: boolean;
}

/**
 * Whether moves that were decided at an earlier position can be played now: if the seat sees the same, or if it is a single
 * move, an answer or one with `ifChoice`, whose question, choice and foreseeable facts are the same.
 */
export function isStillValid(decided: MovesToCheck, before: unknown, head: unknown): boolean {
  const { ruleset, seat, moves, ifChoice, isUndone } = decided;
  const [move] = moves.length === 1 && !isUndone ? moves : [];
  if (move !== undefined && isSameDecision({ ruleset, seat, move, ifChoice }, before, head)) return true;
  return isDeepStrictEqual(ruleset.view(before, seat), ruleset.view(head, seat));
}

interface OneMove extends Pick<MovesToCheck, "ruleset" | "seat" | "ifChoice"> {
  readonly move: Typed;
}

function isSameDecision({ ruleset, seat, move, ifChoice }: OneMove, before: unknown, head: unknown): boolean {
  const question = questionTo(before);
  if (question !== questionTo(head) || (question === undefined && ifChoice === undefined)) return false;
  if (!isDeepStrictEqual(offeredIn(before), offeredIn(head))) return false;
  return beginAlike(foreseenFacts(ruleset, before, seat, move), foreseenFacts(ruleset, head, seat, move));

  function questionTo(position: unknown): number | undefined {
    const question = ruleset.question(position);
    return question?.seats.includes(seat) ? question.number : undefined;
  }
  function offeredIn(position: unknown) {
    return ruleset.choices(position, seat).filter((choice) => covers(choice, move));
  }
}

/**
 * What the seat can foresee of a move: its facts up to the first random draw, and after its own fact up to the first that
 * reveals something. They are decided in a position that the seat cannot tell from the real one, so that the result says
 * nothing about hidden information.
 */
function foreseenFacts(ruleset: AnyRuleset, position: unknown, seat: Seat, move: Typed): readonly unknown[] {
  const guess = ruleset.redeal(position, seat, seededChance(guessSeed));
  const { decision } = decideWithoutChance(ruleset, guess, seat, move);
  if ("refusal" in decision) return [];
  const end = decision.facts.findIndex((fact, place) => place > 0 && isRevealing(ruleset, fact));
  const facts = end === -1 ? decision.facts : decision.facts.slice(0, end);
  return facts.map((fact) => ruleset.redact(fact, seat)).filter((fact) => fact !== undefined);
}

/** The same for both positions: what has not changed is dealt alike. */
const guessSeed = 1;

/** Whether one list begins with the other: the last answer to a question has the facts of the earlier ones, and more. */
function beginAlike(one: readonly unknown[], other: readonly unknown[]): boolean {
  const shared = Math.min(one.length, other.length);
  return isDeepStrictEqual(one.slice(0, shared), other.slice(0, shared));
}
