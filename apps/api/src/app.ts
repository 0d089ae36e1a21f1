import type { Pool } from "pg";
import type { Environment } from "./environment.ts";
import { healthRoutes } from "./http/health.ts";
import { measure } from "./http/metrics.ts";
import { problemKindRoutes } from "./http/problem-kinds.ts";
import { createServer, type Server } from "./http/server.ts";
import { surround } from "./http/surround.ts";

export interface Needs {
  readonly environment: Environment;
  /** Nothing connects before the first request, so that the document can be made without a database. */
  readonly pool: Pool;
}

/** The whole API: every plugin and feature, in reading order. */
export async function buildApp({ environment, pool }: Needs): Promise<Server> {
  const server = createServer(environment);
  await surround(server, environment, async () => undefined);
  measure(server, {
    databaseConnections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  });
  healthRoutes(server, { databaseAnswers: async () => void (await pool.query("select 1")) });
  problemKindRoutes(server);
  return server;
}
