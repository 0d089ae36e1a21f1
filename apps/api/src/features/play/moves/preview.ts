import { randomInt } from "node:crypto";
import { type AnyRuleset, isRevealing, positionAfter, type Seat, seededChance, type Typed } from "@seneschal/engine";
import { decideWithoutChance } from "../../../domain/game/decide-without-chance.ts";
import type { RegisteredRuleset } from "../../../domain/game/ruleset-registry.ts";
import { acceptedOrThrow } from "../../../platform/http/rejection.ts";
import { loadVisibleGame, requireSeat, requireVersion } from "../game-access.ts";
import type { PlayDeps, Preview, PreviewRequest } from "../types.ts";
import { mutable, redactedFacts } from "../viewing/game-view.ts";
import { movesIn, refusalOf } from "./decide-move.ts";

/** Plays moves in a position that the seat cannot tell from the real one, so that nothing hidden is revealed. */
export async function previewMoves(
  { store, registry }: PlayDeps,
  id: string,
  player: string,
  body: PreviewRequest,
): Promise<Preview> {
  const game = await loadVisibleGame({ store, registry }, id, player);
  const seat = requireSeat(game, player, body.expectedVersion);
  requireVersion(game, body.expectedVersion);
  const registered = registry.of(game.settings.ruleset);
  const { ruleset } = registered;
  const parsed = acceptedOrThrow(movesIn(registry, game, body));
  const { facts, position, isComplete } = playOut(
    registered,
    guessPosition(ruleset, game.position, seat),
    seat,
    parsed,
  );
  return {
    ruleset: ruleset.id,
    facts: redactedFacts(registry, game, seat, facts),
    view: mutable(ruleset.view(position, seat)) as Preview["view"],
    isComplete,
  };
}

type PlayedOut = { readonly facts: readonly Typed[]; readonly position: unknown; readonly isComplete: boolean };

/** Stops before random draws and revealing facts. */
function playOut(registered: RegisteredRuleset, start: unknown, seat: Seat, moves: readonly Typed[]): PlayedOut {
  let reached: PlayedOut = { facts: [], position: start, isComplete: true };
  for (const move of moves) {
    const next = previewMove(registered.ruleset, reached.position, seat, move);
    if (next.status === "refused")
      throw refusalOf(registered, { position: reached.position, seat, move }, next.rule).problem;
    reached = {
      facts: [...reached.facts, ...next.facts],
      position: next.position,
      isComplete: next.status === "known",
    };
    if (!reached.isComplete) break;
  }
  return reached;
}

/** The result of a move as far as its seat can know it in advance. */
export type PreviewStep =
  | { readonly status: "refused"; readonly rule: string }
  | {
      /** `known`: the facts are complete. `open`: they end before a random draw or a revealing fact. */
      readonly status: "known" | "open";
      readonly facts: readonly Typed[];
      readonly position: unknown;
    };

/** A random position that the seat cannot tell from the real one. */
export function guessPosition(ruleset: AnyRuleset, position: unknown, seat: Seat): unknown {
  return ruleset.redeal(position, seat, seededChance(randomInt(2 ** 47)));
}

/** Plays a move up to the first random draw or revealing fact. */
export function previewMove(ruleset: AnyRuleset, position: unknown, seat: Seat, move: Typed): PreviewStep {
  const { decision, isDrawn } = decideWithoutChance(ruleset, position, seat, move);
  if ("refusal" in decision) return { status: "refused", rule: decision.refusal.rule };
  const end = decision.facts.findIndex((fact) => isRevealing(ruleset, fact));
  if (end === -1) return { status: isDrawn ? "open" : "known", facts: decision.facts, position: decision.state };
  const facts = decision.facts.slice(0, end);
  return { status: "open", facts, position: facts.length === 0 ? position : positionAfter(ruleset, facts, position) };
}
