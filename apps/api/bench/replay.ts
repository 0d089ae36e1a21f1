import type { Pool } from "pg";
import { rulesetRegistry } from "../src/composition/rulesets.ts";
import { gameStore } from "../src/event-store/game-store.ts";
import { Connection } from "./connection.ts";
import { medianOf, report } from "./figures.ts";
import { finishedFief } from "./games/finished-game.ts";

/** A game of 1,564 events; most seeds give shorter or longer ones. */
const seed = 2;
const requestsEachRound = 20;

/**
 * Milliseconds for the replay of a long finished game: computed, cached, and not modified (304); compared with the bare
 * server.
 */
export async function benchReplay(
  { pool, api, bare }: { readonly pool: Pool; readonly api: string; readonly bare: string },
  rounds: number,
): Promise<void> {
  const { id } = await finishedFief(gameStore({ pool, registry: rulesetRegistry, onError: console.error }), seed);
  const path = `/v1/games/${id}/replay?as=spectator`;
  const [server, reference] = [new Connection(api), new Connection(bare)];
  const times = { cold: [] as number[], warm: [] as number[], known: [] as number[], bare: [] as number[] };
  const brotli = { "accept-encoding": "br" };
  for (let round = -1; round < rounds; round++) {
    await pool.query("truncate cached_responses");
    const cold = await durationMs(() => server.get(path, brotli), 1);
    const warm = await durationMs(() => server.get(path, brotli), requestsEachRound);
    const known = { ...brotli, "if-none-match": await server.etagOf(path, brotli) };
    const unchanged = await durationMs(() => server.get(path, known), requestsEachRound);
    const bareMs = await durationMs(() => reference.get("/nothing", {}), requestsEachRound);
    if (round < 0) continue;
    times.cold.push(cold);
    times.warm.push(warm);
    times.known.push(unchanged);
    times.bare.push(bareMs);
  }
  server.close();
  reference.close();
  const bareMs = medianOf(times.bare);
  const about = { unit: "ms/request", reference: bareMs };
  report({ bench: "api.replay.cold", value: medianOf(times.cold), ...about });
  report({ bench: "api.replay.warm", value: medianOf(times.warm), ...about });
  report({ bench: "api.replay.304", value: medianOf(times.known), ...about });
}

async function durationMs(ask: () => Promise<unknown>, times: number): Promise<number> {
  const begin = performance.now();
  for (let time = 0; time < times; time++) await ask();
  return (performance.now() - begin) / times;
}
