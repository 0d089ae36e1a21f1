import { decided, executeCommand, unchanged } from "../../../event-store/execute-command.ts";
import { acceptedOrThrow } from "../../../platform/http/rejection.ts";
import type { PlayDeps } from "../types.ts";

/** Ends a running game of a tournament without an outcome: at the deadline of its round, or with the tournament. */
export async function closeForTournament(
  deps: PlayDeps,
  id: string,
  why: "deadline" | "tournament-cancelled",
): Promise<void> {
  const outcome = await executeCommand(deps.games, {
    id,
    decide: (game) =>
      game?.phase === "running" ? decided([{ type: "GameClosed", why, secret: game.secret }]) : unchanged,
  });
  acceptedOrThrow(outcome);
}
