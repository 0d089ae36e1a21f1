import { setTimeout as pause } from "node:timers/promises";
import type { games, players } from "@seneschal/schema";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createGameServices } from "../../src/composition/game-services.ts";
import { rebuildProjections } from "../../src/composition/rebuild.ts";
import { processDueClock } from "../../src/features/clocks/process-due-clock.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { begunGame, bidFirst, Caller, guest } from "../support/server/caller.ts";
import { fastClockChecks, startServer, type TestServer, testRegistry } from "../support/server/test-server.ts";

const hour = 60 * 60 * 1000;
const database = testDatabase();
/** How far the time of the server is ahead of the real time. */
let ahead = 0;
const now = () => new Date(Date.now() + ahead);
const onError = (error: unknown) => {
  throw error;
};
let server: TestServer;
let ada: Caller;
let bea: Caller;
let cyd: Caller;
let dan: Caller;

beforeAll(async () => {
  server = await startServer(database, { now, runsJobs: false, clockIntervals: fastClockChecks });
  [ada, bea] = [await guest(server.url, "Ada"), await guest(server.url, "Bea")];
  [cyd, dan] = [await guest(server.url, "Cyd"), await guest(server.url, "Dan")];
});
afterAll(() => server.close());

it("a player is reminded at 50, 80 and 95 percent of the time, once each", async () => {
  const { id } = await begunGame([ada, bea], { pace: "three-days" });
  await bidFirst(ada, id);
  for (const [before, forward] of [37, 21, 11].entries()) {
    ahead += forward * hour;
    await expect.poll(() => remindersOf(id)).toHaveLength(before + 1);
  }
  ahead += 0.2 * hour;
  await processDueClock(createGameServices({ ...database, registry: testRegistry, onError, now }).playDeps, id);
  expect(await remindersOf(id)).toEqual([
    [bea.id, 1, 50],
    [bea.id, 1, 80],
    [bea.id, 1, 95],
  ]);
});

it("a reminder that is due while another is sent is left to the next wake-up", async () => {
  const { id } = await begunGame([ada, bea], { pace: "three-days" });
  await bidFirst(ada, id);
  const { runsSince } = (await ada.get<games.GameBody>(`/v1/games/${id}`)).clocks[1] ?? {};
  const begun = Date.parse(runsSince ?? "");
  // Ten hours pass between two reads of the time: the second reminder, at 57.6 hours, becomes due in between.
  let hours = 26.5;
  const passing = () => {
    hours += 10;
    return new Date(begun + hours * hour);
  };
  await processDueClock(
    createGameServices({ ...database, registry: testRegistry, onError, now: passing }).playDeps,
    id,
  );
  expect(await remindersOf(id)).toEqual([[bea.id, 1, 50]]);
  const { rows } = await database.pool.query<{ wake_up_at: Date }>("select wake_up_at from games where game_id = $1", [
    id,
  ]);
  expect(rows[0]?.wake_up_at).toEqual(new Date(begun + 57.6 * hour));
});

it("the seat of a player who ran out of time is open to a substitute, and listed", async () => {
  const { id } = await leftByBea();
  const looking = await dan.get<{ games: games.GameBody[] }>("/v1/games?looking=true");
  expect(looking.games.map((game) => game.id)).toContain(id);
  expect(looking.games.every(({ seats }) => seats.some(({ kind }) => kind === "caretaker"))).toBe(true);
  const taken = await dan.post<games.GameBody>(`/v1/games/${id}/seats`, {});
  expect(taken).toMatchObject({ yourSeat: 1, state: "running" });
  expect(taken.seats[1]).toMatchObject({ kind: "person", account: dan.id });
  expect(taken.clocks[1]?.leftMilliseconds).toBe(72 * hour);
  const again = await bea.call("POST", `/v1/games/${id}/seats`, {});
  expect(again).toMatchObject({ status: 409, body: { code: "not-open" } });
  const { tenures } = await cyd.get<players.SeatHistory>(`/v1/games/${id}/seat-history`);
  const seat = tenures.filter((holding) => holding.seat === 1);
  expect(seat.map(({ kind, name, end }) => [kind, name, end])).toEqual([
    ["person", "Bea", "out-of-time"],
    ["caretaker", "Bea", "taken-over"],
    ["person", "Dan", null],
  ]);
  expect(seat.map(({ since }) => since)).toEqual([...seat.map(({ since }) => since)].sort((a, b) => a - b));
});

it("a player who left can come back, but gets no new time", async () => {
  const { id } = await leftByBea();
  const back = await bea.post<games.GameBody>(`/v1/games/${id}/seats`, {});
  expect(back).toMatchObject({ yourSeat: 1 });
  expect(back.clocks[1]?.leftMilliseconds).toBe(30 * hour);
});

