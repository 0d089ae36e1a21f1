import { deliveries, type tournaments as schemas } from "@seneschal/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AutoRepliesBody } from "../../src/features/play/types.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { act, look, planned, swiss, type Tournament, testPlan, tryAct } from "../support/games/tournament-play.ts";
import { webhookTo } from "../support/notifications/notification-targets.ts";
import { begunGame, type Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

/** A text that could be stored before there was a rule for invisible characters, and is rejected today. */
const earlier = "Cup\u200b of \u202eolden\u202c days, Re\u0301mi";
const another = "Cup\u200b of new days";
const refused = { status: 400, body: { code: "malformed-request" } };

const database = testDatabase();
const { pool } = database;
let server: TestServer;
let owner: Caller;
beforeAll(async () => {
  server = await startServer(database, { runsBots: false });
  owner = await guest(server.url, "The owner");
});
afterAll(() => server.close());

/** A tournament as an earlier server has stored it, seen from a process that has not cached it. */
async function earlierTournament(): Promise<{ id: string; director: Caller; close: () => Promise<void> }> {
  const id = await planned(owner, testPlan([swiss(1)], { prizes: [{ place: 1, title: "Gold" }] }));
  await pool.query(
    `update tournament_events set body = replace(replace(body::text, 'The cup of the test', $2), 'Gold', $2)::json
     where tournament_id = $1 and version = 1`,
    [id, earlier],
  );
  const restarted = await startServer(database, { runsBots: false });
  return { id, director: owner.at(restarted.url), close: () => restarted.close() };
}

describe("a tournament with a name from before the rule for names", () => {
  let stored: Awaited<ReturnType<typeof earlierTournament>>;
  beforeAll(async () => {
    stored = await earlierTournament();
  });
  afterAll(() => stored.close());

  it("is served verbatim, including its log", async () => {
    const { id, director } = stored;
    expect(await look(director, id)).toMatchObject({ plan: { name: earlier, prizes: [{ title: earlier }] } });
    const log = await director.get<schemas.TournamentLog>(`/v1/tournaments/${id}/log`);
    expect(log.entries[0]?.event).toMatchObject({ plan: { name: earlier } });
  });

  it("can be changed, and keeps its name and the title of its prize", async () => {
    const { id, director } = stored;
    const { plan } = await look(director, id);
    const changed = { ...plan, description: "Now with a description.", prizes: [{ place: 2, title: earlier }] };
    const after = await act(director, id, { type: "change-plan", plan: changed });
    expect(after.plan).toMatchObject({ name: earlier, description: changed.description, prizes: changed.prizes });
    await director.post("/v1/tournament-simulations", { plan: after.plan, players: 4 });
  });

  it("cannot take another such name or title", async () => {
    const { id, director } = stored;
    const { plan } = await look(director, id);
    const named = await tryAct(director, id, { type: "change-plan", plan: { ...plan, name: another } });
    expect(named).toMatchObject({ ...refused, body: { errors: [{ path: "body/action/plan/name" }] } });
    const prizes = [{ place: 1, title: another }];
    const prized = await tryAct(director, id, { type: "change-plan", plan: { ...plan, prizes } });
    expect(prized).toMatchObject({ ...refused, body: { errors: [{ path: "body/action/plan/prizes/0/title" }] } });
    const planning = await director.call("POST", "/v1/tournaments", { plan: testPlan([swiss(1)], { name: earlier }) });
    expect(planning).toMatchObject(refused);
  });

  it("can be played, and is listed", async () => {
    const { id, director } = stored;
    await act(director, id, { type: "open-entry" });
    const { tournaments } = await director.get<{ tournaments: Tournament[] }>("/v1/tournaments");
    expect(tournaments).toContainEqual(expect.objectContaining({ id, name: earlier }));
  });
});

describe("a webhook with a name from before the rule for names", () => {
  it("can be listed, turned off, and sent back with its name, but takes no other such name", async () => {
    const { id } = await webhookTo(pool, owner.id, "https://example.org/hook");
    await pool.query("update webhooks set name = $2 where webhook_id = $1", [id, earlier]);
    const path = `/v1/account/webhooks/${id}`;
    expect(await owner.get("/v1/account/webhooks")).toMatchObject({ webhooks: [{ name: earlier }] });
    expect(await owner.call("PATCH", path, { isOn: false })).toMatchObject({ body: { name: earlier, isOn: false } });
    const whole = { name: earlier, kinds: ["turn"], isOn: true };
    expect(await owner.call("PATCH", path, whole)).toMatchObject({ status: 200, body: whole });
    expect(await owner.call("PATCH", path, { name: another })).toMatchObject(refused);
    expect(await owner.call("PATCH", path, { name: "Ours 🏳️‍🌈" })).toMatchObject({ body: { name: "Ours 🏳️‍🌈" } });
  });

  it("has a name that would be rejected today", () => {
    expect(deliveries.ofAccount.newWebhook.shape.name.safeParse(earlier).success).toBe(false);
  });
});

describe("an auto-reply with a label from before the rule for names", () => {
  it("is served, and stays in a list that is changed", async () => {
    const other = await guest(server.url, "The other");
    const { id } = await begunGame([owner, other]);
    const order = { kind: "bidding", condition: { when: "always" }, move: { type: "bid", fields: {} }, label: "Mine" };
    const path = `/v1/games/${id}/auto-replies`;
    await owner.call("PUT", path, { replies: [order] });
    await pool.query("update auto_replies set replies = $2 where game_id = $1", [
      id,
      JSON.stringify([{ ...order, label: earlier }]),
    ]);
    const { replies: orders } = await owner.get<AutoRepliesBody>(path);
    expect(orders).toMatchObject([{ label: earlier }]);
    const more = [{ ...order, label: "Another" }, ...orders];
    expect(await owner.call("PUT", path, { replies: more })).toMatchObject({ status: 200, body: { replies: more } });
    const wrong = await owner.call("PUT", path, { replies: [{ ...order, label: another }, ...orders] });
    expect(wrong).toMatchObject({ ...refused, body: { errors: [{ path: "body/replies/0/label" }] } });
    expect(await owner.get<AutoRepliesBody>(path)).toMatchObject({ replies: more });
  });
});

describe("a name with emoji", () => {
  it("is accepted for games and tournaments", async () => {
    const name = "Round 1️⃣ of 👩🏽‍🚀";
    expect(await owner.open({ name })).toMatchObject({ name });
    const { plan } = await look(owner, await planned(owner, testPlan([swiss(1)], { name })));
    expect(plan.name).toBe(name);
  });
});
