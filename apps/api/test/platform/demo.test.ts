import { afterAll, beforeAll, expect, it } from "vitest";
import { createGameServices } from "../../src/composition/game-services.ts";
import { fillDemo } from "../../src/seed/fill-demo.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { type Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer, testRegistry } from "../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
beforeAll(async () => {
  server = await startServer(database);
});
afterAll(() => server.close());

type Page = { games: { id: string; name: string; state: string }[] };

it("demo content is created once, however often it is requested, and its open game starts with the first guest", {
  timeout: 120_000,
}, async () => {
  expect(await fill()).toBe(true);
  const visitor = await guest(server.url, "Visitor");
  const before = await shownTo(visitor);
  expect(before.map(({ name }) => name)).toEqual(["Clairvaux", "Montaigu", "Beaulieu", "Sainte-Aude", "Bouvines"]);
  expect(before.map(({ state }) => state).slice(1)).toEqual(["open", "finished", "finished", "finished"]);
  expect(await fill()).toBe(false);
  const after = await shownTo(visitor);
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  const { tournaments } = await visitor.get<{ tournaments: object[] }>("/v1/tournaments");
  expect(tournaments).toMatchObject([{ name: "Montferrand", phase: "open", players: 7 }]);
  const open = before.find(({ state }) => state === "open");
  const joined = await visitor.post<{ state: string }>(`/v1/games/${open?.id}/seats`, {});
  expect(joined.state).toBe("running");
  // The game to watch must not wait for a person.
  const watched = await visitor.get<{ seats: { kind: string }[] }>(`/v1/games/${before[0]?.id}`);
  expect(watched.seats.map(({ kind }) => kind)).toEqual(["caretaker", "bot", "bot"]);
});

/** Returns whether anything was created. */
async function fill(): Promise<boolean> {
  const deps = { pool: database.pool, registry: testRegistry };
  const onError = (error: unknown) => {
    throw error;
  };
  return fillDemo({ ...deps, games: createGameServices({ ...deps, onError }) });
}

async function shownTo(visitor: Caller) {
  const { games } = await visitor.get<Page>("/v1/games");
  return games.map(({ id, name, state }) => ({ id, name, state }));
}
