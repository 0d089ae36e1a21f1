import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { begunGame, type Caller, guest } from "./support/caller.ts";
import { type House, openHouse } from "./support/house.ts";
import { testDatabase } from "./support/test-database.ts";

const database = testDatabase();
let houses: readonly House[];
let ada: Caller;
let bea: Caller;

beforeAll(async () => {
  houses = [await openHouse(database), await openHouse(database)];
  const url = houses[0]?.url ?? "";
  [ada, bea] = [await guest(url, "Ada"), await guest(url, "Bea")];
});
afterAll(async () => {
  for (const house of houses) await house.close();
});

const clients = 8;
const rounds = 40;

it("one of eight clients that race for the same version wins, each time, without gap or duplicate", async () => {
  const { id, version: start } = await begunGame([ada, bea], { options: { rounds: 500 } });
  let coins = 0;
  for (let round = 0; round < rounds; round++) {
    const expected = start + round;
    coins = (coins + 1) % 4;
    const racers = Array.from({ length: clients }, (_, client) => ada.at(houses[client % houses.length]?.url ?? ""));
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

it("moves of many games that arrive together are all kept", async () => {
  const games = await Promise.all(Array.from({ length: 24 }, () => begunGame([ada, bea], { options: { rounds: 50 } })));
  await Promise.all(
    games.map(async ({ id, version }, place) => {
      const player = ada.at(houses[place % houses.length]?.url ?? "");
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

it("a request that another process has served is answered alike, however far behind this one is", async () => {
  const { id } = await begunGame([ada, bea], { options: { rounds: 50 } });
  const [here, there] = houses.map(({ url }) => ada.at(url));
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
