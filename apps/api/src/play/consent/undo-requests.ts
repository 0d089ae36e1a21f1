import type { Seat } from "@seneschal/engine";
import { changeGame } from "../../database/change-game.ts";
import { requestOf } from "../../database/request.ts";
import {
  noteConsent,
  noteRefusal,
  openUndoRequest,
  type StoredUndoRequest,
  undoRequestAt,
  withdrawUndoRequest,
} from "../../database/undo-requests.ts";
import type { Game } from "../../history/game.ts";
import { othersAsked, ownTakeback } from "../../history/takebacks.ts";
import { Problem } from "../../http/problem.ts";
import type { PlayNeeds, UndoRequest } from "../play.ts";
import { stale } from "../play-move.ts";
import { actingSeat, shownGame } from "../who.ts";

type Asked = { readonly expectedVersion: number };

/** The request that is open in a game, as those at the table see it; it lapses when the game moves on. */
export async function undoRequestOf(needs: PlayNeeds, id: string, player: string): Promise<UndoRequest> {
  const game = await shownGame(needs.store, id, player);
  const seat = actingSeat(game, player);
  return shownRequest(game, seat, await undoRequestAt(needs.pool, id, game.version));
}

/** Asks the others to let one's last move be taken back. Where nobody else plays, it is done at once. */
export async function askUndo(
  needs: PlayNeeds,
  id: string,
  player: string,
  { expectedVersion }: Asked,
): Promise<UndoRequest> {
  const game = await gameAt(needs, id, player, expectedVersion);
  const seat = actingSeat(game, player);
  const takeback = ownTakeback(game, seat);
  if (takeback === undefined) throw new Problem("undo-closed", "Your last move lies too far back.");
  const asked = { game: id, version: game.version, seat, to: takeback.to, agreed: [], declinedBy: null };
  if (!(await openUndoRequest(needs.pool, asked, needs.now().toISOString()))) {
    throw new Problem("undo-closed", "Another player has asked to go back: answer that first.");
  }
  return carriedOn(needs, game, seat, asked);
}

/** Agrees to a request or declines it. With the last consent the game goes back. */
export async function answerUndo(
  needs: PlayNeeds,
  id: string,
  player: string,
  { expectedVersion, agrees }: Asked & { readonly agrees: boolean },
): Promise<UndoRequest> {
  const game = await gameAt(needs, id, player, expectedVersion);
  const seat = actingSeat(game, player);
  const note = agrees ? noteConsent : noteRefusal;
  const request = await note(needs.pool, { game: id, version: game.version, seat });
  if (request === undefined) throw new Problem("undo-closed", "Nobody asks you to let a move be taken back.");
  return carriedOn(needs, game, seat, request);
}

export async function withdrawUndo(needs: PlayNeeds, id: string, player: string): Promise<UndoRequest> {
  const game = await shownGame(needs.store, id, player);
  const seat = actingSeat(game, player);
  await withdrawUndoRequest(needs.pool, id, seat);
  return shownRequest(game, seat, await undoRequestAt(needs.pool, id, game.version));
}

async function gameAt({ store }: PlayNeeds, id: string, player: string, expectedVersion: number): Promise<Game> {
  const game = await shownGame(store, id, player);
  actingSeat(game, player);
  if (game.version !== expectedVersion) throw stale(game);
  return game;
}

/** Goes back once everybody has consented: by whichever of the last answers comes first, and once. */
async function carriedOn(needs: PlayNeeds, game: Game, viewer: Seat, request: StoredUndoRequest): Promise<UndoRequest> {
  const { seat, to, version, agreed } = request;
  const others = othersAsked(game, seat);
  if (request.declinedBy !== null || !others.every((other) => agreed.includes(other))) {
    return shownRequest(game, viewer, request);
  }
  const key = requestOf("table", `undo-${version}-${seat}`, { seat, to, version });
  const change = await changeGame(
    needs,
    game.id,
    async (known) => {
      if (known?.version !== version) throw stale(known ?? game);
      return [{ type: "MovesUndone", seat, to, consentedBy: [...others] }];
    },
    key,
  );
  const after = change.is === "made" ? change.game : ((await needs.store.current(game.id)) ?? game);
  return shownRequest(after, viewer, undefined);
}

export function shownRequest(game: Game, viewer: Seat, request: StoredUndoRequest | undefined): UndoRequest {
  const canAsk = ownTakeback(game, viewer) !== undefined;
  if (request === undefined) return { version: game.version, canAsk, request: null };
  const { seat, to, agreed, declinedBy } = request;
  const waitingFor = othersAsked(game, seat).filter((other) => !agreed.includes(other));
  return { version: game.version, canAsk, request: { seat, to, agreed: [...agreed], waitingFor, declinedBy } };
}
