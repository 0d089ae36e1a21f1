import type { AnyRuleset, Seat, Typed } from "@seneschal/engine";
import { acceptedOrThrow } from "../../../platform/http/rejection.ts";
import { loadVisibleGame, requireSeat, requireVersion } from "../game-access.ts";
import { movesIn } from "../moves/decide-move.ts";
import { guessPosition, type PreviewStep, previewMove } from "../moves/preview.ts";
import type { CheckedDraft, DraftRequest, PlayDeps } from "../types.ts";
import { mutable, redactedFacts } from "../viewing/game-view.ts";

/** The result of each move of a draft as far as its seat can know it, and the options after them. */
export async function checkDraft(
  { store, registry }: PlayDeps,
  id: string,
  player: string,
  body: DraftRequest,
): Promise<CheckedDraft> {
  const game = await loadVisibleGame({ store, registry }, id, player);
  const seat = requireSeat(game, player, body.expectedVersion);
  requireVersion(game, body.expectedVersion);
  const { ruleset } = registry.of(game.settings.ruleset);
  const parsed = acceptedOrThrow(movesIn(registry, game, body));
  const { steps, position } = evaluateMoves(ruleset, guessPosition(ruleset, game.position, seat), seat, parsed);
  const shown = parsed.map((_, place) => {
    const step = steps[place];
    if (step === undefined) return { status: "unseen" as const, rule: null, facts: [] };
    if (step.status === "refused") return { status: step.status, rule: step.rule, facts: [] };
    return { status: step.status, rule: null, facts: redactedFacts(registry, game, seat, step.facts) };
  });
  return {
    ruleset: ruleset.id,
    version: game.version,
    steps: shown,
    view: mutable(ruleset.view(position, seat)) as CheckedDraft["view"],
    question: mutable(ruleset.question(position) ?? null),
    // After a random draw or a revealing fact, the options are unknown.
    choices:
      steps.at(-1)?.status === "open" ? [] : (mutable(ruleset.choices(position, seat)) as CheckedDraft["choices"]),
  };
}

/** Plays moves up to the first that is refused or has an unknown result. Returns the steps and the position after them. */
export function evaluateMoves(ruleset: AnyRuleset, start: unknown, seat: Seat, moves: readonly Typed[]) {
  const steps: PreviewStep[] = [];
  let position = start;
  for (const move of moves) {
    const step = previewMove(ruleset, position, seat, move);
    steps.push(step);
    if (step.status !== "refused") position = step.position;
    if (step.status !== "known") break;
  }
  return { steps, position };
}
