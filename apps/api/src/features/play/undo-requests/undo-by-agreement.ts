import type { Seat } from "@seneschal/engine";
import type { GameEvent } from "../../../domain/game/events.ts";
import type { Game } from "../../../domain/game/game.ts";
import { consentNeededFrom } from "../../../domain/game/takebacks.ts";
import { requestOf } from "../../../event-store/appending/idempotent-request.ts";
import { decided, executeCommand, type WithinTransaction } from "../../../event-store/execute-command.ts";
import { writeAudit } from "../../../stores/audit-log-store.ts";
import type { StoredUndoRequest } from "../../../stores/games/undo-requests-store.ts";
import { staleVersion } from "../game-access.ts";
import type { PlayDeps } from "../types.ts";

/** Undoes the moves of an approved request, once. Rejected as `stale-version` if the game has moved on. */
export function undoByAgreement(deps: PlayDeps, game: Game, undoRequest: StoredUndoRequest) {
  const { version, seat, to } = undoRequest;
  const consentedBy = consentNeededFrom(game, seat);
  return executeCommand(deps.games, {
    id: game.id,
    request: requestOf("table", `undo-${version}-${seat ?? "desk"}`, { seat, to, version }),
    decide: (known) =>
      known?.version === version ? decided([undoEvent(undoRequest, consentedBy)]) : staleVersion(known ?? game),
    withinTransaction: recordRollback(deps, undoRequest, consentedBy),
  });
}

function undoEvent({ seat, ruling, to }: StoredUndoRequest, consentedBy: readonly Seat[]): GameEvent {
  if (seat !== null) return { type: "MovesUndone", seat, to, consentedBy: [...consentedBy] };
  return { type: "GameRolledBack", to, consentedBy: [...consentedBy], ruling };
}

/** A rollback that staff proposed is written to the audit log, like one that they ordered. */
function recordRollback({ now }: PlayDeps, { ruling, to, version }: StoredUndoRequest, consentedBy: readonly Seat[]) {
  if (ruling === null) return undefined;
  const { by: actor, role, reason } = ruling;
  const noting: WithinTransaction<Game> = async (client, game) => {
    const subject = { kind: "game", id: game.id } as const;
    const details = { expectedVersion: version, to, consentedBy, version: game.version };
    await writeAudit(client, { actor, role, operation: "rollBackGame", subject, reason, details }, now());
  };
  return noting;
}

/** Whether all players have agreed and none has declined. */
export function isApproved(game: Game, { seat, agreed, declinedBy }: StoredUndoRequest): boolean {
  return declinedBy === null && consentNeededFrom(game, seat).every((other) => agreed.includes(other));
}
