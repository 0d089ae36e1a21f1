import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGameServices } from "../../src/composition/game-services.ts";
import { playBots } from "../../src/features/play/bots/bot-player.ts";
import type { Chronicle } from "../../src/features/play/types.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { begunGame, bidFirst, type Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer, testRegistry } from "../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
let ada: Caller;

beforeAll(async () => {
  server = await startServer(database);
  ada = await guest(server.url, "Ada");
});
afterAll(() => server.close());

type Game = { id: string; state: string; question: { seats: number[] } | null };

describe("bots", { timeout: 120_000 }, () => {
  it("play a whole game of Middle-Ages among themselves", async () => {
    const opening = { ruleset: "middle-ages", options: {}, seats: 3, bots: ["easy", "hard"] };
    const { id } = await ada.open(opening);
    await ada.call("DELETE", `/v1/games/${id}/seats/0`);
    await ada.post(`/v1/games/${id}/bots`, { bot: "medium" });
    await ada.post(`/v1/games/${id}/start`);
    await isReached(ada, id, ({ state }) => state === "finished");
    const { steps } = await ada.get<Chronicle>(`/v1/games/${id}/steps`);
    const moves = steps.filter(({ kind }) => kind === "move");
    expect(new Set(moves.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2]));
    expect(new Set(moves.map(({ by }) => by))).toEqual(new Set(["bot"]));
  });

  it("answer as soon as it is their turn, and wait for the others", async () => {
    const { id } = await begunGame([ada], { seats: 3, bots: ["medium", "easy"], options: { rounds: 2 } });
    for (let round = 0; round < 2; round++) {
      await isReached(ada, id, ({ question }) => question?.seats.join() === "0");
      await bidFirst(ada, id);
    }
    await isReached(ada, id, ({ state }) => state === "finished");
  });

  it("continue in another process when theirs has died", async () => {
    await server.close();
    server = await startServer(database, { runsBots: false });
    ada = ada.at(server.url);
    const { id } = await begunGame([ada], { seats: 2, bots: ["medium"], options: { rounds: 1 } });
    await bidFirst(ada, id);
    expect(await ada.get(`/v1/games/${id}`)).toMatchObject({ state: "running", question: { seats: [1] } });
    const another = await startServer(database);
    await isReached(ada, id, ({ state }) => state === "finished");
    await another.close();
  });

  it("take a turn again on which their thread has died", async () => {
    const { id } = await begunGame([ada], { seats: 2, bots: ["hard"], options: { rounds: 1 } });
    await bidFirst(ada, id);
    const { playDeps } = createGameServices({ pool: database.pool, registry: testRegistry, onError: () => {} });
    const think = () => Promise.reject(new Error("a thread of a bot ended without a move"));
    await expect(playBots(playDeps, id, { think })).rejects.toThrow("without a move");
    const another = await startServer(database);
    await isReached(ada, id, ({ state }) => state === "finished");
    await another.close();
  });

  it("never move twice if several processes run them", async () => {
    const others = [await startServer(database), await startServer(database)];
    const player = ada.at(others[0]?.url ?? "");
    const { id } = await begunGame([player], { seats: 2, bots: ["easy"], options: { rounds: 12 } });
    for (let round = 0; round < 12; round++) {
      await isReached(player, id, ({ question }) => question?.seats.join() === "0");
      await bidFirst(player, id);
    }
    await isReached(player, id, ({ state }) => state === "finished");
    const { steps } = await player.get<Chronicle>(`/v1/games/${id}/steps`);
    const bids = steps.flatMap(({ seat, facts }) => facts.filter(({ type }) => type === "BidPlaced").map(() => seat));
    expect(bids.filter((seat) => seat === 1).length).toBe(12);
    for (const other of others) await other.close();
  });
});

async function isReached(caller: Caller, id: string, holds: (game: Game) => boolean): Promise<void> {
  while (!holds(await caller.get<Game>(`/v1/games/${id}`))) await new Promise((settle) => setTimeout(settle, 25));
}
