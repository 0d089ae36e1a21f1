import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import { migrateDatabase } from "../src/composition/open-database.ts";
import { startEmbedded } from "../src/platform/postgres/embedded/embedded-postgres.ts";
import { benchLiveness, benchThinking } from "./bots.ts";
import { benchCluster } from "./cluster.ts";
import { benchGrowth } from "./growth.ts";
import { benchMoves } from "./moves.ts";
import { benchProcesses } from "./processes.ts";
import { benchReplay } from "./replay.ts";
import { serverProcess } from "./server-process.ts";
import { benchSleepers } from "./sleepers.ts";
import { benchSoak } from "./soak/soak.ts";
import { benchVerify } from "./verify.ts";
import { benchViewers } from "./viewers.ts";

// npm run bench -w apps/api -- --rounds 5 --only api.moves: the cost of a durable move over HTTP, with its own
// Postgres.
const options = {
  rounds: { type: "string", default: "5" },
  only: { type: "string" },
  minutes: { type: "string", default: "60" },
} as const;
const { values } = parseArgs({ options });
const rounds = Number(values.rounds);
const isWanted = (bench: string) => values.only === undefined || bench.startsWith(values.only);
const home = mkdtempSync(join(tmpdir(), "seneschal-bench-"));
if (values.only === "soak") {
  const isSound = await benchSoak(home, Number(values.minutes));
  rmSync(home, { recursive: true, force: true });
  process.exit(isSound ? 0 : 1);
}
const postgres = await startEmbedded({ home });
try {
  await migrateDatabase(postgres.url);
  const pool = new pg.Pool({ connectionString: postgres.url, max: 4 });
  pool.on("error", () => {});
  const api = await serverProcess("./api-server.js", postgres.url);
  const bare = await serverProcess("./bare-server.js", postgres.url);
  await benchMoves({ pool, api, bare, home }, rounds, isWanted);
  if (isWanted("api.processes")) {
    const other = await serverProcess("./api-server.js", postgres.url);
    await benchProcesses(pool, [api.url, other.url], rounds);
    other.stop();
  }
  const cluster = process.env.TEST_CITUS_URL;
  if (cluster !== undefined && isWanted("api.cluster")) await benchCluster(pool, api.url, cluster, rounds);
  if (isWanted("api.viewers")) await benchViewers(pool, postgres.url, rounds);
  if (isWanted("api.replay")) await benchReplay({ pool, api: api.url, bare: bare.url }, rounds);
  if (isWanted("api.growth")) await benchGrowth(pool, api.url, rounds);
  if (isWanted("api.sleepers")) await benchSleepers(pool, rounds);
  if (isWanted("api.bots.live")) await benchLiveness(api.url);
  if (isWanted("api.bots.think")) benchThinking();
  if (isWanted("api.verify")) benchVerify(rounds);
  api.stop();
  bare.stop();
  await pool.end();
} finally {
  await postgres.release();
  rmSync(home, { recursive: true, force: true });
}
