import type { Seat } from "@seneschal/engine";
import type { Game } from "../../../domain/game/game.ts";
import { ownTakeback, undoRequestBody } from "../../../domain/game/takebacks.ts";
import { stateAfter } from "../../../event-store/execute-command.ts";
import { Problem } from "../../../platform/http/problem.ts";
import {
  openUndoRequest,
  recordConsent,
  recordRefusal,
  type StoredUndoRequest,
  undoRequestAt,
  withdrawUndoRequest,
} from "../../../read-models/games/undo-requests-store.ts";
import { loadVisibleGame, requireSeat, staleVersion } from "../game-access.ts";
import type { PlayDeps, UndoRequest } from "../types.ts";
import { isApproved, undoByAgreement } from "./undo-by-agreement.ts";

type Asked = { readonly expectedVersion: number };

/** The request that is open in a game, as those at the table see it; it lapses when the game moves on. */
export async function undoRequestOf(deps: PlayDeps, id: string, player: string): Promise<UndoRequest> {
  const game = await loadVisibleGame(deps.store, id, player);
  const seat = requireSeat(game, player);
  return undoRequestBodyFor(game, seat, await undoRequestAt(deps.pool, id, game.version));
}

/** Requests to undo one's last move. If no other person plays, it is undone at once. */
export async function requestUndo(
  deps: PlayDeps,
  id: string,
  player: string,
  { expectedVersion }: Asked,
): Promise<UndoRequest> {
  const game = await gameAt(deps, id, player, expectedVersion);
  const seat = requireSeat(game, player);
  const takeback = ownTakeback(game, seat);
  if (takeback === undefined) throw new Problem("undo-closed", "Your last move is too far back.");
  const wish = { game: id, version: game.version, seat, ruling: null, to: takeback.to };
  const asked = await openUndoRequest(deps.pool, wish, deps.now());
  if (asked.is === "late") throw staleVersion((await deps.store.current(id)) ?? game);
  if (asked.is === "taken") throw new Problem("undo-closed", "Another player has requested an undo. Answer it first.");
  return undoIfApproved(deps, game, seat, asked.request);
}

/** Agrees to a request or declines it. With the last consent the game goes back. */
export async function answerUndoRequest(
  deps: PlayDeps,
  id: string,
  player: string,
  { expectedVersion, agrees }: Asked & { readonly agrees: boolean },
): Promise<UndoRequest> {
  const game = await gameAt(deps, id, player, expectedVersion);
  const seat = requireSeat(game, player);
  const note = agrees ? recordConsent : recordRefusal;
  const request = await note(deps.pool, { game: id, version: game.version, seat });
  if (request === undefined) throw new Problem("undo-closed", "There is no undo request for you to answer.");
  return undoIfApproved(deps, game, seat, request);
}

export async function withdrawOwnUndoRequest(deps: PlayDeps, id: string, player: string): Promise<UndoRequest> {
  const game = await loadVisibleGame(deps.store, id, player);
  const seat = requireSeat(game, player);
  await withdrawUndoRequest(deps.pool, id, seat);
  return undoRequestBodyFor(game, seat, await undoRequestAt(deps.pool, id, game.version));
}

async function gameAt({ store }: PlayDeps, id: string, player: string, expectedVersion: number): Promise<Game> {
  const game = await loadVisibleGame(store, id, player);
  requireSeat(game, player, expectedVersion);
  if (game.version !== expectedVersion) throw staleVersion(game);
  return game;
}

/** Goes back once everybody has consented: by whichever of the last answers comes first, and once. */
async function undoIfApproved(
  deps: PlayDeps,
  game: Game,
  viewer: Seat,
  request: StoredUndoRequest,
): Promise<UndoRequest> {
  if (!isApproved(game, request)) return undoRequestBodyFor(game, viewer, request);
  return undoRequestBodyFor(stateAfter(await undoByAgreement(deps, game, request)), viewer, undefined);
}

export function undoRequestBodyFor(game: Game, viewer: Seat, request: StoredUndoRequest | undefined): UndoRequest {
  const canRequest = ownTakeback(game, viewer) !== undefined;
  return { version: game.version, canRequest, request: request === undefined ? null : undoRequestBody(game, request) };
}
