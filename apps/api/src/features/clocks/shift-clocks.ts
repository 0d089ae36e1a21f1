import type { EventOf } from "../../domain/game/events.ts";
import { type CommandDeps, executeCommand } from "../../event-store/execute-command.ts";
import { knownDeadlines } from "./known-deadlines.ts";
import { NoChange, unlessNoChange } from "./no-change.ts";

/** Counts the running clocks of a game anew where what is known now gives other deadlines than they show. */
export async function shiftClocks(deps: CommandDeps, id: string, why: EventOf<"ClocksShifted">["why"]): Promise<void> {
  const change = executeCommand(deps, id, async (game) => {
    const deadlines = game?.phase === "running" ? await knownDeadlines(deps, game) : [];
    if (deadlines.every(({ shown, known }) => shown === known)) throw new NoChange();
    return [{ type: "ClocksShifted", why }];
  });
  await unlessNoChange(change);
}
