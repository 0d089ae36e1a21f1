import type { tournaments as schemas } from "@seneschal/schema";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase } from "../support/database/test-database.ts";
import { act, look, planned, swiss, testPlan, until } from "../support/games/tournament-play.ts";
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

it("shows who misses a round as planned, with the points and where they come from", async () => {
  const ada = await guest(server.url, "Ada");
  const byes = { requestedByes: { most: 1 }, absencePoints: 0.25 };
  const id = await planned(director, testPlan([swiss(2)], byes));
  await act(director, id, { type: "open-entry" });
  await act(director, id, { type: "enter-bots", bot: "easy", count: 4 });
  await act(ada, id, { type: "enter" });
  const { you } = await look(ada, id);
  expect(you).toMatchObject({ absenceRounds: [1, 2], byeRounds: [1, 2] });
  await act(ada, id, {
    type: "plan-absences",
    absences: [
      { round: 1, isBye: true },
      { round: 2, isBye: false },
    ],
  });
  const reason = "They told me on the phone.";
  await act(director, id, { type: "plan-absences-of", player: "bot-1", absences: [{ round: 2, isBye: true }], reason });
  await act(director, id, { type: "start" });
  const over = await until(director, id, ({ phase }) => phase === "finished");
  expect(over.rounds[0]?.absent).toEqual([{ player: ada.id, isBye: true }]);
  expect(over.rounds[1]?.absent).toContainEqual({ player: "bot-1", isBye: true });
  const standings = await director.get<schemas.TournamentStandings>(`/v1/tournaments/${id}/standings`);
  const row = standings.rows.find(({ player }) => player === ada.id);
  expect(row).toMatchObject({ points: 0.75 });
  expect(row?.sources).toMatchObject([
    { from: "requested-bye", round: 1, points: 0.5 },
    { from: "absence", round: 2, points: 0.25 },
  ]);
});
