import { acceptedOrThrow } from "../../../platform/http/rejection.ts";
import { ownAutomaticAnswers } from "../auto-replies/auto-replies-store.ts";
import { loadVisibleGame, requireSeat, requireVersion } from "../game-access.ts";
import { movesIn } from "../moves/decide-move.ts";
import type { CheckedPremoves, PlayDeps, PremoveCheckRequest } from "../types.ts";
import { mutable, redactedFacts } from "../viewing/game-view.ts";
import { type Plan, planPremoves } from "./plan-premoves.ts";
import { sharedChoices } from "./shared-choices.ts";

/** What moves that are planned ahead would answer, and the options of the seat after them. */
export async function checkPremoves(
  deps: PlayDeps,
  id: string,
  player: string,
  body: PremoveCheckRequest,
): Promise<CheckedPremoves> {
  const { registry, pool } = deps;
  const game = await loadVisibleGame(deps, id, player);
  const seat = requireSeat(game, player, body.expectedVersion);
  requireVersion(game, body.expectedVersion);
  const parsed = acceptedOrThrow(movesIn(registry, game, body));
  const own = await ownAutomaticAnswers(pool, { game: id, seat, account: player });
  const plan = { game, seat, moves: parsed, own };
  const { steps, position, isAssumed } = planPremoves(registry, plan);
  const { ruleset } = registry.of(game.settings.ruleset);
  return {
    ruleset: ruleset.id,
    version: game.version,
    steps: steps.map((step) => ({ ...step, facts: redactedFacts(registry, game, seat, step.facts) })),
    isAssumed,
    view: mutable(ruleset.view(position, seat)) as CheckedPremoves["view"],
    question: mutable(ruleset.question(position) ?? null),
    choices: mutable(choicesAt(deps, plan, { position, isAssumed })) as CheckedPremoves["choices"],
  };
}

/** After assumptions, only what another possible course of the game offers as well. */
function choicesAt(
  { registry }: PlayDeps,
  plan: Plan,
  { position, isAssumed }: { position: unknown; isAssumed: boolean },
) {
  const { ruleset } = registry.of(plan.game.settings.ruleset);
  const choices = ruleset.choices(position, plan.seat);
  if (!isAssumed) return choices;
  const other = planPremoves(registry, plan).position;
  const isSameQuestion = ruleset.question(other)?.kind === ruleset.question(position)?.kind;
  return isSameQuestion ? sharedChoices(choices, ruleset.choices(other, plan.seat)) : choices;
}
