import { acceptedOrThrow } from "../../../platform/http/rejection.ts";
import { loadVisibleGame, requireSeat } from "../game-access.ts";
import { movesOf } from "../moves/decide-move.ts";
import type { DraftRequest, PlayDeps, SavedDraft } from "../types.ts";
import { deleteDrafts, type PlayerSeat, storeDraft, storedDraft } from "./drafts-store.ts";

/** The saved draft of this seat, if there is one. */
export async function getDraft(deps: PlayDeps, id: string, player: string): Promise<SavedDraft> {
  const kept = await storedDraft(deps.pool, await ownSeat(deps, id, player));
  return { draft: kept === undefined ? null : { ...kept, moves: kept.moves as DraftRequest["moves"] } };
}

/** Replaces the saved draft. Its moves need not be playable now: they are checked when the draft is loaded. */
export async function saveDraft(deps: PlayDeps, id: string, player: string, draft: DraftRequest): Promise<SavedDraft> {
  const game = await loadVisibleGame(deps.store, id, player);
  acceptedOrThrow(movesOf(deps.registry, game, draft.moves));
  const savedAt = deps.now().toISOString();
  await storeDraft(deps.pool, { game: id, seat: requireSeat(game, player), account: player }, { ...draft, savedAt });
  return { draft: { ...draft, savedAt } };
}

export async function deleteDraft({ pool }: PlayDeps, id: string, player: string): Promise<void> {
  await deleteDrafts(pool, id, player);
}

async function ownSeat({ store }: PlayDeps, id: string, player: string): Promise<PlayerSeat> {
  return { game: id, seat: requireSeat(await loadVisibleGame(store, id, player), player), account: player };
}
