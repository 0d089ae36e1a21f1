import type { games } from "@seneschal/schema";
import type { GameEvent } from "../../domain/game/events.ts";
import { type Game, isShownTo } from "../../domain/game/game.ts";
import type { IdempotentRequest } from "../../event-store/appending/idempotent-request.ts";
import {
  decided,
  executeCommand,
  stateAfter,
  unchanged,
  type WithinTransaction,
} from "../../event-store/execute-command.ts";
import { isRejected, type Rejection, rejected } from "../../platform/http/rejection.ts";
import { showGame } from "./show-game.ts";
import type { LobbyDeps } from "./types.ts";

interface Change {
  /** The account that asks. */
  readonly by: string;
  /** The events of the change, none if there is nothing to do, or a rejection. */
  readonly events: (game: Game) => readonly GameEvent[] | Rejection;
  readonly withinTransaction?: WithinTransaction<Game>;
  /** With an `Idempotency-Key`: a repeated request appends nothing. */
  readonly request?: IdempotentRequest | undefined;
}

/** Appends events to a game before its start and returns it as the account that asks sees it. */
export async function changeOpenGame(
  deps: LobbyDeps,
  id: string,
  { by, events: eventsFor, withinTransaction, request }: Change,
): Promise<games.GameBody> {
  const outcome = await executeCommand(deps.games, {
    id,
    withinTransaction,
    request,
    decide(game) {
      if (game === undefined) return gameNotFound();
      const events = eventsFor(game);
      if (isRejected(events)) return events;
      return events.length === 0 ? unchanged : decided(events);
    },
  });
  return showGame(deps, stateAfter(outcome), by);
}

export const gameNotFound = () => rejected("not-found", "No game has this id, or you may not see it.");

/** Rejected as `not-found` if this account may not see the game. */
export function checkVisible(game: Game, account: string): Rejection | undefined {
  return isShownTo(game, account) ? undefined : gameNotFound();
}

/** Rejected as `not-open` if the game has started. */
export function checkOpen({ phase }: Game): Rejection | undefined {
  return phase === "open" ? undefined : rejected("not-open");
}

/** Rejected as `forbidden` if this account is not the host. */
export function checkHost({ settings }: Game, account: string): Rejection | undefined {
  return settings.host === account ? undefined : rejected("forbidden", "Only the host of the game may do this.");
}
