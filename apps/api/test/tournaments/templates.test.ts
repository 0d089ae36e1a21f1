import { randomUUID } from "node:crypto";
import type { tournaments as schemas } from "@seneschal/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../support/database/test-database.ts";
import { planned, swiss, testPlan } from "../support/games/tournament-play.ts";
import { Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
let ada: Caller;
let bea: Caller;

beforeAll(async () => {
  server = await startServer(database, { runsBots: false, runsJobs: false });
  [ada, bea] = [await guest(server.url, "Ada"), await guest(server.url, "Bea")];
});
afterAll(() => server.close());

interface Templates {
  readonly readyMade: readonly { readonly id: string; readonly plan: schemas.Plan }[];
  readonly own: readonly schemas.TournamentTemplate[];
}
const path = "/v1/tournament-templates";
const listed = (caller: Caller) => caller.get<Templates>(`${path}?ruleset=sealed-bids`);
const plan = testPlan([swiss(2)], { startsAt: "2099-01-01T19:00:00Z", checkInMinutes: 30 });

describe("ready-made tournaments", () => {
  it("are there for everyone, and can be created once they have a name", async () => {
    const { readyMade, own } = await listed(new Caller(server.url));
    expect(own).toEqual([]);
    expect(readyMade.map(({ id }) => id)).toContain("club-evening");
    const named = { name: "From a template", options: { rounds: 1 } };
    for (const { plan: ready } of readyMade) await planned(ada, { ...ready, ...named });
  });

  it("give a club evening rounds of an hour, so that the clock page has a clock", async () => {
    const { readyMade } = await listed(ada);
    const evening = readyMade.find(({ id }) => id === "club-evening")?.plan;
    expect(evening).toMatchObject({ boards: "physical", stages: [{ roundDays: null, roundMinutes: 60 }] });
  });

  it("leave out pairs where the game has larger tables alone", async () => {
    const { rulesets } = await ada.get<{ rulesets: { id: string; seats: { min: number } }[] }>("/v1/rulesets");
    for (const { id, seats } of rulesets) {
      const { readyMade } = await ada.get<Templates>(`${path}?ruleset=${id}`);
      expect(readyMade.some((ready) => ready.id === "swiss-pairs")).toBe(seats.min <= 2);
    }
  });
});

describe("templates", () => {
  it("keep settings without their start, for their owner alone", async () => {
    const saved = await ada.post<schemas.TournamentTemplate>(path, { name: "Thursdays", plan });
    expect(saved).toMatchObject({ name: "Thursdays", plan: { startsAt: null, checkInMinutes: 30 } });
    expect((await listed(ada)).own.map(({ id }) => id)).toEqual([saved.id]);
    expect((await listed(bea)).own).toEqual([]);
    expect((await bea.call("DELETE", `${path}/${saved.id}`)).status).toBe(404);
    expect((await ada.call("DELETE", `${path}/${saved.id}`)).status).toBe(204);
    expect((await listed(ada)).own).toEqual([]);
  });

  it("need a session, a name, and settings that can be played", async () => {
    expect((await new Caller(server.url).call("POST", path, { name: "Thursdays", plan })).status).toBe(401);
    expect((await ada.call("POST", path, { name: "", plan })).status).toBe(400);
    const wrong = { ...plan, tieBreaks: ["points", "points"] };
    expect(await ada.call("POST", path, { name: "Thursdays", plan: wrong })).toMatchObject({
      status: 400,
      body: { errors: [{ path: "body/plan/tieBreaks/1" }] },
    });
    expect((await ada.call("DELETE", `${path}/${randomUUID()}`)).status).toBe(404);
  });

  it("are limited to 50 per account", async () => {
    const cyr = await guest(server.url, "Cyr");
    await database.pool.query(
      `insert into tournament_templates (template_id, account_id, name, plan, created_at)
       select gen_random_uuid(), $1, 'Template ' || number, $2, now() from generate_series(1, 50) as number`,
      [cyr.id, JSON.stringify({ ...plan, startsAt: null })],
    );
    expect(await cyr.call("POST", path, { name: "One more", plan })).toMatchObject({
      status: 409,
      body: { code: "list-full" },
    });
  });
});
