import type { Pool } from "pg";
import { addJob } from "../../platform/jobs/add-job.ts";
import { type Task, taskFor } from "../../platform/jobs/job-kind.ts";
import { inTransaction } from "../../platform/postgres/in-transaction.ts";
import { clockReminder, gameNameOf } from "../../stores/games/reminders-store.ts";
import type { Notification } from "./notification.ts";
import type { Notifier } from "./notifier.ts";
import { endOfQuietHours } from "./quiet-hours.ts";

interface Deps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly notify: Notifier["notify"];
}

const hourMs = 3_600_000;

/**
 * Reminds a player whose time is running out, once per turn and share of the time. Reminders that come too late are
 * dropped.
 */
export function remindOfClocks({ pool, now, notify }: Deps): Task {
  return taskFor(clockReminder, async (reminder) => {
    const { game, account, seat, percent, deadline } = reminder;
    const leftMs = new Date(deadline).getTime() - now().getTime();
    const name = await gameNameOf(pool, game);
    if (leftMs <= 0 || name === undefined) return;
    const awake = await endOfQuietHours(pool, account, now());
    if (awake > now()) return addJob(pool, clockReminder, reminder, { at: awake });
    const notice: Notification = {
      key: `clock ${game} ${seat} ${deadline} ${percent}`,
      kind: "clock-runs",
      values: { game: name, percent, hours: Math.floor(leftMs / hourMs) },
      path: `/games/${game}`,
    };
    await inTransaction(pool, (client) => notify(client, account, notice));
  });
}
