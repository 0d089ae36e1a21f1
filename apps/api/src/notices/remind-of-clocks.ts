import type { Pool } from "pg";
import { inTransaction } from "../database/in-transaction.ts";
import { type Task, taskFor } from "../database/jobs/job-kind.ts";
import { clockReminder, gameNameOf } from "../database/reminders.ts";
import type { Notice, Notices } from "./notices.ts";

interface Needs {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly notify: Notices["notify"];
}

const hourMilliseconds = 3_600_000;

/** Tells whoever lets time run out, once for each turn and share of it. What comes too late is not said. */
export function remindOfClocks({ pool, now, notify }: Needs): Task {
  return taskFor(clockReminder, async ({ game, account, seat, percent, deadline }) => {
    const left = new Date(deadline).getTime() - now().getTime();
    const name = await gameNameOf(pool, game);
    if (left <= 0 || name === undefined) return;
    const notice: Notice = {
      key: `clock ${game} ${seat} ${deadline} ${percent}`,
      kind: "clock-runs",
      values: { game: name, percent, hours: Math.floor(left / hourMilliseconds) },
      path: `/games/${game}`,
    };
    await inTransaction(pool, (client) => notify(client, account, notice));
  });
}