it("nobody who knows another hand can take an abandoned seat, and it stays open while the bot plays", async () => {
  const { id } = await leftByBea();
  await cyd.post(`/v1/games/${id}/resignation`);
  const other = await cyd.call("POST", `/v1/games/${id}/seats`, { seat: 1 });
  expect(other).toMatchObject({ status: 403, body: { code: "forbidden" } });
  ahead += 49 * hour;
  const { seats } = await dan.get<games.GameBody>(`/v1/games/${id}`);
  expect(seats[1]).toMatchObject({ kind: "caretaker", openUntil: null, staysOpen: true });
  expect((await dan.get<{ games: games.GameBody[] }>("/v1/games?looking=true")).games.map((game) => game.id)).toContain(
    id,
  );
  const late = await bea.post<games.GameBody>(`/v1/games/${id}/seats`, {});
  expect(late.seats[1]).toMatchObject({ kind: "person", account: bea.id });
});

it("the game waits for a substitute if more than half of the players vote for it, and the bot pauses", async () => {
  const { id } = await leftByBea();
  const one = await vote(ada, id, "wait");
  expect(one.seats[1]).toMatchObject({ waits: false, ballots: [{ seat: 0, wish: "wait" }] });
  const both = await vote(cyd, id, "wait");
  expect(both.seats[1]).toMatchObject({ waits: true });
  for (const player of [ada, cyd, ada, cyd]) await bidFirst(player, id);
  await aBotAnswers();
  expect((await ada.position(id)).question?.seats).toEqual([1]);
  ahead += 49 * hour;
  const taken = await dan.post<games.GameBody>(`/v1/games/${id}/seats`, {});
  expect(taken.seats[1]).toMatchObject({ kind: "person", account: dan.id });
});

it("the seat is closed if the players vote for the caretaker", async () => {
  const { id } = await leftByBea();
  await vote(ada, id, "caretaker");
  const settled = await vote(cyd, id, "caretaker");
  expect(settled.seats[1]).toMatchObject({ kind: "caretaker", staysOpen: false, waits: false });
  expect(await dan.call("POST", `/v1/games/${id}/seats`, {})).toMatchObject({ body: { code: "not-open" } });
});

it("the game ends if all players vote for it, and hidden information is shown", async () => {
  const { id } = await leftByBea();
  expect((await vote(ada, id, "end")).state).toBe("running");
  const closed = await vote(cyd, id, "end");
  expect(closed).toMatchObject({ state: "closed", outcome: null, question: null });
  expect(closed.fairness.secret).toMatch(/^[0-9a-f]{64}$/);
  const position = await dan.position(id, "?as=arbiter");
  expect(position.choices).toEqual([]);
  expect((await dan.call("GET", `/v1/games/${id}/export`)).status).toBe(200);
  expect(await vote(ada, id, "wait").catch((error: Error) => error.message)).toContain("not-running");
});

it("only players can vote, and only about abandoned seats", async () => {
  const { id } = await leftByBea();
  const ballot = { about: 0, wish: "wait" };
  expect(await ada.call("POST", `/v1/games/${id}/ballots`, ballot)).toMatchObject({ body: { code: "nobody-left" } });
  expect(await dan.call("POST", `/v1/games/${id}/ballots`, ballot)).toMatchObject({ body: { code: "not-your-seat" } });
});

it("reliability is shown on the player's page, and games can require it", async () => {
  const [eve, fay] = [await guest(server.url, "Eve"), await guest(server.url, "Fay")];
  const finished = await begunGame([eve, fay], { pace: "three-days", options: { rounds: 1 } });
  await bidFirst(eve, finished.id);
  ahead += 3 * hour;
  await bidFirst(fay, finished.id);
  const dropped = await begunGame([eve, fay], { options: { rounds: 1 } });
  await eve.post(`/v1/games/${dropped.id}/resignation`);
  await bidFirst(fay, dropped.id);
  const alone = await eve.open({ seats: 2, bots: ["easy"], options: { rounds: 1 } });
  await eve.post(`/v1/games/${alone.id}/start`);
  await eve.post(`/v1/games/${alone.id}/resignation`);
  await until(dropped.id, ({ state }) => state === "finished");

  const { reliability } = await ada.get<players.Player>(`/v1/players/${eve.id}`);
  expect(reliability).toMatchObject({ finished: 1, dropped: 1, percent: 50 });
  const steady = await ada.get<players.Player>(`/v1/players/${fay.id}`);
  expect(steady.reliability).toMatchObject({ finished: 2, dropped: 0, percent: 100 });
  expect(steady.reliability.medianAnswerSeconds).toBeGreaterThanOrEqual(3 * 3600);
  expect(steady.reliability.medianAnswerSeconds).toBeLessThan(4.5 * 3600);

  const { id } = await ada.open({ seats: 3, entry: { finishedLeast: 1, percentLeast: 80 } });
  const refused = await eve.call("POST", `/v1/games/${id}/seats`, {});
  expect(refused).toMatchObject({ status: 403, body: { code: "entry-refused" } });
  expect((await fay.post<games.GameBody>(`/v1/games/${id}/seats`, {})).yourSeat).toBe(1);
  expect((await ada.call("GET", "/v1/players/nobody")).status).toBe(404);
});

