import type { Pool } from "pg";
import { alarmsOf } from "../../domain/clocks/alarms.ts";
import { personAt } from "../../domain/game/clocks-after.ts";
import type { Game } from "../../domain/game/game.ts";
import { remindOnce } from "../../read-models/reminders-store.ts";

/** Tells each player whose time runs out how little is left; of several reminders that are due, the last one. */
export async function remind(pool: Pool, game: Game, at: Date): Promise<void> {
  for (const { seat, runsSince, deadline } of game.clocks) {
    const account = personAt(game, seat);
    if (account === undefined || runsSince === null || deadline === null) continue;
    const due = alarmsOf(game.clocks).filter((alarm) => alarm.seat === seat && alarm.at <= at.getTime());
    const last = due.findLast(({ means }) => means !== "deadline");
    if (last === undefined || last.means === "deadline") continue;
    await remindOnce(pool, { game: game.id, account, seat, percent: last.means, deadline, runsSince });
  }
}
