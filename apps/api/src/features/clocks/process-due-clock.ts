import type { Pool } from "pg";
import { wakeUpAfter, wakeUpsOf } from "../../domain/clocks/seat-clock.ts";
import type { GameEvent } from "../../domain/game/events.ts";
import { caretakerLevel, type Game } from "../../domain/game/game.ts";
import { expiryOfGame, personAt } from "../../domain/game/game-clocks.ts";
import { abandonmentOf } from "../../domain/game/seats/abandonment.ts";
import { type Decision, decided, executeCommand, unchanged } from "../../event-store/execute-command.ts";
import { acceptedOrThrow } from "../../platform/http/rejection.ts";
import { remindOnce } from "../../stores/games/reminders-store.ts";
import type { ClockDeps } from "./clock-scheduler.ts";
import { setWakeUp } from "./due-clocks-store.ts";
import { knownDeadlines } from "./shift-clocks.ts";

/**
 * Processes time-outs, expiry and reminders of a game that are due, and sets its next wake-up time. The time is read once:
 * anything that falls due later is left to the next wake-up.
 */
export async function processDueClock(deps: ClockDeps, id: string): Promise<void> {
  const at = deps.now();
  const outcome = await executeCommand(deps.games, { id, decide: (game) => decideOverdue(deps, game, at) });
  acceptedOrThrow(outcome);
  const game = await deps.store.current(id);
  if (game === undefined) return;
  await sendReminders(deps.pool, game, at);
  const next = expiryOfGame(game) ?? wakeUpAfter(game.clocks, at.toISOString());
  await setWakeUp(deps.pool, id, game.version, next);
}

/** A deadline that has passed is a time-out, unless pauses that became known later have moved it. */
async function decideOverdue(
  deps: ClockDeps,
  game: Game | undefined,
  at: Date,
): Promise<Decision<readonly GameEvent[]>> {
  if (game?.phase === "open") return decideExpiry(game, at);
  if (game?.phase !== "running") return unchanged;
  const now = at.toISOString();
  const overdue = (await knownDeadlines(deps, game)).filter(({ shown }) => shown <= now);
  if (overdue.length === 0) return unchanged;
  const out = overdue.find(({ known }) => known <= now);
  return decided([out === undefined ? { type: "ClocksShifted", why: "outage" } : timeRanOut(game, out.seat, at)]);
}

/** Closes an expired game that has not started. */
function decideExpiry(game: Game, at: Date): Decision<readonly GameEvent[]> {
  const expiry = expiryOfGame(game);
  if (expiry === null || expiry > at.toISOString()) return unchanged;
  return decided([{ type: "GameClosed", why: "expired", secret: game.secret }]);
}

function timeRanOut(game: Game, seat: number, at: Date): GameEvent {
  const isExcused = (game.excused[seat] ?? 0) < (game.settings.clock?.excused ?? 0);
  if (isExcused) return { type: "TimeRanOut", seat, isExcused, bot: caretakerLevel };
  return { type: "TimeRanOut", isExcused, ...abandonmentOf(game, seat, at) };
}

/** Reminds the players whose time is running out. If several reminders are due, only the last one is sent. */
export async function sendReminders(pool: Pool, game: Game, at: Date): Promise<void> {
  for (const { seat, runsSince, deadline } of game.clocks) {
    const account = personAt(game, seat);
    if (account === undefined || runsSince === null || deadline === null) continue;
    const due = wakeUpsOf(game.clocks).filter((wakeUp) => wakeUp.seat === seat && wakeUp.at <= at.getTime());
    const last = due.findLast(({ kind }) => kind !== "deadline");
    if (last === undefined || last.kind === "deadline") continue;
    await remindOnce(pool, { game: game.id, account, seat, percent: last.kind, deadline, runsSince });
  }
}
