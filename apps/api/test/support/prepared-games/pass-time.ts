/**
 * Lets time pass for the clocks of one game: sends reminders, extends clocks after outages and replaces players as the
 * server would by then. `tsx test/support/prepared-games/pass-time.ts GAME HOURS`
 */

import { createGameServices } from "../../../src/composition/game-services.ts";
import { openDatabase } from "../../../src/composition/open-database.ts";
import { rulesetRegistry } from "../../../src/composition/rulesets.ts";
import { processDueClock } from "../../../src/features/clocks/process-due-clock.ts";
import { readEnvironment } from "../../../src/platform/environment/environment.ts";

const [, , game = "", hours = ""] = process.argv;
const ahead = Number(hours) * 60 * 60 * 1000;
const database = await openDatabase(readEnvironment());
try {
  const onError = (error: unknown) => process.stderr.write(`${error}\n`);
  const now = () => new Date(Date.now() + ahead);
  const { playDeps } = createGameServices({ pool: database.pool, registry: rulesetRegistry, onError, now });
  await processDueClock(playDeps, game);
} finally {
  await database.close();
}
