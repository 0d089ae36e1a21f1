import type { Pool } from "pg";
import { addJob } from "../../platform/jobs/add-job.ts";
import { type Task, taskFor } from "../../platform/jobs/job-kind.ts";
import { inTransaction } from "../../platform/postgres/in-transaction.ts";
import { profileOf } from "../../stores/accounts/profiles-store.ts";
import { clockReminder, gameNameOf } from "../../stores/games/reminders-store.ts";
import type { Notification } from "./notification.ts";
import type { Notifier } from "./notifier.ts";
import { endOfQuietHours } from "./quiet-hours.ts";

/** A running clock as the clocks feature knows it. */
interface RunningClock {
  readonly account: string;
  readonly since: string;
  readonly percent: number | undefined;
  readonly leftMs: number;
  readonly deadline: string;
  readonly pausedUntil: Date | undefined;
  readonly excuseSeconds: number | null;
}

export interface ReminderDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly notify: Notifier["notify"];
  /** Undefined if the clock of this seat does not run. */
  readonly runningClock: (game: string, seat: number) => Promise<RunningClock | undefined>;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * Reminds a player whose time is running out, once per turn and share of the time. Nothing is sent while the clock is
 * paused. The clock is read again when the reminder is sent, and reminders that are no longer true are dropped.
 */
export function remindOfClocks({ pool, now, notify, runningClock }: ReminderDeps): Task {
  return taskFor(clockReminder, async (reminder) => {
    const { game, account, seat, percent, since } = reminder;
    const [clock, name] = [await runningClock(game, seat), await gameNameOf(pool, game)];
    if (clock === undefined || name === undefined) return;
    const isSameTurn = clock.account === account && (since === undefined || clock.since === since);
    if (!isSameTurn || clock.percent !== percent) return;
    const awake = latest(await endOfQuietHours(pool, account, now()), clock.pausedUntil ?? now());
    if (awake > now()) return addJob(pool, clockReminder, reminder, { at: awake });
    const { timeZone: zone } = await profileOf(pool, account);
    const notice: Notification = {
      key: `clock ${game} ${seat} ${clock.since} ${percent}`,
      kind: "clock-runs",
      values: { game: name, ...valuesOf(clock), deadline: { at: clock.deadline, zone } },
      path: `/games/${game}`,
    };
    await inTransaction(pool, (client) => notify(client, account, notice));
  });
}

function valuesOf({ leftMs, excuseSeconds }: RunningClock) {
  // A reminder for 12 hours says so, even if it is sent a moment later.
  const hours = Math.floor((leftMs + minuteMs) / hourMs);
  if (excuseSeconds === null) return { hours, next: "bot", more: 0 };
  return { hours, next: "excused", more: Math.floor((excuseSeconds * 1000) / hourMs) };
}

function latest(one: Date, other: Date): Date {
  return one > other ? one : other;
}
