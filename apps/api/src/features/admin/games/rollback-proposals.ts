import type { adminGames as schemas } from "@seneschal/schema";
import type { z } from "zod";
import type { Game } from "../../../domain/game/game.ts";
import { consentNeededFrom, undoRequestBody } from "../../../domain/game/takebacks.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { acceptedOrThrow } from "../../../platform/http/rejection.ts";
import { inTransaction } from "../../../platform/postgres/in-transaction.ts";
import { writeAudit } from "../../../stores/audit-log-store.ts";
import { openUndoRequest, undoRequestAt, withdrawProposal } from "../../../stores/games/undo-requests-store.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { auditEntry } from "../permissions.ts";
import {
  checkNotInvolved,
  checkRunning,
  checkRunningAt,
  checkVersion,
  requireGame,
  staleVersion,
} from "./game-access.ts";
import { type Intervention, rulingOf } from "./interventions.ts";

type RollbackProposal = Intervention<z.output<typeof schemas.newRollback>>;

/** Proposes a rollback to all players. It takes effect when the last one has agreed. */
export async function proposeRollback(deps: AdminDeps, { by, game: id, instruction }: RollbackProposal) {
  const game = await loadForRollback(deps, { by, game: id, instruction });
  acceptedOrThrow(await checkRunningAt(deps, game, instruction.to));
  if (consentNeededFrom(game, null).length === 0) {
    throw new Problem("malformed-request", "No person plays in this game who could agree. Roll it back instead.");
  }
  const request = {
    game: id,
    version: game.version,
    seat: null,
    ruling: rulingOf(by, instruction),
    to: instruction.to,
  };
  const opening = await inTransaction(deps.pool, async (client) => {
    const tried = await openUndoRequest(client, request, deps.now());
    const action = auditEntry(by, "proposeRollback", { kind: "game", id }, instruction);
    if (tried.type === "opened") await writeAudit(client, action, deps.now());
    return tried;
  });
  if (opening.type === "late") throw staleVersion(await requireGame(deps, id)).problem;
  if (opening.type !== "opened") throw new Problem("done-already", "A rollback has already been proposed.");
  return { ...undoRequestBody(game, opening.request), version: game.version };
}

/** Withdraws a proposed rollback. */
export async function withdrawRollback(deps: AdminDeps, { by, game: id, instruction }: Intervention): Promise<void> {
  const game = await loadForRollback(deps, { by, game: id, instruction });
  await inTransaction(deps.pool, async (client) => {
    if (!(await withdrawProposal(client, id, game.version, consentNeededFrom(game, null)))) {
      throw new Problem("done-already", "No rollback has been proposed.");
    }
    await writeAudit(client, auditEntry(by, "withdrawRollback", { kind: "game", id }, { ...instruction }), deps.now());
  });
}

/** Returns the open undo request or rollback proposal of a game, if there is one. */
export async function openRequestIn({ pool }: AdminDeps, game: Game) {
  const stored = game.phase === "running" ? await undoRequestAt(pool, game.id, game.version) : undefined;
  return stored === undefined ? null : undoRequestBody(game, stored);
}

async function loadForRollback(deps: AdminDeps, { by, game: id, instruction }: Intervention): Promise<Game> {
  const game = await requireGame(deps, id);
  acceptedOrThrow(
    checkNotInvolved(game, by.account.id) ?? checkVersion(game, instruction.expectedVersion) ?? checkRunning(game),
  );
  return game;
}
