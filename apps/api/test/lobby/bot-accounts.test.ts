import type { bots, games, ratings } from "@seneschal/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rateNewGames } from "../../src/features/ratings/rating/rating-store.ts";
import { rateStoredGame } from "../../src/features/ratings/rating/rating-task.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { act, planned, swiss, testPlan, tryAct } from "../support/games/tournament-play.ts";
import { Caller, guest, playOn } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
let owner: Caller;
let host: Caller;
beforeAll(async () => {
  server = await startServer(database, { runsJobs: false });
  owner = await guest(server.url, "Olga");
  host = await guest(server.url, "Hugo");
  await database.pool.query(
    "update accounts set is_guest = false, email = 'olga@example.org', email_verified = true where id = $1",
    [owner.id],
  );
});
afterAll(() => server.close());

const ruleset = "sealed-bids";
const limits = { gamesMax: 5, visibilities: ["public", "invitation"], paces: ["none"], onlyOnline: false };
/** A new bot account, and its program. */
async function botNamed(name: string, more: object = {}) {
  const body = { name, games: [{ ruleset, seats: { min: 2, max: 3 }, options: "any" }], limits, ...more };
  const bot = await owner.post<bots.OwnBot>("/v1/account/bots", body);
  const { token } = await owner.post<{ token: string }>(`/v1/account/bots/${bot.account}/tokens`, { name: "At home" });
  return { bot, program: new Caller(server.url, token, bot.account) };
}
const invite = (game: string, bot: bots.OwnBot, body: object = {}) =>
  host.call<games.GameBody>("POST", `/v1/games/${game}/invitations`, { account: bot.account, ...body });
const declined = (botLimit: bots.BotRefusal) => ({ status: 409, body: { code: "bot-declined", botLimit } });

describe("a bot account that a host invites", () => {
  it("takes the seat at once, marked, is ready, and plays with its token", async () => {
    const { bot, program } = await botNamed("Robo");
    const { id } = await host.open({ readyCheck: true });
    const seated = await invite(id, bot, { seat: 1 });
    const seat = { kind: "person", account: bot.account, name: "Robo", nameKind: "bot", isReady: true };
    expect(seated).toMatchObject({ status: 200, body: { invited: [], seats: [{}, seat] } });
    expect(await invite(id, bot)).toMatchObject({ status: 409, body: { code: "seat-taken" } });
    const body = { isReady: true };
    expect(await host.call("PUT", `/v1/games/${id}/readiness`, body)).toMatchObject({ body: { state: "running" } });
    await playOn([host, program], id);
    const finished = await host.get<games.GameBody>(`/v1/games/${id}`);
    expect(finished.state).toBe("finished");
    const lines = (await host.call("GET", `/v1/games/${id}/export`)).text;
    const proof = await host.call("POST", "/v1/verifications", lines, { "content-type": "application/x-ndjson" });
    expect(proof).toMatchObject({ status: 200, body: { isSound: true } });
  });

  it("leaves an open game and resigns from a running one when its owner says so, and nobody else", async () => {
    const { bot } = await botNamed("Called home");
    const leave = (caller: Caller, game: string) =>
      caller.call("DELETE", `/v1/account/bots/${bot.account}/games/${game}`);
    const open = await host.open({ visibility: "invitation" });
    await invite(open.id, bot, { seat: 1 });
    expect(await leave(host, open.id)).toMatchObject({ status: 404 });
    expect(await leave(owner, open.id)).toMatchObject({ status: 204 });
    expect(await host.get(`/v1/games/${open.id}`)).toMatchObject({ seats: [{}, { kind: "nobody" }] });
    const begun = await host.open({});
    await invite(begun.id, bot, { seat: 1 });
    await host.post(`/v1/games/${begun.id}/start`);
    expect(await leave(owner, begun.id)).toMatchObject({ status: 204 });
    const after = await host.get<games.GameBody>(`/v1/games/${begun.id}`);
    expect(after.seats[1]).toMatchObject({ kind: "caretaker" });
    expect(await leave(owner, begun.id)).toMatchObject({ status: 404, body: { code: "not-found" } });
    // An account can own five.
    expect((await owner.call("DELETE", `/v1/account/bots/${bot.account}`)).status).toBe(204);
  });

  it("has a list of its games for its owner, private ones, too, and for nobody else", async () => {
    const { bot } = await botNamed("Well watched");
    const gamesOf = (caller: Caller, query = "") =>
      caller.call<{ games: games.GameBody[] }>("GET", `/v1/account/bots/${bot.account}/games${query}`);
    const hidden = await host.open({ visibility: "invitation" });
    await invite(hidden.id, bot, { seat: 1 });
    await host.open({});
    expect(await owner.call("GET", `/v1/games/${hidden.id}`)).toMatchObject({ status: 404 });
    expect((await gamesOf(owner)).body).toMatchObject({ games: [{ id: hidden.id, yourSeat: 1 }], next: null });
    expect((await gamesOf(owner, "?state=running")).body.games).toEqual([]);
    expect(await gamesOf(host)).toMatchObject({ status: 404, body: { code: "not-found" } });
    expect((await owner.call("DELETE", `/v1/account/bots/${bot.account}`)).status).toBe(204);
  });

  it("never becomes the host, because its token could neither start the game nor cancel it", async () => {
    const { bot } = await botNamed("Guest of all");
    const { id } = await host.open({ seats: 3 });
    await invite(id, bot, { seat: 1 });
    const left = await host.call("DELETE", `/v1/games/${id}/seats/0`);
    expect(left).toMatchObject({
      status: 200,
      body: { host: host.id, seats: [{ kind: "nobody" }, { name: "Guest of all" }, {}] },
    });
    await host.call("POST", `/v1/games/${id}/seats`, { seat: 0 });
    const other = await guest(server.url, "Otto");
    await other.post(`/v1/games/${id}/seats`, { seat: 2 });
    expect(await host.call("DELETE", `/v1/games/${id}/seats/0`)).toMatchObject({ body: { host: other.id } });
    expect(await other.call("DELETE", `/v1/games/${id}/seats/1`)).toMatchObject({ status: 200 });
    expect(await other.call("DELETE", `/v1/games/${id}`)).toMatchObject({ status: 200 });
  });

  it("declines what its owner does not allow, and says why", async () => {
    const { bot, program } = await botNamed("Choosy", { limits: { ...limits, onlyOnline: true, gamesMax: 1 } });
    const { id } = await host.open({});
    expect(await invite(id, bot)).toMatchObject(declined("offline"));
    await program.get("/v1/account");
    const choosy = expect.objectContaining({ name: "Choosy", isOnline: true });
    const online = await host.get<{ bots: object[] }>("/v1/bots?online=true&ruleset=sealed-bids");
    expect(online.bots).toContainEqual(choosy);
    expect(await host.get("/v1/bots?ruleset=village")).toEqual({ bots: [] });
    const { id: large } = await host.open({ seats: 4 });
    expect(await invite(large, bot)).toMatchObject(declined("seats"));
    expect((await owner.call("PUT", `/v1/account/blocks/${host.id}`, { kind: "block" })).status).toBe(200);
    expect(await invite(id, bot)).toMatchObject(declined("blocked"));
    await owner.call("DELETE", `/v1/account/blocks/${host.id}`);
    expect(await invite(id, bot)).toMatchObject({ status: 200 });
    const { id: second } = await host.open({});
    expect(await invite(second, bot)).toMatchObject(declined("games"));
    await host.call("DELETE", `/v1/games/${id}/seats/1`);
    expect(await invite(second, bot)).toMatchObject({ status: 200 });
  });
});

