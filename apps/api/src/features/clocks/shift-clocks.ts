import type { EventOf } from "../../domain/game/events.ts";
import { assertAccepted, decided, executeCommand, unchanged } from "../../event-store/execute-command.ts";
import type { CommandDeps } from "../../event-store/game-aggregate.ts";
import { knownDeadlines } from "./known-deadlines.ts";

/** Sets the deadlines of a game's running clocks again where pauses known by now have moved them. */
export async function shiftClocks(deps: CommandDeps, id: string, why: EventOf<"ClocksShifted">["why"]): Promise<void> {
  const outcome = await executeCommand(deps.games, {
    id,
    async decide(game) {
      const deadlines = game?.phase === "running" ? await knownDeadlines(deps, game) : [];
      if (deadlines.every(({ shown, known }) => shown === known)) return unchanged;
      return decided([{ type: "ClocksShifted", why }]);
    },
  });
  assertAccepted(outcome);
}
