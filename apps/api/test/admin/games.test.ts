import { setTimeout as pause } from "node:timers/promises";
import { type adminGames, adminGames as adminGamesSchemas, type games } from "@seneschal/schema";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rebuildProjections } from "../../src/composition/rebuild.ts";
import { verifyExport } from "../../src/domain/verification/verify-export.ts";
import { rateNewGames } from "../../src/features/ratings/rating/rating-store.ts";
import { rateStoredGame } from "../../src/features/ratings/rating/rating-task.ts";
import { auditEntriesIn, staffMember } from "../support/accounts/staff.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { begunGame, bidFirst, type Caller, guest, playOn } from "../support/server/caller.ts";
import { startServer, type TestServer, testRegistry } from "../support/server/test-server.ts";

const hour = 3600;
const database = testDatabase();
let server: TestServer;
let director: Caller;
let ada: Caller;
let bea: Caller;
let cyd: Caller;

beforeAll(async () => {
  server = await startServer(database, { runsJobs: false });
  director = await staffMember(database.pool, server.url, "director", "Dorothea");
  [ada, bea, cyd] = [await guest(server.url, "Ada"), await guest(server.url, "Bea"), await guest(server.url, "Cyd")];
});
afterAll(() => server.close());

const reason = "Bea told us that she is ill.";
const at = (id: string, path = "") => `/v1/admin/games/${id}${path}`;

/** A game of two that waits for its second player. */
async function waiting(opening: object = {}): Promise<games.GameBody> {
  const game = await begunGame([ada, bea], opening);
  await bidFirst(ada, game.id);
  return ada.get(`/v1/games/${game.id}`);
}

async function rule(game: games.GameBody, path: string, input: object) {
  return director.call<games.GameBody>("POST", at(game.id, path), { expectedVersion: game.version, reason, ...input });
}

describe("GET /v1/admin/games", () => {
  it("searches names, players and ids, filters, sorts and pages through all games", async () => {
    const hidden = await ada.open({ name: "A quiet corner", visibility: "invitation" });
    const still = await waiting({ name: "100% stuck" });
    const search = (query: string) =>
      director.get<{ total: number; games: adminGames.AdminGameLine[] }>(`/v1/admin/games?${query}`);
    expect((await search("q=quiet")).games.map(({ id }) => id)).toEqual([hidden.id]);
    expect((await search("q=100%25")).games.map(({ id }) => id)).toEqual([still.id]);
    expect((await search(`q=${still.id.slice(0, 13)}`)).games.map(({ id }) => id)).toEqual([still.id]);
    expect((await search("q=Bea&waitingFor=person&state=running")).games[0]).toMatchObject({
      id: still.id,
      activeSeats: [1],
    });
    expect((await search("waitingFor=bot")).total).toBe(0);
    expect((await search("inactiveHours=1")).total).toBe(0);
    expect((await search("inactiveHours=0&sort=moved")).games.at(-1)?.id).toBe(still.id);
    expect((await search(`player=${bea.id}`)).total).toBe(1);
    const all = await search("sort=name&limit=1&from=1");
    expect(all).toMatchObject({ total: 2, games: [{ id: hidden.id }] });
    expect((await director.call("GET", "/v1/admin/games?sort=secret")).status).toBe(400);
    for (const sort of adminGamesSchemas.adminGamesQuery.shape.sort.unwrap().options)
      expect((await search(`sort=${sort}`)).total).toBe(2);
    const { text } = await director.call("GET", "/v1/admin/games.csv?sort=name");
    expect(text).toContain("100% stuck,sealed-bids");
  });
});

