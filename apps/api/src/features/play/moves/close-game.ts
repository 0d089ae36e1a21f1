import { executeCommand } from "../../../event-store/execute-command.ts";
import type { PlayNeeds } from "../types.ts";

/** Ends a running game for which nobody waits any more, without a result of its own. */
export async function closeAtDeadline(needs: PlayNeeds, id: string): Promise<void> {
  await executeCommand(needs, id, async (game) => {
    if (game?.phase !== "running") throw new NotRunning();
    return [{ type: "GameClosed", why: "deadline", secret: game.secret }];
  }).catch((error: unknown) => {
    if (!(error instanceof NotRunning)) throw error;
  });
}

class NotRunning extends Error {}
