import type { Pool } from "pg";
import { hasFixedDeadlines } from "../../domain/clocks/fixed-deadlines.ts";
import { mergeIntervals } from "../../domain/clocks/pauses.ts";
import { timeLeft } from "../../domain/clocks/seat-clock.ts";
import { excuseSecondsOf } from "../../domain/clocks/time-bank.ts";
import { type PausesOfSeat, type ReminderLevel, wakeUpsOf } from "../../domain/clocks/wake-ups.ts";
import type { Game } from "../../domain/game/game.ts";
import { personAt } from "../../domain/game/game-clocks.ts";
import { isSettingUp } from "../../domain/game/summary.ts";
import { remindOnce, turnStart } from "../../stores/games/reminders-store.ts";
import type { ClockDeps } from "./clock-scheduler.ts";
import { pausesOfSeats } from "./shift-clocks.ts";

/** Longer than any vacation together with the weekends around it. */
const longestPauseMs = 60 * 24 * 60 * 60 * 1000;

/** A moment, and the pauses known then. */
interface Known {
  readonly at: Date;
  readonly pausesOf: PausesOfSeat;
}

/** Reminds the players whose time is running out. If several reminders are due, only the last one is sent. */
export async function sendReminders(pool: Pool, game: Game, known: Known): Promise<void> {
  for (const { seat, deadline } of game.clocks) {
    const account = personAt(game, seat);
    const percent = lastLevel(game, seat, known);
    if (account === undefined || deadline === null || percent === undefined) continue;
    const since = await turnStart(pool, game.id, seat);
    if (since !== undefined) await remindOnce(pool, { game: game.id, account, seat, percent, deadline, since });
  }
}

/** What is true of a running clock now. */
export interface RunningClock {
  readonly account: string;
  /** Since when the seat owes its answer. */
  readonly since: string;
  /** The last reminder that is due. */
  readonly percent: ReminderLevel | undefined;
  readonly leftMs: number;
  /** The initial time of the seat. */
  readonly initialMs: number;
  readonly deadline: string;
  /** The end of the pause that the clock is in; missing if it runs. */
  readonly pausedUntil: Date | undefined;
  /** The time that the player gets if it runs out; null if a bot takes over the seat. */
  readonly excuseSeconds: number | null;
  /** With fixed deadlines, an excused player has until the next one. */
  readonly isFixed: boolean;
}

/** Returns undefined if the clock of this seat does not run, or has run out. */
export async function runningClock(deps: ClockDeps, id: string, seat: number): Promise<RunningClock | undefined> {
  const game = await deps.store.current(id);
  const control = game?.settings.clock;
  if (game?.phase !== "running" || control === undefined) return undefined;
  const clock = game.clocks[seat];
  const [account, since] = [personAt(game, seat), await turnStart(deps.pool, id, seat)];
  if (clock === undefined || clock.deadline === null || account === undefined || since === undefined) return undefined;
  const at = deps.now();
  const pausesOf = await pausesOfSeats(deps, game);
  const leftMs = timeLeft(clock, at.toISOString(), { control, pauses: pausesOf(seat) });
  if (leftMs === 0) return undefined;
  const isExcused = (game.excused[seat] ?? 0) < control.excused;
  const isSetup = isSettingUp(deps.registry, game);
  return {
    account,
    since,
    leftMs,
    initialMs: control.startSeconds * 1000,
    percent: lastLevel(game, seat, { at, pausesOf }),
    deadline: clock.deadline,
    pausedUntil: endOfPause({ at, pausesOf }, seat),
    excuseSeconds: isExcused ? excuseSecondsOf({ control, isSetup }) : null,
    isFixed: hasFixedDeadlines(control),
  };
}

function lastLevel({ settings, clocks }: Game, seat: number, { at, pausesOf }: Known): ReminderLevel | undefined {
  const { clock: control } = settings;
  if (control === undefined) return undefined;
  const own = clocks.filter((clock) => clock.seat === seat);
  const due = wakeUpsOf({ control, clocks: own }, pausesOf).filter((wakeUp) => wakeUp.at <= at.getTime());
  return due.map(({ kind }) => kind).findLast((kind) => kind !== "deadline");
}

function endOfPause({ at, pausesOf }: Known, seat: number): Date | undefined {
  const window = { from: at.getTime(), to: at.getTime() + longestPauseMs };
  const [first] = mergeIntervals(pausesOf(seat)(window), window);
  return first?.from === window.from ? new Date(first.to) : undefined;
}