describe("inspecting a game", () => {
  it("shows a version with its event, position, clocks, digests, projections and snapshots", async () => {
    const game = await waiting({ pace: "three-days" });
    const head = await director.get<adminGames.Inspection>(at(game.id));
    expect(head).toMatchObject({ head: game.version, version: game.version, state: "running" });
    expect(head).toMatchObject({ event: { type: "MovePlayed" }, question: { seats: [1] } });
    expect(head.clocks[1]?.deadline).not.toBeNull();
    expect(head.projection).toMatchObject({ row: { version: game.version }, differences: [] });
    expect(JSON.stringify(head)).not.toContain(`"secret"`);
    const first = await director.get<adminGames.Inspection>(at(game.id, "?at=1"));
    expect(first).toMatchObject({ version: 1, state: "open", view: null, digestBefore: null });
    const { events } = await director.get<{ events: adminGames.Inspection["event"][] }>(
      at(game.id, "/events?limit=500"),
    );
    expect(events.map(({ version }) => version)).toEqual(events.map((_, place) => place + 1));
    expect(events.at(-1)).toEqual(head.event);
    expect(events.at(-2)?.digest).toBe(head.digestBefore);
    expect((await director.call("GET", at(game.id, "?at=900"))).status).toBe(404);
  });

  it("is refused to current and former players until the game is over; staff who have inspected it cannot take a seat", async () => {
    const own = await begunGame([director, ada, bea]);
    for (const path of ["", "/events"]) {
      expect(await director.call("GET", at(own.id, path))).toMatchObject({ status: 403, body: { code: "own-game" } });
    }
    await director.post(`/v1/games/${own.id}/resignation`);
    expect(await director.call("GET", at(own.id))).toMatchObject({ status: 403, body: { code: "own-game" } });
    const other = await begunGame([ada, bea, cyd]);
    await director.get(at(other.id));
    await cyd.post(`/v1/games/${other.id}/resignation`);
    const taken = await director.call("POST", `/v1/games/${other.id}/seats`, {});
    expect(taken).toMatchObject({ status: 403, body: { code: "own-game" } });
  });

  it("never succeeds together with taking a seat in it, at any process and however close", async () => {
    const elsewhere = await startServer(database, { runsJobs: false });
    const outcomes: string[] = [];
    for (let race = 0; race < 80; race++) {
      const { id } = await ada.open({});
      const look = () => director.call("GET", at(id));
      const sit = () => director.at(elsewhere.url).call("POST", `/v1/games/${id}/seats`, {});
      const [first, second] = race % 2 === 0 ? [look(), sit()] : [sit(), look()];
      const [looked, sat] = race % 2 === 0 ? [await first, await second] : [await second, await first];
      const { rowCount } = await database.pool.query("select from staff_inspections where game_id = $1", [id]);
      outcomes.push(`${looked?.status} ${sat?.status}, ${rowCount} noted`);
    }
    await elsewhere.close();
    expect(outcomes.filter((outcome) => !["200 403, 1 noted", "403 200, 0 noted"].includes(outcome))).toEqual([]);
  });
});

describe("verifying a game", () => {
  it("finds faults in its projections, and a rebuild fixes them", async () => {
    const game = await waiting();
    expect(await director.post(at(game.id, "/verification"))).toMatchObject({ isSound: true, rulesChecked: true });
    await database.pool.query("update games set question = null, name = 'Another' where game_id = $1", [game.id]);
    await database.pool.query("update seats set kind = 'bot' where game_id = $1 and seat = 0", [game.id]);
    const found = await director.post<adminGames.Verification>(at(game.id, "/verification"));
    expect(found.faults.map(({ kind, detail }) => `${kind} ${detail}`)).toEqual([
      ...["projection games.name", "projection games.question", "projection seats"],
    ]);
    expect(await director.post(at(game.id, "/rebuild"), { reason })).toMatchObject({ isSound: true });
    expect((await auditEntriesIn(database.pool)).at(-1)).toMatchObject({
      operation: "rebuildGame",
      subject_id: game.id,
    });
    await bidFirst(bea, game.id);
    expect(await director.post(at(game.id, "/verification"))).toMatchObject({ isSound: true });
  });

  it("finds an event that was changed in the database", async () => {
    const game = await waiting();
    await database.pool.query(
      `update events set body = jsonb_set(body::jsonb, '{draws}', '7')::json
       where game_id = $1 and type = 'MovePlayed'`,
      [game.id],
    );
    const found = await director.post<adminGames.Verification>(at(game.id, "/verification"));
    expect(found).toMatchObject({ isSound: false });
    expect(found.faults.map(({ kind, version }) => [kind, version])).toEqual(
      expect.arrayContaining([
        ["chain", game.version],
        ["rules", game.version],
      ]),
    );
  });
});

