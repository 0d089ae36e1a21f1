import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase } from "../support/database/test-database.ts";
import { act, look, planned, testPlan, until } from "../support/games/tournament-play.ts";
import { type Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
let director: Caller;

beforeAll(async () => {
  server = await startServer(database);
  director = await guest(server.url, "Directrix");
});
afterAll(() => server.close());

const pairs = { least: 2, most: 2, preferred: 2 };
const knockOut = { format: "knock-out", field: { from: "all" }, sizes: pairs, playOffs: true, thirdPlace: true };

it("shows a bracket before the start, and plays the game for third place next to the final", async () => {
  const id = await planned(director, testPlan([knockOut]));
  await act(director, id, { type: "open-entry" });
  await act(director, id, { type: "enter-bots", bot: "easy", count: 4 });
  const open = await look(director, id);
  expect(open.plan.stages[0]).toMatchObject({ bracket: "fixed" });
  expect(open.stages[0]?.bracket.map(({ tables }) => tables.length)).toEqual([2, 2]);
  expect(open.stages[0]?.bracket[0]?.tables[0]?.players).toEqual([
    { from: "seed", seed: 1 },
    { from: "seed", seed: 4 },
  ]);
  await act(director, id, { type: "start" });
  const over = await until(director, id, ({ phase }) => phase === "finished");
  expect(over.stages[0]?.bracket).toEqual([]);
  const last = over.rounds.find(({ tables }) => tables.some(({ purpose }) => purpose === "third-place"));
  const [third] = last?.tables.filter(({ purpose }) => purpose === "third-place") ?? [];
  const ranked = over.ranking.slice(2).map(({ player }) => player);
  expect(third?.players.toSorted()).toEqual(ranked.toSorted());
  for (const { isPlayOff, tables } of over.rounds)
    expect(tables.every(({ purpose }) => (purpose === "cut" || purpose === "title") === isPlayOff)).toBe(true);
});

it("rejects a game for third place at larger tables, naming the field", async () => {
  const sizes = { least: 3, most: 4, preferred: 4 };
  const plan = testPlan([{ ...knockOut, sizes }]);
  const answer = await director.call<{ errors: { path: string }[] }>("POST", "/v1/tournaments", { plan });
  expect(answer.status).toBe(400);
  expect(answer.body.errors.map(({ path }) => path)).toContain("body/plan/stages/0/thirdPlace");
});
