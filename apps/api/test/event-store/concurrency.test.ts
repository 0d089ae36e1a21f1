import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase } from "../support/database/test-database.ts";
import { begunGame, type Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
let servers: readonly TestServer[];
let ada: Caller;
let bea: Caller;

beforeAll(async () => {
  servers = [await startServer(database), await startServer(database)];
  const url = servers[0]?.url ?? "";
  [ada, bea] = [await guest(url, "Ada"), await guest(url, "Bea")];
});
afterAll(async () => {
  for (const server of servers) await server.close();
});

const clients = 8;
const rounds = 40;

it("exactly one of eight clients that race for a version wins each time, without gaps or duplicates", async () => {
  const { id, version: start } = await begunGame([ada, bea], { options: { rounds: 500 } });
  let coins = 0;
  for (let round = 0; round < rounds; round++) {
    const expected = start + round;
    coins = (coins + 1) % 4;
    const racers = Array.from({ length: clients }, (_, client) => ada.at(servers[client % servers.length]?.url ?? ""));
    const answers = await Promise.all(racers.map((racer) => racer.tryMove(id, expected, { type: "stake", coins })));
    const won = answers.filter(({ status }) => status === 200);
    const lost = answers.filter(({ status }) => status === 409);
    expect({ round, won: won.length, lost: lost.length }).toEqual({ round, won: 1, lost: clients - 1 });
    expect(won[0]?.body.version).toBe(expected + 1);
    expect(lost.map(({ body }) => (body as unknown as { head: number }).head)).toEqual(
      new Array(clients - 1).fill(expected + 1),
    );
  }
  expect(await versionsOf(id)).toEqual(Array.from({ length: start + rounds }, (_, place) => place + 1));
});

it("concurrent moves of many games are all stored", async () => {
  const games = await Promise.all(Array.from({ length: 24 }, () => begunGame([ada, bea], { options: { rounds: 50 } })));
  await Promise.all(
    games.map(async ({ id, version }, place) => {
      const player = ada.at(servers[place % servers.length]?.url ?? "");
      for (let move = 0; move < 12; move++) {
        const played = await player.move(id, version + move, { type: "stake", coins: (move % 3) + 1 });
        expect(played.version).toBe(version + move + 1);
      }
    }),
  );
  for (const { id, version } of games) {
    expect(await versionsOf(id)).toEqual(Array.from({ length: version + 12 }, (_, place) => place + 1));
  }
});

it("a repeated request that another process has served gets the same response, even if this process is behind", async () => {
  const { id } = await begunGame([ada, bea], { options: { rounds: 50 } });
  const [here, there] = servers.map(({ url }) => ada.at(url));
  for (const coins of [1, 2, 3]) {
    const version = (await there?.position(id))?.version ?? 0;
    const key = randomUUID();
    const first = await here?.tryMove(id, version, { type: "stake", coins }, key);
    const again = await there?.tryMove(id, version, { type: "stake", coins }, key);
    expect(first).toMatchObject({ status: 200, body: { version: version + 1 } });
    expect(again).toMatchObject({ status: 200, body: first?.body });
  }
});

async function versionsOf(id: string): Promise<readonly number[]> {
  const { rows } = await database.pool.query<{ version: number }>(
    "select version from events where game_id = $1 order by version",
    [id],
  );
  return rows.map(({ version }) => version);
}