it("an abandoned seat shows who may take it, as the server decides", async () => {
  const [gil, dan] = [await guest(server.url, "Gil"), await guest(server.url, "Dan")];
  const { id } = await gil.open({ seats: 3, visibility: "public", entry: { finishedLeast: 50 } });
  for (const [seat, { id: account }] of [bea, cyd].entries()) {
    await gil.post(`/v1/games/${id}/invitations`, { account, seat: seat + 1 });
  }
  const look = (who: Caller) => who.get<games.GameBody>(`/v1/games/${id}`);
  const unmet = { what: "finished", min: 50, own: 0 };
  expect(await look(dan)).toMatchObject({ unmetRequirement: unmet, formerSeat: null });
  for (const who of [gil, bea]) expect(await look(who)).toMatchObject({ unmetRequirement: null });
  for (const who of [bea, cyd]) await who.post(`/v1/games/${id}/seats`, {});
  await gil.post(`/v1/games/${id}/start`);
  await gil.post(`/v1/games/${id}/resignation`);
  await bea.post(`/v1/games/${id}/resignation`);

  expect(await look(gil)).toMatchObject({ unmetRequirement: null, formerSeat: 0 });
  expect(await look(bea)).toMatchObject({ unmetRequirement: null, formerSeat: 1 });
  expect(await look(cyd)).toMatchObject({ unmetRequirement: null, formerSeat: null, yourSeat: 2 });
  expect(await look(new Caller(server.url))).toMatchObject({ unmetRequirement: null, formerSeat: null });
  const listed = await dan.get<{ games: games.GameBody[] }>("/v1/games?looking=true");
  expect(listed.games.find((game) => game.id === id)).toMatchObject({ unmetRequirement: unmet, formerSeat: null });

  const sit = (who: Caller, seat: number) => who.call<games.GameBody>("POST", `/v1/games/${id}/seats`, { seat });
  expect(await sit(dan, 0)).toMatchObject({ status: 403, body: { code: "entry-refused" } });
  expect(await sit(gil, 1)).toMatchObject({ status: 403, body: { code: "forbidden" } });
  expect(await sit(gil, 0)).toMatchObject({ status: 200, body: { yourSeat: 0, formerSeat: null } });
  expect(await sit(bea, 1)).toMatchObject({ status: 200, body: { yourSeat: 1, unmetRequirement: null } });
});

it("abandoned seats, votes and reliability are the same after a rebuild", async () => {
  // Otherwise a bot may still play in one of the games.
  await server.close();
  const before = await everything();
  expect(before.length).toBeGreaterThan(20);
  await rebuildProjections(database.pool, testRegistry);
  expect(await everything()).toEqual(before);
});

async function everything() {
  const { rows } = await database.pool.query<object>(
    `select * from seat_tenures join seats using (game_id, seat) order by game_id, seat, since`,
  );
  return rows;
}

async function remindersOf(game: string) {
  const { rows } = await database.pool.query<{ payload: { seat: number; percent: number; account: string } }>(
    `select payload from graphile_worker._private_jobs where payload ->> 'game' = $1 order by id`,
    [game],
  );
  return rows.map(({ payload }) => [payload.account, payload.seat, payload.percent]);
}

/** In another game: afterwards a bot that must move in this one has had time to do so. */
async function aBotAnswers(): Promise<void> {
  const { id } = await begunGame([ada], { seats: 2, bots: ["easy"], options: { rounds: 1 } });
  await bidFirst(ada, id);
  await until(id, ({ state }) => state === "finished");
}

/** Bea did not answer, was forgiven once, and did not answer again. */
async function leftByBea(): Promise<games.GameBody> {
  const { id } = await begunGame([ada, bea, cyd], { pace: "three-days", options: { rounds: 50 } });
  await bidFirst(ada, id);
  await bidFirst(cyd, id);
  ahead += 73 * hour;
  await until(id, ({ clocks }) => clocks[1]?.leftMilliseconds === 60 * hour);
  ahead += 61 * hour;
  // The caretaker gives the answer that Bea owed, then gets the next question together with the others.
  return until(id, ({ seats, question }) => seats[1]?.kind === "caretaker" && String(question?.seats) === "0,2");
}

function vote(player: Caller, id: string, wish: games.BallotChoice): Promise<games.GameBody> {
  return player.post(`/v1/games/${id}/ballots`, { about: 1, wish });
}

async function until(id: string, holds: (game: games.GameBody) => boolean): Promise<games.GameBody> {
  for (;;) {
    const game = await ada.get<games.GameBody>(`/v1/games/${id}`);
    if (holds(game)) return game;
    await pause(50);
  }
}
