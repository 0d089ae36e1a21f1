import type { tournaments as schemas } from "@seneschal/schema";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase } from "../support/database/test-database.ts";
import { act, planned, testPlan, until } from "../support/games/tournament-play.ts";
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
const league = {
  format: "league",
  field: { from: "all" },
  sizes: pairs,
  division: 4,
  seasons: 2,
  moving: 1,
  promotionPlayOffs: true,
};

it("keeps the tables of past seasons by division, with who moved, and as CSV", async () => {
  const id = await planned(director, testPlan([league], { divisionNames: ["Crown"] }));
  await act(director, id, { type: "open-entry" });
  await act(director, id, { type: "enter-bots", bot: "easy", count: 8 });
  await act(director, id, { type: "start" });
  const over = await until(director, id, ({ phase }) => phase === "finished");
  const named = over.rounds.map(({ season, isPlayOff }) => ({ season, isPlayOff }));
  expect(named).toEqual([
    { season: 1, isPlayOff: false },
    { season: 1, isPlayOff: true },
    { season: 2, isPlayOff: false },
    { season: 2, isPlayOff: true },
  ]);

  const path = `/v1/tournaments/${id}/standings`;
  const first = await director.get<schemas.TournamentStandings>(`${path}?season=1`);
  expect(first).toMatchObject({ season: 1, seasons: [1, 2] });
  for (const division of [1, 2]) {
    const ranks = first.rows.filter((row) => row.division === division).map(({ rank }) => rank);
    expect(ranks.toSorted()).toEqual([1, 2, 3, 4]);
  }
  const second = await director.get<schemas.TournamentStandings>(path);
  expect(second.season).toBe(2);
  const moved = first.rows.filter(({ movement }) => movement !== null);
  expect(moved.map(({ movement }) => movement)).toEqual(expect.arrayContaining(["promoted", "relegated"]));
  for (const { player, division, movement } of moved) {
    const next = second.rows.find((row) => row.player === player)?.division ?? 0;
    expect(Math.sign(next - (division ?? 0))).toBe(movement === "promoted" ? -1 : 1);
  }
  const played = first.rows.filter(({ playOff }) => playOff !== null);
  expect(played.map(({ playOff }) => playOff?.round)).toEqual([2, 2]);

  const csv = await director.call("GET", `${path}.csv?season=1`);
  expect(csv.text.split("\n")[0]).toBe(
    "rank,player,name,division,status,points,wins,opponents,lot,club,season,divisionName,movement",
  );
  expect(csv.text).toContain(",1,Crown,");
  expect((await director.call("GET", `${path}?season=3`)).status).toBe(404);
});
