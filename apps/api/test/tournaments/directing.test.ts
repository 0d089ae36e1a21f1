import { randomUUID } from "node:crypto";
import { type games, type tournaments as schemas, tournaments } from "@seneschal/schema";
import type { Recorded, state } from "@seneschal/tournament";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { runQueued, runSimulation } from "../../src/features/tournaments/simulation/simulate-tournament.ts";
import { TournamentStore } from "../../src/features/tournaments/tournament-store.ts";
import { FairQueue } from "../../src/platform/http/long-computations/fair-queue.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { act, look, planned, swiss, type Tournament, testPlan, tryAct } from "../support/games/tournament-play.ts";
import { type Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
let director: Caller;
let second: Caller;

// Only requests change anything.
beforeAll(async () => {
  server = await startServer(database, { runsBots: false, runsJobs: false });
  [director, second] = [await guest(server.url, "Directrix"), await guest(server.url, "Second")];
});
afterAll(() => server.close());

const reason = "For a reason that everybody reads.";

async function drafted(): Promise<Tournament> {
  const id = await planned(director, testPlan([swiss(2)], { pairing: "director" }));
  await act(director, id, { type: "open-entry" });
  await act(director, id, { type: "enter-bots", bot: "easy", count: 8 });
  return act(director, id, { type: "start" });
}

describe("a pairing that a director amends", () => {
  it("shows who did it and why, has no certificate, and is played as amended", async () => {
    const { id, rounds } = await drafted();
    const tables = (rounds[0]?.tables ?? []).map(({ players }) => ({ players: players.toReversed(), division: null }));
    const { rounds: amended } = await act(director, id, { type: "amend-round", round: 1, tables, byes: [], reason });
    expect(amended[0]).toMatchObject({ certificate: null, amendments: [{ reason, by: { name: "Directrix" } }] });
    const { rounds: played } = await act(director, id, { type: "publish-round", round: 1 });
    expect(played[0]?.tables.map(({ players }) => players)).toEqual(tables.map(({ players }) => players));
    const game = await director.get<games.GameBody>(`/v1/games/${played[0]?.tables[1]?.game}`);
    expect(game.tournament).toEqual({ tournament: id, name: "The cup of the test", round: 1, table: 2 });
  });

  it("is drawn again without what was amended", async () => {
    const { id, rounds } = await drafted();
    const tables = (rounds[0]?.tables ?? []).map(({ players }) => ({ players: players.toReversed(), division: null }));
    await act(director, id, { type: "amend-round", round: 1, tables, byes: [], reason });
    const { rounds: anew } = await act(director, id, { type: "redraw-round", round: 1, reason });
    expect(anew[0]).toMatchObject({ amendments: [], certificate: { isSwapOptimal: true } });
  });
});

it("directors can be added and removed, their rulings keep their name, and the last one stays", async () => {
  const { id } = await drafted();
  const unknown = await tryAct(director, id, { type: "name-director", account: "nobody" });
  expect(unknown).toMatchObject({ status: 404, body: { code: "not-found" } });
  await act(director, id, { type: "name-director", account: second.id });
  await act(second, id, { type: "redraw-round", round: 1, reason });
  await act(director, id, { type: "dismiss-director", account: second.id });
  expect(await tryAct(second, id, { type: "redraw-round", round: 1, reason })).toMatchObject({ status: 403 });
  const last = await tryAct(director, id, { type: "dismiss-director", account: director.id });
  expect(last).toMatchObject({ status: 422, body: { code: "unfit" } });
  const { entries } = await director.get<schemas.TournamentLog>(`/v1/tournaments/${id}/log`);
  expect(entries.find(({ event }) => event.type === "DraftDropped")?.by).toEqual({
    account: second.id,
    name: "Second",
    nameKind: "guest",
  });
});

it("a result that is corrected twice counts once, as ruled last; both rulings stay visible", async () => {
  const { id } = await drafted();
  const { rounds } = await act(director, id, { type: "publish-round", round: 1 });
  const players = rounds[0]?.tables[0]?.players ?? [];
  const placesBy = (order: readonly string[]) =>
    order.map((player, place) => ({ player, rank: place + 1, score: 9 - place, tieBreaks: [], isForfeit: false }));
  const rulings = [players, players.toReversed(), [...players.slice(1), ...players.slice(0, 1)]];
  for (const order of rulings) {
    await act(director, id, { type: "correct-result", round: 1, table: 1, places: placesBy(order), reason });
    const { rows } = await director.get<schemas.TournamentStandings>(`/v1/tournaments/${id}/standings`);
    const pointsOf = (player: string | undefined) => rows.find((row) => row.player === player)?.points;
    expect(order.map(pointsOf)).toEqual([1, 2 / 3, 1 / 3, 0].map((points) => expect.closeTo(points, 9)));
    expect(rows.find(({ player }) => player === order[0])?.sources).toMatchObject([{ from: "table", counts: true }]);
  }
  const { rounds: after } = await look(director, id);
  expect(after[0]?.tables[0]?.corrections.map(({ before }) => before)).toEqual([
    null,
    ...rulings.slice(0, 2).map(placesBy),
  ]);
  const again = { type: "correct-result", round: 1, table: 1, places: after[0]?.tables[0]?.places, reason };
  expect(await tryAct(director, id, again)).toMatchObject({ status: 409, body: { code: "done-already" } });
});

it("a result that is corrected before the next round of a bracket advances the right players", async () => {
  const pairs = { least: 2, most: 2, preferred: 2 };
  const stages = [{ format: "knock-out", field: { from: "all" }, sizes: pairs }];
  const id = await planned(director, testPlan(stages, { pairing: "director" }));
  await act(director, id, { type: "open-entry" });
  await act(director, id, { type: "enter-bots", bot: "easy", count: 4 });
  await act(director, id, { type: "start" });
  const { rounds } = await act(director, id, { type: "publish-round", round: 1 });
  const rule = (round: number, table: number, order: readonly string[]) => {
    const places = order.map((player, place) => ({
      player,
      rank: place + 1,
      score: 2 - place,
      tieBreaks: [],
      isForfeit: false,
    }));
    return { type: "correct-result", round, table, places, reason };
  };
  const [one = [], two = []] = rounds[0]?.tables.map(({ players }) => players) ?? [];
  await act(director, id, rule(1, 1, one));
  const drafted = await act(director, id, rule(1, 2, two));
  expect(drafted.rounds[1]?.tables[0]?.players.toSorted()).toEqual([one[0], two[0]].toSorted());
  const redrawn = await act(director, id, rule(1, 1, one.toReversed()));
  expect(redrawn.rounds[1]?.tables[0]?.players.toSorted()).toEqual([one[1], two[0]].toSorted());
  await act(director, id, { type: "publish-round", round: 2 });
  const late = await tryAct(director, id, rule(1, 1, one));
  expect(late).toMatchObject({ status: 409, body: { code: "not-now" } });
  const over = await act(director, id, rule(2, 1, [one[1] ?? "", two[0] ?? ""]));
  expect(over).toMatchObject({
    phase: "finished",
    ranking: [{ player: one[1], rank: 1 }, { player: two[0], rank: 2 }, {}, {}],
  });
});

it("a simulation plays many runs, for any signed-in user", async () => {
  const plan = testPlan([swiss(3, { roundDays: 7 })]);
  const found = await second.post<Record<string, unknown>>("/v1/tournament-simulations", { plan, players: 8 });
  expect(found).toMatchObject({
    runs: 200,
    finished: 200,
    rounds: { min: 3, median: 3, max: 3 },
    games: { min: 6, max: 6 },
    days: { min: 21, max: 21 },
    tables: [{ size: 4, count: { median: 6 } }],
  });
  expect(found.byRound).toHaveLength(3);
});

it("simulations run one at a time, and further requests wait for their turn", async () => {
  const seconds = 100_000;
  const queue = new FairQueue({
    runningMax: 1,
    runningMaxPerAddress: 1,
    waitingMax: 2,
    waitingMaxPerAddress: 2,
    waitMaxSeconds: seconds,
  });
  const simulation = { plan: readPlan(testPlan([swiss(3)])), players: 8, seed: "1" };
  const ask = () => runQueued(queue, simulation, { address: "here" }, new AbortController().signal);
  const answers = [ask(), ask(), ask()];
  expect(queue.length).toEqual({ running: 1, waiting: 2 });
  await expect(ask()).rejects.toMatchObject({ retryAfterSeconds: expect.any(Number) });
  const [first, ...others] = await Promise.all(answers);
  expect(first).toMatchObject({ runs: 200, finished: 200 });
  // The same seed gives the same figures.
  for (const other of others) expect(other).toEqual(first);
});

/** Settings with the defaults of the server. */
function readPlan(plan: object): schemas.Plan {
  return tournaments.tournamentSchemas(z.enum(["sealed-bids"])).newSimulation.parse({ plan, players: 8 }).plan;
}

it("a simulation ends when its client disconnects", async () => {
  const plan = readPlan(testPlan([swiss(9)]));
  const leaving = new AbortController();
  const left = runSimulation({ plan, players: 128, seed: "1" }, leaving.signal);
  leaving.abort();
  await expect(left).rejects.toMatchObject({ code: "unavailable" });
});

it("a simulation that takes too long ends, and says what would take less", async () => {
  const plan = readPlan(testPlan([swiss(9)]));
  const staying = new AbortController().signal;
  await expect(runSimulation({ plan, players: 128, seed: "1" }, staying, 0.001)).rejects.toMatchObject({
    code: "unavailable",
    message: expect.stringContaining("fewer players"),
  });
});

describe("the log of a tournament", () => {
  const recorded = (event: object): Recorded[] => [
    { version: 1, at: "2027-01-01T00:00:00.000Z", by: null, event: event as Recorded["event"] },
  ];
  const append = async (event: object) => {
    const store = new TournamentStore(database.pool);
    const origin = { id: randomUUID(), secret: "5".repeat(64), state: undefined };
    const after = {} as state.Tournament;
    return store.append(await store.transition(origin, { recorded: recorded(event), after }), undefined, undefined);
  };
  const length = async () =>
    (await database.pool.query<{ count: string }>("select count(*) from tournament_events")).rows[0]?.count;

  it("rejects an event that its schema does not know", async () => {
    const before = await length();
    await expect(append({ type: "RoundPublished", round: "first" })).rejects.toThrow("invalid_type");
    await expect(append({ type: "RoundForgotten", round: 1 })).rejects.toThrow("invalid_union");
    expect(await length()).toBe(before);
  });

  it("is not read past an event that its schema does not know", async () => {
    const { id, version } = await drafted();
    await database.pool.query(
      'update tournament_events set body = \'{"round":"first"}\' where tournament_id = $1 and version = $2',
      [id, version],
    );
    await expect(new TournamentStore(database.pool).current(id)).rejects.toThrow("invalid");
  });
});
