import { decided, executeCommand, unchanged } from "../../../event-store/execute-command.ts";
import { acceptedOrThrow } from "../../../platform/http/rejection.ts";
import type { PlayDeps } from "../types.ts";

/** Ends a running game at the deadline of its tournament round, without an outcome. */
export async function closeAtDeadline(deps: PlayDeps, id: string): Promise<void> {
  const outcome = await executeCommand(deps.games, {
    id,
    decide: (game) =>
      game?.phase === "running" ? decided([{ type: "GameClosed", why: "deadline", secret: game.secret }]) : unchanged,
  });
  acceptedOrThrow(outcome);
}