it("bot accounts neither enter nor direct a tournament", async () => {
  const { bot, program } = await botNamed("Cup hunter");
  const id = await planned(host, testPlan([swiss(2)]));
  await act(host, id, { type: "open-entry" });
  const refused = { status: 403, body: { code: "forbidden" } };
  const players = [{ account: bot.account }];
  expect(await tryAct(host, id, { type: "enter-players", players })).toMatchObject(refused);
  expect(await tryAct(host, id, { type: "name-director", account: bot.account })).toMatchObject(refused);
  const itself = await tryAct(program, id, { type: "enter" });
  expect(itself).toMatchObject({ status: 403, body: { code: "scope-missing" } });
});

describe("a rated game with a bot account", () => {
  const rate = () => rateNewGames(database.pool, [ruleset], rateStoredGame);
  const ratingsOf = async ({ id }: { readonly id: string }) =>
    (await host.get<ratings.PlayerRatings>(`/v1/players/${id}/ratings`)).ratings;

  it("changes only the rating of the bot account, in a pool of its own, and no figures of people", async () => {
    await database.pool.query("truncate events, games, seats, seat_tenures");
    const { bot, program } = await botNamed("Rated");
    const { id } = await host.open({});
    expect((await invite(id, bot)).status).toBe(200);
    await host.call("POST", `/v1/games/${id}/start`);
    await playOn([host, program], id);
    expect(await rate()).toBe(1);
    const ofBot = await ratingsOf({ id: bot.account });
    expect(ofBot).toMatchObject([{ ruleset, pool: "bots", games: 1, opponents: 0 }]);
    const [{ obstacles: _obstacles, rank: _rank, ...rating }] = ofBot as [ratings.PlayerRatings["ratings"][number]];
    const { bots: listed } = await host.get<{ bots: readonly { account: string; ratings: unknown }[] }>("/v1/bots");
    expect(listed.find(({ account }) => account === bot.account)?.ratings).toEqual([rating]);
    expect(listed.filter(({ ratings: own }) => JSON.stringify(own) !== "[]")).toHaveLength(1);
    expect(await ratingsOf(host)).toEqual([]);
    const { rows } = await database.pool.query("select from seat_ratings");
    expect(rows).toHaveLength(0);
    expect(await host.get(`/v1/rulesets/${ruleset}/statistics`)).toMatchObject({ tables: [] });
    expect(await host.get(`/v1/players/${host.id}`)).toMatchObject({ reliability: { finished: 0 } });

    // Also when the bot account is deleted, and all games are rated again.
    expect((await owner.call("DELETE", `/v1/account/bots/${bot.account}`)).status).toBe(204);
    await database.pool.query("truncate rated_games, rating_changes, seat_ratings");
    expect(await rate()).toBe(1);
    expect(await ratingsOf(host)).toEqual([]);
  });
});
