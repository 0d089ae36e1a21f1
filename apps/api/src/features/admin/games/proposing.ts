import type { deskGames as words } from "@seneschal/schema";
import type { z } from "zod";
import type { Game } from "../../../domain/game/game.ts";
import { othersAsked, wishShown } from "../../../domain/game/takebacks.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { inTransaction } from "../../../platform/postgres/in-transaction.ts";
import { writeAudit } from "../../../read-models/audit-log-store.ts";
import { openUndoRequest, undoRequestAt, withdrawProposal } from "../../../read-models/undo-requests-store.ts";
import type { DeskDeps } from "../desk.ts";
import { auditEntry } from "../permissions.ts";
import { movedOn, mustHavePosition, mustRun, mustStandAt } from "./as-it-stands.ts";
import { type Intervention, rulingOf } from "./interventions.ts";
import { gameNamed, mustNotPlay } from "./own-game.ts";

type Proposal = Intervention<z.output<typeof words.newRollback>>;

/** Proposes a rollback to all players. It takes effect when the last one has agreed. */
export async function proposeRollback(deps: DeskDeps, { by, game: id, asked }: Proposal) {
  const game = await gameToGoBack(deps, { by, game: id, asked });
  await mustHavePosition(deps, game, asked.to);
  if (othersAsked(game, null).length === 0) {
    throw new Problem("malformed-request", "No person plays in this game who could agree. Roll it back instead.");
  }
  const wish = { game: id, version: game.version, seat: null, ruling: rulingOf(by, asked), to: asked.to };
  const opening = await inTransaction(deps.pool, async (client) => {
    const tried = await openUndoRequest(client, wish, deps.now());
    const deed = auditEntry(by, "proposeRollback", { kind: "game", id }, asked);
    if (tried.is === "opened") await writeAudit(client, deed, deps.now());
    return tried;
  });
  if (opening.is === "late") throw movedOn(await gameNamed(deps, id));
  if (opening.is === "taken") throw new Problem("done-already", "A rollback has already been proposed.");
  return { ...wishShown(game, opening.request), version: game.version };
}

/** Withdraws a proposed rollback. */
export async function withdrawRollback(deps: DeskDeps, { by, game: id, asked }: Intervention): Promise<void> {
  const game = await gameToGoBack(deps, { by, game: id, asked });
  await inTransaction(deps.pool, async (client) => {
    if (!(await withdrawProposal(client, id, game.version, othersAsked(game, null)))) {
      throw new Problem("done-already", "No rollback has been proposed.");
    }
    await writeAudit(client, auditEntry(by, "withdrawRollback", { kind: "game", id }, { ...asked }), deps.now());
  });
}

/** Returns the open undo request or rollback proposal of a game, if there is one. */
export async function wishOpenIn({ pool }: DeskDeps, game: Game) {
  const stored = game.phase === "running" ? await undoRequestAt(pool, game.id, game.version) : undefined;
  return stored === undefined ? null : wishShown(game, stored);
}

async function gameToGoBack(deps: DeskDeps, { by, game: id, asked }: Intervention): Promise<Game> {
  const game = await gameNamed(deps, id);
  mustNotPlay(game, by.account.id);
  mustStandAt(game, asked.expectedVersion);
  mustRun(game);
  return game;
}
