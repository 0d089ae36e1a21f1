/**
 * Lets time pass for the clocks of one game: sends reminders, extends clocks after outages and replaces players as the
 * server would by then. `node dist/prepared-games/pass-time.js GAME HOURS`
 */

import { createGameServices } from "../../../src/composition/game-services.ts";
import { openDatabase } from "../../../src/composition/open-database.ts";
import { rulesetRegistry } from "../../../src/composition/rulesets.ts";
import type { ClockDeps } from "../../../src/features/clocks/clock-scheduler.ts";
import { processDueClock } from "../../../src/features/clocks/process-due-clock.ts";
import { runningClock } from "../../../src/features/clocks/reminders.ts";
import { remindOfClocks } from "../../../src/features/notifications/remind-of-clocks.ts";
import { readEnvironment } from "../../../src/platform/environment/environment.ts";
import { notifierAt } from "../notifications/notifier.ts";

const [, , game = "", hours = ""] = process.argv;
const ahead = Number(hours) * 60 * 60 * 1000;
const database = await openDatabase(readEnvironment());
try {
  const onError = (error: unknown) => process.stderr.write(`${error}\n`);
  const now = () => new Date(Date.now() + ahead);
  const { playDeps } = createGameServices({ pool: database.pool, registry: rulesetRegistry, onError, now });
  await processDueClock(playDeps, game);
  await sendReminders(playDeps);
} finally {
  await database.close();
}

/** The server drops the reminders that were enqueued just now: at its time, they are not true yet. */
async function sendReminders(deps: ClockDeps): Promise<void> {
  const { pool, now } = deps;
  const notifier = notifierAt({ pool }, now());
  const task = remindOfClocks({
    pool,
    now,
    remind: (...args) => notifier.remind(...args),
    runningClock: (id, seat) => runningClock(deps, id, seat),
  });
  const { rows } = await pool.query<{ seat: number; percent: number }>(
    "select seat, percent from reminders where game_id = $1",
    [game],
  );
  for (const { seat, percent } of rows) {
    const clock = await runningClock(deps, game, seat);
    if (clock === undefined) continue;
    const { account, deadline, since } = clock;
    await task.run({ game, account, seat, percent, deadline, since }, { job: "1", number: 1, isLast: false });
  }
}
