import { randomInt } from "node:crypto";
import {
  type AnyRuleset,
  type Chance,
  ChanceUnavailable,
  chanceFrom,
  isRevealing,
  positionAfter,
  type Seat,
  seededChance,
  type Typed,
} from "@seneschal/engine";
import { loadVisibleGame, requireSeat, staleVersion } from "../game-access.ts";
import type { PlayDeps, Preview, PreviewRequest } from "../types.ts";
import { mutable, redactedFacts } from "../viewing/game-view.ts";
import { moveOf, refusalProblem } from "./decide-move.ts";

/** Plays moves in a position that the seat cannot tell from the real one, so that nothing hidden is revealed. */
export async function previewMoves(
  { store, registry }: PlayDeps,
  id: string,
  player: string,
  { expectedVersion, moves }: PreviewRequest,
): Promise<Preview> {
  const game = await loadVisibleGame(store, id, player);
  const seat = requireSeat(game, player, expectedVersion);
  if (expectedVersion !== game.version) throw staleVersion(game);
  const { ruleset } = registry.of(game.settings.ruleset);
  const asked = moves.map((move, place) => moveOf(registry, game, move, `moves/${place}`));
  const { facts, position, isComplete } = playOut(ruleset, guessPosition(ruleset, game.position, seat), seat, asked);
  return {
    ruleset: ruleset.id,
    facts: redactedFacts(registry, game, seat, facts),
    view: mutable(ruleset.view(position, seat)) as Preview["view"],
    isComplete,
  };
}

type PlayedOut = { readonly facts: readonly Typed[]; readonly position: unknown; readonly isComplete: boolean };

/** Stops before random draws and revealing facts. */
function playOut(ruleset: AnyRuleset, start: unknown, seat: Seat, moves: readonly Typed[]): PlayedOut {
  let reached: PlayedOut = { facts: [], position: start, isComplete: true };
  for (const move of moves) {
    const next = previewMove(ruleset, reached.position, seat, move);
    if (next.is === "refused") throw refusalProblem(next.rule);
    reached = {
      facts: [...reached.facts, ...next.facts],
      position: next.position,
      isComplete: next.is === "known",
    };
    if (!reached.isComplete) break;
  }
  return reached;
}

/** The result of a move as far as its seat can know it in advance. */
export type PreviewStep =
  | { readonly is: "refused"; readonly rule: string }
  | {
      /** `known`: the facts are complete. `open`: they end before a random draw or a revealing fact. */
      readonly is: "known" | "open";
      readonly facts: readonly Typed[];
      readonly position: unknown;
    };

/** A random position that the seat cannot tell from the real one. */
export function guessPosition(ruleset: AnyRuleset, position: unknown, seat: Seat): unknown {
  return ruleset.redeal(position, seat, seededChance(randomInt(2 ** 47)));
}

/** Plays a move up to the first random draw or revealing fact. */
export function previewMove(ruleset: AnyRuleset, position: unknown, seat: Seat, move: Typed): PreviewStep {
  let isDrawn = false;
  const chance = chanceFrom(() => {
    isDrawn = true;
    throw new ChanceUnavailable("a preview draws no random numbers");
  });
  const decision = certainDecision(ruleset, position, seat, move, chance);
  if ("refusal" in decision) return { is: "refused", rule: decision.refusal.rule };
  const end = decision.facts.findIndex((fact) => isRevealing(ruleset, fact));
  if (end === -1) return { is: isDrawn ? "open" : "known", facts: decision.facts, position: decision.state };
  const facts = decision.facts.slice(0, end);
  return { is: "open", facts, position: facts.length === 0 ? position : positionAfter(ruleset, facts, position) };
}

/** Without facts if the move itself begins with a draw. */
function certainDecision(ruleset: AnyRuleset, position: unknown, seat: Seat, move: Typed, chance: Chance) {
  try {
    return ruleset.decide(position, seat, move, chance);
  } catch (error) {
    if (error instanceof ChanceUnavailable) return { facts: [], state: position };
    throw error;
  }
}
