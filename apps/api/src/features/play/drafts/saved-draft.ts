import type { Game } from "../../../domain/game/game.ts";
import { acceptedOrThrow } from "../../../platform/http/rejection.ts";
import { loadVisibleGame, requireSeat } from "../game-access.ts";
import { movesIn } from "../moves/decide-move.ts";
import type { DraftRequest, PlayDeps, SavedDraft } from "../types.ts";
import { deleteDrafts, type PlayerSeat, type StoredDraft, storeDraft, storedDraft } from "./drafts-store.ts";

/** The saved draft of this seat, if there is one. */
export async function getDraft(deps: PlayDeps, id: string, player: string): Promise<SavedDraft> {
  const game = await loadVisibleGame(deps, id, player);
  return shown(game, (await storedDraft(deps.pool, seatIn(game, player))) ?? null);
}

/** Replaces the saved draft. Its moves need not be playable now: they are checked when the draft is loaded. */
export async function saveDraft(deps: PlayDeps, id: string, player: string, body: DraftRequest): Promise<SavedDraft> {
  const game = await loadVisibleGame(deps, id, player);
  const moves = acceptedOrThrow(movesIn(deps.registry, game, body));
  const draft = { expectedVersion: body.expectedVersion, moves, savedAt: deps.now().toISOString() };
  await storeDraft(deps.pool, seatIn(game, player), draft);
  return shown(game, draft);
}

export async function deleteDraft({ pool }: PlayDeps, id: string, player: string): Promise<void> {
  await deleteDrafts(pool, id, player);
}

function seatIn(game: Game, player: string): PlayerSeat {
  return { game: game.id, seat: requireSeat(game, player), account: player };
}

function shown({ settings }: Game, draft: StoredDraft | null): SavedDraft {
  return { ruleset: settings.ruleset, draft } as SavedDraft;
}
