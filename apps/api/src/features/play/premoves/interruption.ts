import type { Seat } from "@seneschal/engine";
import { questionOf } from "../../../domain/game/summary.ts";
import type { PlayerSeat } from "../drafts/drafts-store.ts";
import type { PremoveStopReason, StoredPremoves } from "../stored-premoves.ts";
import type { PlayDeps } from "../types.ts";
import { eventsSince } from "./premoves-store.ts";

/**
 * Why premoves do not hold any more, whatever is offered now: moves that they rely on were undone, the seat was not theirs
 * all the time, or their player has answered the question.
 */
export async function interruptionOf(
  deps: PlayDeps,
  holder: PlayerSeat,
  premoves: StoredPremoves,
): Promise<PremoveStopReason | undefined> {
  const { undone, replaced, ownMoves } = await eventsSince(deps.pool, holder, premoves.version);
  if (replaced) return "seat-changed";
  if (undone) return "undone";
  const [next] = premoves.moves;
  for (const version of ownMoves) {
    if ((await kindAsked(deps, holder, version - 1)) === next?.kind) return "answered";
  }
  return undefined;
}

/** The kind of the question that a version of a game asked a seat. */
async function kindAsked({ store, registry }: PlayDeps, { game, seat }: { game: string; seat: Seat }, version: number) {
  const before = await store.at(game, version);
  const question = before && questionOf(registry, before);
  return question?.seats.includes(seat) ? question.kind : undefined;
}
