import { createGameServices } from "../composition/game-services.ts";
import { openDatabase } from "../composition/open-database.ts";
import { serverRulesets } from "../composition/packages/server-rulesets.ts";
import { readEnvironment } from "../platform/environment/environment.ts";
import { databaseClock } from "../platform/postgres/database-clock.ts";
import { fillDemo } from "../seed/fill-demo.ts";

// npm run fill-demo: creates demo games to replay, to join and to watch, once. Reports whether there was something to
// do.
const environment = readEnvironment();
const registry = await serverRulesets(environment);
const database = await openDatabase(environment);
try {
  const { pool } = database;
  const clock = databaseClock(pool);
  await clock.measure();
  const onError = (error: unknown) => console.error(error);
  const wasFilled = await fillDemo({
    pool,
    registry,
    games: createGameServices({ pool, registry, onError, now: clock.now }),
  });
  if (wasFilled) console.log("The demo is filled.");
} finally {
  await database.close();
}
