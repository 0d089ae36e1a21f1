import type { Pool } from "pg";
import { addJob } from "../../platform/jobs/add-job.ts";
import { type Task, taskFor } from "../../platform/jobs/job-kind.ts";
import { inTransaction } from "../../platform/postgres/in-transaction.ts";
import { profileOf } from "../../stores/accounts/profiles-store.ts";
import { clockReminder, gameNameOf } from "../../stores/games/reminders-store.ts";
import { deadlinesSentAt, needsNoAnswer } from "./emails/waiting-games-store.ts";
import type { Notification } from "./notification.ts";
import type { Notifier } from "./notifier.ts";
import { endOfQuietHours } from "./quiet-hours.ts";

/** A running clock as the clocks feature knows it. */
interface RunningClock {
  readonly account: string;
  readonly since: string;
  readonly percent: number | undefined;
  readonly leftMs: number;
  /** The initial time of the seat. */
  readonly initialMs: number;
  readonly deadline: string;
  readonly pausedUntil: Date | undefined;
  readonly excuseSeconds: number | null;
  readonly isFixed: boolean;
}

export interface ReminderDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly remind: Notifier["remind"];
  /** Undefined if the clock of this seat does not run. */
  readonly runningClock: (game: string, seat: number) => Promise<RunningClock | undefined>;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * Reminds a player whose time is running out, once per turn and share of the time. Nothing is sent while the clock is
 * paused, or if an auto-reply or a premove answers for the player. The clock is read again when the reminder is sent, and
 * reminders that are no longer true are dropped. Each e-mail lists all deadlines, so that players in many games are not
 * reminded of each by an e-mail of its own.
 */
export function remindOfClocks({ pool, now, remind, runningClock }: ReminderDeps): Task {
  return taskFor(clockReminder, async (reminder) => {
    const { game, account, seat, percent, since } = reminder;
    const [clock, name] = [await runningClock(game, seat), await gameNameOf(pool, game)];
    if (clock === undefined || name === undefined) return;
    const isSameTurn = clock.account === account && (since === undefined || clock.since === since);
    if (!isSameTurn || clock.percent !== percent || (await needsNoAnswer(pool, account, game, seat))) return;
    const awake = latest(await endOfQuietHours(pool, account, now()), clock.pausedUntil ?? now());
    if (awake > now()) return addJob(pool, clockReminder, reminder, { at: awake });
    const { timeZone: zone } = await profileOf(pool, account);
    const notification: Notification = {
      key: `clock ${game} ${seat} ${clock.since} ${percent}`,
      kind: "clock-runs",
      values: { game: name, ...valuesOf(clock), deadline: { at: clock.deadline, zone } },
      path: `/games/${game}`,
    };
    const hasEmail = !wasNamed(clock, await deadlinesSentAt(pool, account), now());
    await inTransaction(pool, (client) => remind(client, account, { game, notification, hasEmail }));
  });
}

/**
 * Whether an e-mail has named the deadline of this turn so recently that another one would only repeat it: within the
 * time that is left, or an eighth of the initial time.
 */
function wasNamed({ since, leftMs, initialMs }: RunningClock, sentAt: Date | undefined, now: Date): boolean {
  if (sentAt === undefined || sentAt.getTime() < Date.parse(since)) return false;
  return now.getTime() - sentAt.getTime() < Math.max(leftMs, initialMs / 8);
}

function valuesOf({ leftMs, excuseSeconds, isFixed }: RunningClock) {
  // A reminder for 12 hours says so, even if it is sent a moment later.
  const hours = Math.floor((leftMs + minuteMs) / hourMs);
  if (isFixed) return { hours, next: excuseSeconds === null ? "lastDeadline" : "nextDeadline", more: 0 };
  if (excuseSeconds === null) return { hours, next: "bot", more: 0 };
  return { hours, next: "excused", more: Math.floor((excuseSeconds * 1000) / hourMs) };
}

function latest(one: Date, other: Date): Date {
  return one > other ? one : other;
}
