import pg from "pg";
import { buildApp } from "../../src/app.ts";
import { rulesetRegistry } from "../../src/composition/rulesets.ts";
import { createRegistry } from "../../src/domain/game/ruleset-registry.ts";
import { readEnvironment } from "../../src/platform/environment/environment.ts";
import { surviveBrokenConnections } from "../../src/platform/postgres/open-pool.ts";
import { sealedBids } from "../../test/support/games/sealed-bids.fixture.ts";
import { announce } from "./announce.ts";

// The API with an additional ruleset whose games can have any length, without rate limits.
const environment = readEnvironment({ ...process.env, LOG_LEVEL: "silent", REQUESTS_PER_MINUTE: "0" });
const pool = new pg.Pool({ connectionString: environment.DATABASE_URL, max: environment.DATABASE_POOL_MAX });
// The benchmark ends when the database does.
surviveBrokenConnections(pool);
const registry = createRegistry([...rulesetRegistry.all, sealedBids]);
announce(await buildApp({ environment, pool, registry }));