describe("an intervention", () => {
  it("extendClock adds time, and the live stream shows it with its reason", async () => {
    const game = await waiting({ pace: "three-days" });
    const before = Date.parse(game.clocks[1]?.deadline ?? "");
    const { body } = await rule(game, "/extensions", { seat: 1, seconds: 24 * hour });
    expect(Date.parse(body.clocks[1]?.deadline ?? "") - before).toBe(24 * hour * 1000);
    const { steps } = await bea.get<{ steps: object[] }>(`/v1/games/${game.id}/steps`);
    expect(steps.at(-1)).toMatchObject({ kind: "extended", seat: 1, reason });
    expect((await auditEntriesIn(database.pool)).at(-1)).toMatchObject({
      operation: "extendClock",
      actor: director.id,
      reason,
    });
  });

  it("replaceSeat gives the seat of an absent player to a caretaker, then to another player", async () => {
    const game = await waiting();
    const { body } = await rule(game, "/replacements", { seat: 1, newcomer: { kind: "caretaker" } });
    expect(body.seats[1]).toMatchObject({ kind: "caretaker", account: bea.id });
    await until(game.id, ({ question }) => question?.seats.join() === "0");
    const now = await ada.get<games.GameBody>(`/v1/games/${game.id}`);
    const taken = await rule(now, "/replacements", { seat: 1, newcomer: { kind: "person", account: cyd.id } });
    expect(taken.body.seats[1]).toMatchObject({ kind: "person", account: cyd.id });
    const { tenures } = await ada.get<{ tenures: { seat: number; end: string | null }[] }>(
      `/v1/games/${game.id}/seat-history`,
    );
    expect(tenures.filter(({ seat }) => seat === 1).map(({ end }) => end)).toEqual(["replaced", "replaced", null]);
    expect((await cyd.position(game.id)).audience).toBe(1);
    expect(await director.post(at(game.id, "/verification"))).toMatchObject({ isSound: true });
  });

  it("playForSeat lets a caretaker play one move", async () => {
    const game = await waiting();
    const { body } = await rule(game, "/caretaker-moves", { seat: 1 });
    expect(body.seats[1]).toMatchObject({ kind: "person", account: bea.id });
    const { steps } = await ada.get<{ steps: object[] }>(`/v1/games/${game.id}/steps`);
    expect(steps.at(-1)).toMatchObject({ kind: "move", by: "caretaker", seat: 1, reason });
    const again = await rule(body, "/caretaker-moves", { seat: 1 });
    expect(again).toMatchObject(
      body.question?.seats.includes(1) ? { status: 200 } : { body: { code: "done-already" } },
    );
  });

  it("rollBackGame returns to any version without deleting events, and the game continues, can be rebuilt and verified", async () => {
    const game = await begunGame([ada, bea], { options: { rounds: 12 } });
    const views = new Map<number, object>();
    for (let move = 0; move < 16; move++) {
      const position = await ada.position(game.id);
      views.set(position.version, position.view);
      await bidFirst(position.question?.seats.includes(0) ? ada : bea, game.id);
    }
    const late = await ada.get<games.GameBody>(`/v1/games/${game.id}`);
    const to = game.version + 2;
    const { body } = await rule(late, "/rollbacks", { to });
    expect(body.version).toBe(late.version + 1);
    expect((await ada.position(game.id)).view).toEqual(views.get(to));
    const { steps } = await ada.get<{ steps: object[] }>(`/v1/games/${game.id}/steps`);
    expect(steps.at(-1)).toMatchObject({ kind: "rolled-back", undoneTo: to, reason });
    await bidFirst(body.question?.seats.includes(0) ? ada : bea, game.id);
    const after = await ada.position(game.id);
    expect((await rule({ ...body, version: after.version }, "/rollbacks", { to: body.version })).status).toBe(200);
    await rebuildProjections(database.pool, testRegistry);
    expect(await director.post(at(game.id, "/verification"))).toMatchObject({ isSound: true });
    const elsewhere = await startServer(database, { runsJobs: false, runsBots: false });
    expect((await ada.at(elsewhere.url).position(game.id)).view).toEqual(views.get(to));
    await elsewhere.close();
    await playOn([ada, bea], game.id);
    const { text } = await ada.call("GET", `/v1/games/${game.id}/export`);
    expect(verifyExport(testRegistry, text)).toMatchObject({ isSound: true });
    expect(verifyExport(testRegistry, text.replace(`"to":${to}`, `"to":${to + 1}`))).toMatchObject({ isSound: false });
    const replay = await ada.get<{ steps: { version: number; view: object }[] }>(`/v1/games/${game.id}/replay?as=0`);
    expect(replay.steps.find(({ version }) => version === body.version)?.view).toEqual(views.get(to));
  });

  it("annulGame ends a running game, which does not count and can be downloaded", async () => {
    const game = await waiting();
    const { body } = await rule(game, "/annulment", {});
    expect(body).toMatchObject({ state: "closed", question: null, outcome: null });
    const { steps } = await bea.get<{ steps: object[] }>(`/v1/games/${game.id}/steps`);
    expect(steps.at(-1)).toMatchObject({ kind: "annulled", reason });
    const { text } = await ada.call("GET", `/v1/games/${game.id}/export`);
    expect(verifyExport(testRegistry, text)).toMatchObject({ isSound: true });
  });

  it("annulGame removes a finished game from the ratings, also after a rebuild", async () => {
    const played: games.GameBody[] = [];
    for (let game = 0; game < 3; game++) {
      const { id } = await begunGame([ada, bea, cyd], { options: { rounds: 4 } });
      await playOn([ada, bea, cyd], id);
      played.push(await ada.get(`/v1/games/${id}`));
    }
    const rate = () => rateNewGames(database.pool, ["sealed-bids"], rateStoredGame);
    const [first, second, third] = played as [games.GameBody, games.GameBody, games.GameBody];
    await rate();
    const kept = await ratingChanges();
    const rated = new Set(kept.map(({ game_id }) => game_id));
    expect([...rated]).toEqual(expect.arrayContaining([first.id, second.id, third.id]));
    expect((await rule(second, "/annulment", {})).status).toBe(200);
    await rate();
    const left = await ratingChanges();
    rated.delete(second.id);
    expect(new Set(left.map(({ game_id }) => game_id))).toEqual(rated);
    expect(left.filter(({ game_id }) => game_id === third.id)).not.toEqual(
      kept.filter(({ game_id }) => game_id === third.id),
    );
    await rebuildProjections(database.pool, testRegistry);
    await rate();
    expect(await ratingChanges()).toEqual(left);
    const { text } = await ada.call("GET", `/v1/games/${second.id}/export`);
    expect(verifyExport(testRegistry, text)).toMatchObject({ isSound: true });
  });
});

