import { cachedGamesMax } from "../src/event-store/loading/game-cache.ts";
import { Connection } from "./connection.ts";
import type { Player } from "./games/prepared-game.ts";

/** Creates more games than the API keeps in memory. */
export async function crowdOf(api: string, { token }: Player): Promise<readonly string[]> {
  const connection = new Connection(api);
  const headers = { authorization: `Bearer ${token}` };
  const body = JSON.stringify({ name: "Crowd", ruleset: "sealed-bids", options: { rounds: 1 }, seats: 2 });
  const crowd: string[] = [];
  while (crowd.length <= cachedGamesMax) {
    const opened = await connection.post({ path: "/v1/games", body, headers });
    crowd.push((JSON.parse(opened) as { id: string }).id);
  }
  connection.close();
  return crowd;
}

/** Loads each of them, so that the API evicts every other game. */
export async function crowdOut(connection: Connection, crowd: readonly string[]): Promise<void> {
  for (const game of crowd) await connection.get(`/v1/games/${game}`);
}
