import { executeCommand } from "../../../event-store/execute-command.ts";
import type { PlayDeps } from "../types.ts";

/** Ends a running game for which nobody waits any more, without a result of its own. */
export async function closeAtDeadline(deps: PlayDeps, id: string): Promise<void> {
  await executeCommand(deps, id, async (game) => {
    if (game?.phase !== "running") throw new NotRunning();
    return [{ type: "GameClosed", why: "deadline", secret: game.secret }];
  }).catch((error: unknown) => {
    if (!(error instanceof NotRunning)) throw error;
  });
}

class NotRunning extends Error {}
