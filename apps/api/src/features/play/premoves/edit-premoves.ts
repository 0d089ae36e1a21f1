import type { Game } from "../../../domain/game/game.ts";
import { acceptedOrThrow, type Rejection, rejected } from "../../../platform/http/rejection.ts";
import { type AutoReplies, ownAutomaticAnswers } from "../auto-replies/auto-replies-store.ts";
import { loadVisibleGame, requireSeat, requireVersion, staleVersion } from "../game-access.ts";
import { forbiddenBy, movesIn } from "../moves/decide-move.ts";
import type { StoredPremoves } from "../stored-premoves.ts";
import type { PlayDeps, PremovesRequest, SavedPremoves } from "../types.ts";
import type { LookedAhead } from "./look-ahead.ts";
import { planPremoves } from "./plan-premoves.ts";
import { clearPremoves, storePremoves } from "./premoves-store.ts";

/** The premoves of a player. Others never see them. */
export async function ownPremoves(deps: PlayDeps, id: string, player: string): Promise<SavedPremoves> {
  const game = await loadVisibleGame(deps, id, player);
  return shown(
    game,
    await ownAutomaticAnswers(deps.pool, { game: id, seat: requireSeat(game, player), account: player }),
  );
}

/**
 * Replaces the premoves of a player. Each move gets the question that it answers if the others give their default answers.
 * Throws `stale-version` if the game has moved on, or if the premoves were changed or played at the same time.
 */
export async function savePremoves(
  deps: PlayDeps,
  id: string,
  player: string,
  body: PremovesRequest,
): Promise<SavedPremoves> {
  const { store, registry, pool } = deps;
  // Read before the game: a premove that is played later changes both.
  const visible = await loadVisibleGame(deps, id, player);
  const holder = { game: id, seat: requireSeat(visible, player, body.expectedVersion), account: player };
  const own = await ownAutomaticAnswers(pool, holder);
  const game = await loadVisibleGame(deps, id, player);
  requireVersion(game, body.expectedVersion);
  const parsed = acceptedOrThrow(movesIn(registry, game, body));
  const { steps } = planPremoves(registry, { game, seat: holder.seat, moves: parsed, own });
  const impossible = checkSteps(steps, (rule, errors) => forbiddenBy(registry.of(game.settings.ruleset), rule, errors));
  if (impossible !== undefined) throw impossible.problem;
  const premoves: StoredPremoves = {
    version: game.version,
    moves: steps.map(({ question }, place) => ({
      move: parsed[place] as (typeof parsed)[number],
      kind: question?.kind ?? "",
      turn: question?.turn ?? null,
    })),
    played: 0,
    savedAt: deps.now().toISOString(),
    stopped: null,
  };
  if (!(await storePremoves(pool, holder, premoves, own?.revision))) throw staleVersion(game).problem;
  store.updates.emitAutoRepliesChanged(id);
  return shown(game, { premoves });
}

/** Deletes the premoves of a player. One that is being played at the same time is either played or deleted. */
export async function deletePremoves({ pool }: PlayDeps, id: string, player: string): Promise<void> {
  await clearPremoves(pool, id, player);
}

type ErrorsAt = { path: string; message: string }[];

/** Rejected if one of the moves is not possible when the seat is asked. */
function checkSteps(
  steps: LookedAhead["steps"],
  forbidden: (rule: string, errors: ErrorsAt) => Rejection,
): Rejection | undefined {
  const place = steps.findIndex(({ status }) => status === "refused" || status === "unseen");
  const step = steps[place];
  if (step === undefined) return undefined;
  const at = (message: string) => [{ path: `body/moves/${place}`, message }];
  if (step.rule !== null) return forbidden(step.rule, at(`Rule ${step.rule} forbids it.`));
  return rejected("unforeseen", undefined, { errors: at("The game asks nothing that it could answer.") });
}

function shown({ settings: { ruleset } }: Game, own: Pick<AutoReplies, "premoves"> | undefined): SavedPremoves {
  if (own?.premoves === undefined) return { ruleset, premoves: null } as SavedPremoves;
  const { moves, played, savedAt, stopped } = own.premoves;
  const premoves = {
    moves: moves.map(({ move, kind, turn }) => ({ move, question: { kind, turn } })),
    played,
    savedAt,
    stopped: stopped && { reason: stopped.reason },
  };
  return { ruleset, premoves } as SavedPremoves;
}
