import type { Seat } from "@seneschal/engine";
import { writeAudit } from "../../database/audit-log.ts";
import { changeGame } from "../../database/change-game.ts";
import type { Along } from "../../database/game-store.ts";
import { requestOf } from "../../database/request.ts";
import type { StoredUndoRequest } from "../../database/undo-requests.ts";
import type { GameEvent } from "../../history/events.ts";
import type { Game } from "../../history/game.ts";
import { othersAsked } from "../../history/takebacks.ts";
import type { PlayNeeds } from "../play.ts";
import { stale } from "../stale.ts";

/** Does what everybody has agreed to, once; the game as it is then. */
export async function goBackByConsent(needs: PlayNeeds, game: Game, wish: StoredUndoRequest): Promise<Game> {
  const { version, seat, to } = wish;
  const consentedBy = othersAsked(game, seat);
  const key = requestOf("table", `undo-${version}-${seat ?? "desk"}`, { seat, to, version });
  const change = await changeGame(
    needs,
    game.id,
    async (known) => {
      if (known?.version !== version) throw stale(known ?? game);
      return [goingBack(wish, consentedBy)];
    },
    key,
    noteRollback(needs, wish, consentedBy),
  );
  return change.is === "made" ? change.game : ((await needs.store.current(game.id)) ?? game);
}

function goingBack({ seat, ruling, to }: StoredUndoRequest, consentedBy: readonly Seat[]): GameEvent {
  if (seat !== null) return { type: "MovesUndone", seat, to, consentedBy: [...consentedBy] };
  return { type: "GameRolledBack", to, consentedBy: [...consentedBy], ruling };
}

/** What the desk proposed is in its log, as if it had ruled it. */
function noteRollback({ now }: PlayNeeds, { ruling, to, version }: StoredUndoRequest, consentedBy: readonly Seat[]) {
  if (ruling === null) return undefined;
  const { by: actor, role, reason } = ruling;
  const noting: Along = async (client, game) => {
    const subject = { kind: "game", id: game.id } as const;
    const details = { expectedVersion: version, to, consentedBy, version: game.version };
    await writeAudit(client, { actor, role, operation: "rollBackGame", subject, reason, details }, now());
  };
  return noting;
}
