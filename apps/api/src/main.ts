import { buildApp } from "./app.ts";
import { openDatabase } from "./database/open-database.ts";
import { readEnvironment } from "./environment.ts";
import { stopRequest } from "./stop-request.ts";

const environment = readEnvironment();
const stopped = stopRequest(environment.FOLLOW_PARENT);
const database = await openDatabase(environment);
const app = await buildApp({ environment, pool: database.pool }).catch(closeDatabase);
database.pool.on("error", (error) => app.log.warn({ err: error }, "A connection was lost"));
try {
  await app.listen({ host: environment.HOST, port: environment.PORT });
  app.log.info({ reason: await stopped }, "Closing");
} finally {
  await app.close();
  await database.close();
}

async function closeDatabase(error: unknown): Promise<never> {
  await database.close();
  throw error;
}
