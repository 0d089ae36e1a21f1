import { randomUUID } from "node:crypto";
import type { series as schemas } from "@seneschal/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rebuildTournamentsOneByOne } from "../../src/features/tournaments/rebuild-tournaments-store.ts";
import { unconfirmedMember } from "../support/accounts/members.ts";
import { staffMember } from "../support/accounts/staff.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { act, look, planned, swiss, testPlan, tryAct } from "../support/games/tournament-play.ts";
import { Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
const reason = "The hall is not free that evening.";
let server: TestServer;
let director: Caller;
let ada: Caller;
let stranger: Caller;
let administrator: Caller;

beforeAll(async () => {
  server = await startServer(database, { runsBots: false, runsJobs: false });
  [director, stranger] = [await guest(server.url, "Directrix"), await guest(server.url, "Xe")];
  ada = await unconfirmedMember(server.url, "Ada Lovelace", "ada@example.org");
  administrator = await staffMember(database.pool, server.url, "administrator");
});
afterAll(() => server.close());

/** A draft of a series with two players that the director has entered, then cancelled. */
async function cancelledDraft(): Promise<{ readonly id: string; readonly series: string }> {
  const id = await planned(director, testPlan([swiss(1)], { name: `Draft ${randomUUID()}`, boards: "physical" }));
  await act(director, id, { type: "enter-players", players: [{ name: "Cyr" }, { account: ada.id }] });
  const rules = { scoring: { system: "ranks", points: [10, 6, 3] } } as const;
  const { id: series } = await director.post<schemas.SeriesBody>("/v1/series", { name: "Evenings", rules });
  await director.call("PUT", `/v1/series/${series}/tournaments/${id}`);
  await act(director, id, { type: "cancel", reason });
  return { id, series };
}

const idsFor = async (caller: Caller, query = "") => {
  const path = `/v1/tournaments?limit=100${query}`;
  return (await caller.get<{ tournaments: { id: string }[] }>(path)).tournaments.map(({ id }) => id);
};
const routes = [
  "",
  "/standings",
  "/standings.csv",
  "/results.csv",
  "/log",
  "/stream",
  "/export",
  "/report.trf",
  "/calendar.ics",
  "/chat",
  "/series",
];

describe("a draft that is cancelled", () => {
  it("stays hidden from everyone but its directors and staff, on every route", async () => {
    const { id } = await cancelledDraft();
    for (const caller of [stranger, ada, new Caller(server.url)])
      for (const route of routes)
        expect([route, (await caller.call("GET", `/v1/tournaments/${id}${route}`)).status]).toEqual([route, 404]);
    expect((await tryAct(stranger, id, { type: "enter" })).status).toBe(404);
    expect((await stranger.call("POST", `/v1/tournaments/${id}/chat`, { text: "Hello" })).status).toBe(404);
    for (const caller of [director, administrator]) expect((await look(caller, id)).phase).toBe("cancelled");
    expect((await director.call("GET", `/v1/tournaments/${id}/export`)).status).toBe(200);
  });

  it("is in no list but that of its directors, also after a rebuild", async () => {
    const { id } = await cancelledDraft();
    const expectHidden = async () => {
      for (const caller of [stranger, ada, new Caller(server.url)])
        for (const query of ["", "&phase=cancelled"]) expect(await idsFor(caller, query)).not.toContain(id);
      expect(await idsFor(ada, "&mine=true")).not.toContain(id);
      expect(await idsFor(director, "&mine=true")).toContain(id);
    };
    await expectHidden();
    await rebuildTournamentsOneByOne(database.pool);
    await expectHidden();
  });

  it("is not shown or counted in a series, and nobody is notified of it", async () => {
    const { id, series } = await cancelledDraft();
    const seen = async (caller: Caller) =>
      (await caller.get<schemas.SeriesBody>(`/v1/series/${series}`)).tournaments.map((one) => one.id);
    expect([await seen(stranger), await seen(director)]).toEqual([[], [id]]);
    const { series: listed } = await stranger.get<{ series: { id: string; tournaments: number }[] }>(
      "/v1/series?limit=100",
    );
    expect(listed.find((one) => one.id === series)?.tournaments).toBe(0);
    const { rows } = await database.pool.query("select from tournament_notifications where tournament_id = $1", [id]);
    expect(rows).toHaveLength(0);
  });
});

it("a tournament that is cancelled after its registration opened stays public", async () => {
  const id = await planned(director, testPlan([swiss(1)]));
  await act(director, id, { type: "open-entry" });
  await act(director, id, { type: "cancel", reason });
  expect((await look(stranger, id)).phase).toBe("cancelled");
  expect(await idsFor(stranger, "&phase=cancelled")).toContain(id);
});
