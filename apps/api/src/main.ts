import { buildApp } from "./app.ts";
import { openDatabase } from "./composition/open-database.ts";
import { checkedRulesets } from "./composition/packages/server-rulesets.ts";
import type { RulesetRegistry } from "./domain/game/ruleset-registry.ts";
import { externalSecrets } from "./platform/encryption/key-file.ts";
import { type Environment, readEnvironment } from "./platform/environment/environment.ts";
import { shutdownSignal } from "./platform/environment/shutdown-signal.ts";
import { databaseClock } from "./platform/postgres/database-clock.ts";
import type { Database } from "./platform/postgres/open-pool.ts";

try {
  const environment = readEnvironment();
  // A ruleset that is listed and cannot be played ends the start: its games would wait unnoticed.
  const registry = await checkedRulesets(environment);
  const stopped = shutdownSignal(environment.EXIT_WITH_PARENT);
  const database = await openDatabase(environment);
  try {
    await serve({ environment, registry, stopped }, database);
  } finally {
    await database.close();
  }
} catch (error) {
  // Operators get a sentence instead of a stack trace.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

interface Service {
  readonly environment: Environment;
  readonly registry: RulesetRegistry;
  readonly stopped: Promise<string>;
}

async function serve({ environment, registry, stopped }: Service, { pool, lost }: Database): Promise<void> {
  const { SECRET_KEY, SECRET_KEY_PREVIOUS, DATABASE_URL, DATA_DIR } = environment;
  const folder = DATABASE_URL === undefined ? DATA_DIR : undefined;
  const secrets = externalSecrets({ configured: SECRET_KEY, previous: SECRET_KEY_PREVIOUS, folder });
  const clock = databaseClock(pool);
  // The clock is measured before the first request.
  await clock.measure();
  const app = await buildApp({ environment, registry, pool, secrets, clock });
  pool.on("error", (error) => app.log.warn({ err: error }, "A connection was lost"));
  try {
    await app.listen({ host: environment.HOST, port: environment.PORT });
    app.log.info({ reason: await Promise.race([stopped, lost]) }, "Closing");
  } finally {
    await app.close();
  }
}
