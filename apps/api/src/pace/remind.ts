import type { Pool } from "pg";
import { alarmsOf } from "../clocks/alarms.ts";
import { remindOnce } from "../database/reminders.ts";
import { personAt } from "../history/clocks-after.ts";
import type { Game } from "../history/game.ts";

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
