import type { Seat } from "@seneschal/engine";
import type { GameEvent } from "../../../domain/game/events.ts";
import type { Game } from "../../../domain/game/game.ts";
import { othersAsked } from "../../../domain/game/takebacks.ts";
import { requestOf } from "../../../event-store/appending/idempotent-request.ts";
import { executeCommand } from "../../../event-store/execute-command.ts";
import type { WithinTransaction } from "../../../event-store/game-store.ts";
import { writeAudit } from "../../../read-models/audit-log-store.ts";
import type { StoredUndoRequest } from "../../../read-models/undo-requests-store.ts";
import { stale } from "../stale.ts";
import type { PlayDeps } from "../types.ts";

/** Does what everybody has agreed to, once; the game as it is then. */
export async function goBackByConsent(deps: PlayDeps, game: Game, wish: StoredUndoRequest): Promise<Game> {
  const { version, seat, to } = wish;
  const consentedBy = othersAsked(game, seat);
  const key = requestOf("table", `undo-${version}-${seat ?? "desk"}`, { seat, to, version });
  const change = await executeCommand(
    deps,
    game.id,
    async (known) => {
      if (known?.version !== version) throw stale(known ?? game);
      return [goingBack(wish, consentedBy)];
    },
    key,
    noteRollback(deps, wish, consentedBy),
  );
  return change.is === "made" ? change.game : ((await deps.store.current(game.id)) ?? game);
}

function goingBack({ seat, ruling, to }: StoredUndoRequest, consentedBy: readonly Seat[]): GameEvent {
  if (seat !== null) return { type: "MovesUndone", seat, to, consentedBy: [...consentedBy] };
  return { type: "GameRolledBack", to, consentedBy: [...consentedBy], ruling };
}

/** What the desk proposed is in its log, as if it had ruled it. */
function noteRollback({ now }: PlayDeps, { ruling, to, version }: StoredUndoRequest, consentedBy: readonly Seat[]) {
  if (ruling === null) return undefined;
  const { by: actor, role, reason } = ruling;
  const noting: WithinTransaction = async (client, game) => {
    const subject = { kind: "game", id: game.id } as const;
    const details = { expectedVersion: version, to, consentedBy, version: game.version };
    await writeAudit(client, { actor, role, operation: "rollBackGame", subject, reason, details }, now());
  };
  return noting;
}

/** Has everybody who is asked agreed, and nobody declined? */
export function isGranted(game: Game, { seat, agreed, declinedBy }: StoredUndoRequest): boolean {
  return declinedBy === null && othersAsked(game, seat).every((other) => agreed.includes(other));
}
