import type { Pool } from "pg";
import { rulesetRegistry } from "../src/composition/rulesets.ts";
import { gameStore } from "../src/event-store/game-store.ts";
import { Connection } from "./connection.ts";
import { medianOf, report } from "./figures.ts";
import { finishedFief } from "./games/finished-game.ts";

/** A game of 3,013 events. */
const seed = 23;
const brotli = { "accept-encoding": "br" };
/** Milliseconds until the first byte: computed, and cached. */
const firstByteGoals = { cold: 50, warm: 5 };
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
  await benchFirstBytes({ pool, api, id }, rounds);
  const bareMs = medianOf(times.bare);
  const about = { unit: "ms/request", reference: bareMs };
  report({ bench: "api.replay.cold", value: medianOf(times.cold), ...about });
  report({ bench: "api.replay.warm", value: medianOf(times.warm), ...about });
  report({ bench: "api.replay.304", value: medianOf(times.known), ...about });
}

/** Milliseconds until the first byte of the same replay and of the export of its game, compared with the goals. */
async function benchFirstBytes({ pool, api, id }: { pool: Pool; api: string; id: string }, rounds: number) {
  const connection = new Connection(api);
  for (const part of ["replay", "export"]) {
    const path = `/v1/games/${id}/${part}${part === "replay" ? "?as=spectator" : ""}`;
    const cold: number[] = [];
    const warm: number[] = [];
    for (let round = -1; round < rounds; round++) {
      await pool.query("truncate cached_responses");
      const first = await connection.firstByteMs(path, brotli);
      const again = await connection.firstByteMs(path, brotli);
      if (round < 0) continue;
      cold.push(first);
      warm.push(again);
    }
    const unit = "ms";
    report({ bench: `api.${part}.first.cold`, value: medianOf(cold), unit, reference: firstByteGoals.cold });
    report({ bench: `api.${part}.first.warm`, value: medianOf(warm), unit, reference: firstByteGoals.warm });
  }
  connection.close();
}

async function durationMs(ask: () => Promise<unknown>, times: number): Promise<number> {
  const begin = performance.now();
  for (let time = 0; time < times; time++) await ask();
  return (performance.now() - begin) / times;
}
