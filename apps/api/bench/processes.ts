import type { Pool } from "pg";
import { Connection, type RawRequest } from "./connection.ts";
import { medianOf, report } from "./figures.ts";
import { newPlayer, type Player, preparedGame } from "./games/prepared-game.ts";

const games = 16;
const movesEachGame = 28;
const warmUpRounds = 8;

/** The process that gets a request: all of a game the same one, or one after the other. */
const routings = {
  one: () => 0,
  same: (lane: number) => lane,
  any: (lane: number, place: number) => lane + place,
} as const;
type Routing = keyof typeof routings;

/**
 * Durable moves per second of two processes, if all requests of a game go to the same process and if they alternate,
 * compared with one process. The three alternate, so that noise of the machine affects all.
 */
export async function benchProcesses(pool: Pool, urls: readonly string[], rounds: number): Promise<void> {
  const [first = ""] = urls;
  const players = [await newPlayer(first), await newPlayer(first)];
  const speeds: Record<Routing, number[]> = { one: [], same: [], any: [] };
  for (let round = -warmUpRounds; round < rounds * 3; round++) {
    for (const routing of Object.keys(routings) as Routing[]) {
      const speed = await speedOf(urls, await preparedLanes(pool, first, players), routings[routing]);
      if (round >= 0) speeds[routing].push(speed);
    }
  }
  for (const routing of ["same", "any"] as const) {
    const ratio = medianOf(speeds[routing].map((speed, round) => speed / (speeds.one[round] ?? 1)));
    const figures = { value: medianOf(speeds[routing]), unit: "moves/s", reference: medianOf(speeds.one), ratio };
    report({ bench: `api.processes.${routing}`, ...figures });
  }
}

async function preparedLanes(pool: Pool, url: string, players: readonly Player[]): Promise<readonly RawRequest[][]> {
  const lanes: RawRequest[][] = [];
  while (lanes.length < games) lanes.push([...(await preparedGame(url, pool, players, movesEachGame))]);
  return lanes;
}

/** Requests per second: each lane sends one as soon as the previous one is answered. */
export async function speedOf(
  urls: readonly string[],
  lanes: readonly (readonly RawRequest[])[],
  processOf: (lane: number, place: number) => number,
): Promise<number> {
  const connections = lanes.map(() => urls.map((url) => new Connection(url)));
  const begin = performance.now();
  await Promise.all(
    lanes.map(async (requests, lane) => {
      for (const [place, request] of requests.entries()) {
        await connections[lane]?.[processOf(lane, place) % urls.length]?.post(request);
      }
    }),
  );
  const seconds = (performance.now() - begin) / 1000;
  for (const connection of connections.flat()) connection.close();
  return lanes.flat().length / seconds;
}
