import pg from "pg";
import { migrateDatabase } from "../src/composition/open-database.ts";
import { distribute } from "../src/platform/postgres/distribution/distribute.ts";
import type { RawRequest } from "./connection.ts";
import { medianOf, report } from "./figures.ts";
import { newPlayer, type Player, preparedGame } from "./games/prepared-game.ts";
import { speedOf } from "./processes.ts";
import { serverProcess } from "./server-process.ts";

/** Concurrent games. */
const sizes = [64, 16, 1] as const;
const movesEachGame = 28;
const warmUpRounds = 2;
const shards = 32;

/** An API with its database. */
interface Site {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly players: readonly Player[];
}

/**
 * Durable moves per second with a Citus cluster (the database of `clusterUrl`, which is distributed if it is not yet),
 * compared with one node. They alternate, so that noise of the machine affects both.
 */
export async function benchCluster(pool: pg.Pool, url: string, clusterUrl: string, rounds: number): Promise<void> {
  await migrateDatabase(clusterUrl);
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  await distribute(client, shards, () => {});
  await client.end();
  const clusterPool = new pg.Pool({ connectionString: clusterUrl, max: 4 });
  clusterPool.on("error", () => {});
  const api = await serverProcess("./api-server.js", clusterUrl);
  const one = await siteOf(url, pool);
  const cluster = await siteOf(api.url, clusterPool);
  for (const games of sizes) {
    const speeds: (readonly [cluster: number, one: number])[] = [];
    for (let round = -warmUpRounds; round < rounds; round++) {
      const measured = [await speedAt(cluster, games), await speedAt(one, games)] as const;
      if (round >= 0) speeds.push(measured);
    }
    const value = medianOf(speeds.map(([there]) => there));
    const reference = medianOf(speeds.map(([, here]) => here));
    const ratio = medianOf(speeds.map(([there, here]) => there / here));
    report({ bench: `api.cluster.${games}`, value, unit: "moves/s", reference, ratio });
  }
  api.stop();
  await clusterPool.end();
}

async function siteOf(url: string, pool: pg.Pool): Promise<Site> {
  return { url, pool, players: [await newPlayer(url), await newPlayer(url)] };
}

async function speedAt({ url, pool, players }: Site, games: number): Promise<number> {
  const prepared = Array.from({ length: games }, () => preparedGame(url, pool, players, movesEachGame));
  const lanes: readonly (readonly RawRequest[])[] = await Promise.all(prepared);
  return speedOf([url], lanes, () => 0);
}