describe("an intervention is rejected", () => {
  const interventions: readonly (readonly [string, object])[] = [
    ["/extensions", { seat: 1, seconds: 3600 }],
    ["/replacements", { seat: 1, newcomer: { kind: "caretaker" } }],
    ["/caretaker-moves", { seat: 1 }],
    ["/rollbacks", { to: 4 }],
    ["/annulment", {}],
  ];
  let before: string;

  beforeEach(botsAtRest);

  it.each(interventions)("%s: twice, in a race, or on an older version", async (path, input) => {
    const game = await waiting({ pace: "three-days" });
    const answers = await Promise.all([rule(game, path, input), rule(game, path, input), rule(game, path, input)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const counted = (await auditEntriesIn(database.pool)).filter(({ subject_id }) => subject_id === game.id);
    expect(counted).toHaveLength(1);
    await botsAtRest();
    before = await everything();
    expect(await rule(game, path, input)).toMatchObject({ status: 409, body: { code: "stale-version" } });
    expect(await everything()).toBe(before);
  });

  it.each(interventions)("%s: if the game is over, has not started, or does not exist", async (path, input) => {
    const over = await begunGame([ada, bea], { options: { rounds: 1 } });
    await playOn([ada, bea], over.id);
    let game = await ada.get<games.GameBody>(`/v1/games/${over.id}`);
    if (path === "/annulment") game = (await rule(game, path, input)).body;
    const open = await ada.open({ seats: 3 });
    before = await everything();
    const code = path === "/annulment" ? "done-already" : "not-running";
    expect(await rule(game, path, input)).toMatchObject({ status: 409, body: { code } });
    if (path !== "/annulment") expect(await rule(open, path, input)).toMatchObject({ status: 409, body: { code } });
    const nowhere = { ...game, id: "00000000-0000-4000-8000-000000000000" };
    expect(await rule(nowhere, path, input)).toMatchObject({ status: 404 });
    expect(await everything()).toBe(before);
  });

  it.each(interventions)("%s: without a reason, and for the staff member's own game", async (path, input) => {
    const game = await waiting({ pace: "three-days" });
    const own = await begunGame([director, bea], { pace: "three-days" });
    before = await everything();
    for (const reason of [undefined, "", "  ", "x".repeat(501)]) {
      const asked = { expectedVersion: game.version, ...input, reason };
      expect(await director.call("POST", at(game.id, path), asked)).toMatchObject({ status: 400 });
    }
    expect(await rule(own, path, input)).toMatchObject({ status: 403, body: { code: "own-game" } });
    expect(await everything()).toBe(before);
  });

  it("because it is impossible: no clock, not the seat's turn, a new player who knows a hand", async () => {
    const game = await waiting();
    const looked = await staffMember(database.pool, server.url, "director", "Looked");
    await looked.get(at(game.id));
    const person = (account: string) => ({ seat: 1, newcomer: { kind: "person", account } });
    const cases: readonly (readonly [string, object, string])[] = [
      ["/extensions", { seat: 1, seconds: 3600 }, "no-clock"],
      ["/extensions", { seat: 7, seconds: 3600 }, "malformed-request"],
      ["/extensions", { seat: 1, seconds: 5 }, "malformed-request"],
      ["/caretaker-moves", { seat: 0 }, "done-already"],
      ["/replacements", person(bea.id), "done-already"],
      ["/replacements", person(ada.id), "seat-taken"],
      ["/replacements", person(looked.id), "own-game"],
      ["/replacements", person("nobody"), "not-found"],
      ["/rollbacks", { to: 1 }, "malformed-request"],
      ["/rollbacks", { to: game.version }, "malformed-request"],
      ["/rollbacks", { to: 900 }, "malformed-request"],
    ];
    before = await everything();
    for (const [path, input, code] of cases) {
      expect(await rule(game, path, input), `${path} ${JSON.stringify(input)}`).toMatchObject({ body: { code } });
    }
    expect(await everything()).toBe(before);
  });
});

async function ratingChanges() {
  const { rows } = await database.pool.query<{ game_id: string }>(
    "select game_id, account, mu, sigma from rating_changes order by finished_at, game_id, seat",
  );
  return rows;
}

/** Everything that an intervention could change. */
async function everything(): Promise<string> {
  const tables = ["events", "games", "seats", "seat_tenures", "audit_entries"];
  const parts = await Promise.all(
    tables.map((table) => database.pool.query(`select md5(string_agg(t::text, ',' order by t::text)) from ${table} t`)),
  );
  return JSON.stringify(parts.map(({ rows }) => rows));
}

async function until(id: string, isSo: (game: games.GameBody) => boolean): Promise<void> {
  while (!isSo(await ada.get<games.GameBody>(`/v1/games/${id}`))) await pause(20);
}

async function botsAtRest(): Promise<void> {
  while ((await database.pool.query("select from pending_work")).rowCount !== 0) await pause(20);
}
