import { deliveries, type tournaments as words } from "@seneschal/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Orders } from "../src/features/play/types.ts";
import { begunGame, type Caller, guest } from "./support/caller.ts";
import { webhookTo } from "./support/elsewhere.ts";
import { type House, openHouse } from "./support/house.ts";
import { testDatabase } from "./support/test-database.ts";
import { act, look, planned, swiss, type Tournament, toyPlan, tryAct } from "./support/tournament-play.ts";

/** Could be stored before there was a rule for what cannot be seen, and may not be asked for today. */
const earlier = "Cup\u200b of \u202eolden\u202c days, Re\u0301mi";
const another = "Cup\u200b of new days";
const refused = { status: 400, body: { code: "malformed-request" } };

const database = testDatabase();
const { pool } = database;
let house: House;
let owner: Caller;
beforeAll(async () => {
  house = await openHouse(database, { botsWork: false });
  owner = await guest(house.url, "The owner");
});
afterAll(() => house.close());

/** A tournament as a house of former days has stored it, seen from a process that remembers nothing of it. */
async function earlierTournament(): Promise<{ id: string; director: Caller; close: () => Promise<void> }> {
  const id = await planned(owner, toyPlan([swiss(1)], { prizes: [{ place: 1, title: "Gold" }] }));
  await pool.query(
    `update tournament_events set body = replace(replace(body::text, 'The cup of the test', $2), 'Gold', $2)::json
     where tournament_id = $1 and version = 1`,
    [id, earlier],
  );
  const restarted = await openHouse(database, { botsWork: false });
  return { id, director: owner.at(restarted.url), close: () => restarted.close() };
}

describe("a tournament with a name from before the rule", () => {
  let stored: Awaited<ReturnType<typeof earlierTournament>>;
  beforeAll(async () => {
    stored = await earlierTournament();
  });
  afterAll(() => stored.close());

  it("is served to the letter, its log too", async () => {
    const { id, director } = stored;
    expect(await look(director, id)).toMatchObject({ plan: { name: earlier, prizes: [{ title: earlier }] } });
    const log = await director.get<words.TournamentLog>(`/v1/tournaments/${id}/log`);
    expect(log.entries[0]?.event).toMatchObject({ plan: { name: earlier } });
  });

  it("is changed, and keeps its name and the title of its prize", async () => {
    const { id, director } = stored;
    const { plan } = await look(director, id);
    const changed = { ...plan, description: "Now with a description.", prizes: [{ place: 2, title: earlier }] };
    const after = await act(director, id, { type: "change-plan", plan: changed });
    expect(after.plan).toMatchObject({ name: earlier, description: changed.description, prizes: changed.prizes });
    await director.post("/v1/tournament-simulations", { plan: after.plan, players: 4 });
  });

  it("takes no other such name, and no other such title", async () => {
    const { id, director } = stored;
    const { plan } = await look(director, id);
    const named = await tryAct(director, id, { type: "change-plan", plan: { ...plan, name: another } });
    expect(named).toMatchObject({ ...refused, body: { errors: [{ path: "body/action/plan/name" }] } });
    const prizes = [{ place: 1, title: another }];
    const prized = await tryAct(director, id, { type: "change-plan", plan: { ...plan, prizes } });
    expect(prized).toMatchObject({ ...refused, body: { errors: [{ path: "body/action/plan/prizes/0/title" }] } });
    const planning = await director.call("POST", "/v1/tournaments", { plan: toyPlan([swiss(1)], { name: earlier }) });
    expect(planning).toMatchObject(refused);
  });

  it("is played, and lists have it", async () => {
    const { id, director } = stored;
    await act(director, id, { type: "open-entry" });
    const { tournaments } = await director.get<{ tournaments: Tournament[] }>("/v1/tournaments");
    expect(tournaments).toContainEqual(expect.objectContaining({ id, name: earlier }));
  });
});

describe("a webhook with a name from before the rule", () => {
  it("is listed, switched off, and sent back with its name; it takes no other such name", async () => {
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

  it("is one that today's words would not take", () => {
    expect(deliveries.newWebhook.shape.name.safeParse(earlier).success).toBe(false);
  });
});

describe("a standing order with a label from before the rule", () => {
  it("is served, and stays in a list that is changed", async () => {
    const other = await guest(house.url, "The other");
    const { id } = await begunGame([owner, other]);
    const order = { kind: "bidding", condition: { when: "always" }, move: { type: "bid", fields: {} }, label: "Mine" };
    const path = `/v1/games/${id}/auto-replies`;
    await owner.call("PUT", path, { replies: [order] });
    await pool.query("update auto_replies set replies = $2 where game_id = $1", [
      id,
      JSON.stringify([{ ...order, label: earlier }]),
    ]);
    const { replies: orders } = await owner.get<Orders>(path);
    expect(orders).toMatchObject([{ label: earlier }]);
    const more = [{ ...order, label: "Another" }, ...orders];
    expect(await owner.call("PUT", path, { replies: more })).toMatchObject({ status: 200, body: { replies: more } });
    const wrong = await owner.call("PUT", path, { replies: [{ ...order, label: another }, ...orders] });
    expect(wrong).toMatchObject({ ...refused, body: { errors: [{ path: "body/replies/0/label" }] } });
    expect(await owner.get<Orders>(path)).toMatchObject({ replies: more });
  });
});

describe("a name with pictures", () => {
  it("is taken for games and tournaments", async () => {
    const name = "Round 1️⃣ of 👩🏽‍🚀";
    expect(await owner.open({ name })).toMatchObject({ name });
    const { plan } = await look(owner, await planned(owner, toyPlan([swiss(1)], { name })));
    expect(plan.name).toBe(name);
  });
});
