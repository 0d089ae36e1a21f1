import { games, rulesetSchemas, rulesets } from "@seneschal/schema";
import type { Pool } from "pg";
import { openAccounts } from "./accounts/accounts.ts";
import { accountRoutes } from "./accounts/routes.ts";
import type { Environment } from "./environment.ts";
import { healthRoutes } from "./http/health.ts";
import { measure } from "./http/metrics.ts";
import { problemKindRoutes } from "./http/problem-kinds.ts";
import { createServer, type Server } from "./http/server.ts";
import { surround } from "./http/surround.ts";
import type { Lobby } from "./lobby/lobby.ts";
import { lobbyRoutes } from "./lobby/routes.ts";
import { rulesetRoutes } from "./lobby/ruleset-routes.ts";
import { rulesetShelf } from "./lobby/ruleset-shelf.ts";
import type { Play } from "./play/play.ts";
import { playRoutes } from "./play/routes.ts";
import { playables } from "./playables.ts";

export interface Needs {
  readonly environment: Environment;
  /** Nothing connects before the first request, so that the document can be made without a database. */
  readonly pool: Pool;
}

/** The whole API: every plugin and feature, in reading order. */
export async function buildApp({ environment, pool }: Needs): Promise<Server> {
  const server = createServer(environment);
  const accounts = openAccounts(pool);
  await surround(server, environment, accounts.accountOfToken);
  measure(server, {
    databaseConnections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  });
  healthRoutes(server, { databaseAnswers: async () => void (await pool.query("select 1")) });
  problemKindRoutes(server);
  accountRoutes(server, accounts);
  const words = { ...games.lobbySchemas(rulesetSchemas), ...games.playSchemas(rulesetSchemas) };
  rulesetRoutes(server, rulesets.rulesetSchemasOf(rulesetSchemas), rulesetShelf(playables, []));
  lobbyRoutes(server, words, {} as Lobby);
  playRoutes(server, words, {} as Play);
  return server;
}
