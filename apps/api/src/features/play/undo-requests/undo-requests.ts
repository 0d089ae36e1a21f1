import type { Seat } from "@seneschal/engine";
import type { Game } from "../../../domain/game/game.ts";
import { ownTakeback, undoRequestBody } from "../../../domain/game/takebacks.ts";
import { stateAfter } from "../../../event-store/execute-command.ts";
import { Problem } from "../../../platform/http/problem.ts";
import {
  agreeToUndo,
  declineUndo,
  deleteUndoRequest,
  openUndoRequest,
  type StoredUndoRequest,
  undoRequestAt,
} from "../../../stores/games/undo-requests-store.ts";
import { loadVisibleGame, requireSeat, requireVersion, staleVersion } from "../game-access.ts";
import type { PlayDeps, UndoRequest } from "../types.ts";
import { isApproved, undoByAgreement } from "./undo-by-agreement.ts";

type Asked = { readonly expectedVersion: number };

/** The open undo request of a game as its players see it. It ends when the game changes. */
export async function undoRequestOf(deps: PlayDeps, id: string, player: string): Promise<UndoRequest> {
  const game = await loadVisibleGame(deps, id, player);
  const seat = requireSeat(game, player);
  return undoRequestBodyFor(game, seat, await undoRequestAt(deps.pool, id, game.version));
}

/** Requests to undo the last move of a player. If no other person plays, it is undone at once. */
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
  const newRequest = { game: id, version: game.version, seat, ruling: null, to: takeback.to };
  const opened = await openUndoRequest(deps.pool, newRequest, deps.now());
  if (opened.type === "late") throw staleVersion((await deps.store.current(id)) ?? game).problem;
  if (opened.type === "declined")
    throw new Problem("undo-closed", "An undo was declined at this step. You can request one after the next move.");
  if (opened.type === "taken")
    throw new Problem("undo-closed", "Another player has requested an undo. Answer it first.");
  return undoIfApproved(deps, game, seat, opened.request);
}

/** Agrees to a request or declines it. The last consent undoes the moves. */
export async function answerUndoRequest(
  deps: PlayDeps,
  id: string,
  player: string,
  { expectedVersion, agrees }: Asked & { readonly agrees: boolean },
): Promise<UndoRequest> {
  const game = await gameAt(deps, id, player, expectedVersion);
  const seat = requireSeat(game, player);
  const note = agrees ? agreeToUndo : declineUndo;
  const request = await note(deps.pool, { game: id, version: game.version, seat, at: deps.now() });
  if (request === undefined) throw new Problem("undo-closed", "There is no undo request for you to answer.");
  return undoIfApproved(deps, game, seat, request);
}

export async function withdrawOwnUndoRequest(deps: PlayDeps, id: string, player: string): Promise<UndoRequest> {
  const game = await loadVisibleGame(deps, id, player);
  const seat = requireSeat(game, player);
  await deleteUndoRequest(deps.pool, id, seat);
  return undoRequestBodyFor(game, seat, await undoRequestAt(deps.pool, id, game.version));
}

async function gameAt(deps: PlayDeps, id: string, player: string, expectedVersion: number): Promise<Game> {
  const game = await loadVisibleGame(deps, id, player);
  requireSeat(game, player, expectedVersion);
  requireVersion(game, expectedVersion);
  return game;
}

/** Undoes the moves if all have agreed. If the last answers arrive at the same time, it is done once. */
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
  const isDeclined = request !== undefined && request.seat !== null && request.declinedBy !== null;
  const canRequest = ownTakeback(game, viewer) !== undefined && !isDeclined;
  return { version: game.version, canRequest, request: request === undefined ? null : undoRequestBody(game, request) };
}
