import { alarmAfter } from "../../domain/clocks/alarms.ts";
import type { GameEvent } from "../../domain/game/events.ts";
import { expiryOfGame } from "../../domain/game/expiry.ts";
import type { Game } from "../../domain/game/game.ts";
import { caretakerLevel } from "../../domain/game/game.ts";
import { leavingOf } from "../../domain/game/leaving.ts";
import { executeCommand } from "../../event-store/execute-command.ts";
import { setAlarm } from "./alarms-store.ts";
import type { WatchDeps } from "./clock-scheduler.ts";
import { knownDeadlines } from "./known-deadlines.ts";
import { NoChange, unlessNoChange } from "./no-change.ts";
import { remind } from "./remind.ts";

/**
 * Does what the time calls for in a game by now, and sets its alarm to whatever comes next. The time is read once: what
 * falls due while this works comes after that instant, and is left to the next alarm.
 */
export async function processDueClock(deps: WatchDeps, id: string): Promise<void> {
  const at = deps.now();
  await unlessNoChange(executeCommand(deps, id, (game) => overdueIn(deps, game, at)));
  const game = await deps.store.current(id);
  if (game === undefined) return;
  await remind(deps.pool, game, at);
  const next = expiryOfGame(game) ?? alarmAfter(game.clocks, at.toISOString());
  await setAlarm(deps.pool, id, game.version, next);
}

/** A deadline that has passed: forgiven, or the end of the player's time; or put off, where it was not known all. */
async function overdueIn(deps: WatchDeps, game: Game | undefined, at: Date): Promise<readonly GameEvent[]> {
  if (game?.phase === "open") return [expired(game, at)];
  if (game?.phase !== "running") throw new NoChange();
  const now = at.toISOString();
  const overdue = (await knownDeadlines(deps, game)).filter(({ shown }) => shown <= now);
  if (overdue.length === 0) throw new NoChange();
  const out = overdue.find(({ known }) => known <= now);
  return out === undefined ? [{ type: "ClocksShifted", why: "outage" }] : [timeRanOut(game, out.seat, at)];
}

/** A table at which nothing happens any more before it begins. */
function expired(game: Game, at: Date): GameEvent {
  const expiry = expiryOfGame(game);
  if (expiry === null || expiry > at.toISOString()) throw new NoChange();
  return { type: "GameClosed", why: "expired", secret: game.secret };
}

function timeRanOut(game: Game, seat: number, at: Date): GameEvent {
  const isExcused = (game.excused[seat] ?? 0) < (game.terms.clock?.excused ?? 0);
  if (isExcused) return { type: "TimeRanOut", seat, isExcused, bot: caretakerLevel };
  return { type: "TimeRanOut", isExcused, ...leavingOf(game, seat, at) };
}
