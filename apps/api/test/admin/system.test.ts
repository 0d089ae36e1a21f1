import { type adminDemo, adminJobs, type adminSystem, type games } from "@seneschal/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { storeMetricSample } from "../../src/features/admin/system/metric-samples-store.ts";
import { taskFor } from "../../src/platform/jobs/job-kind.ts";
import { auditEntriesIn, staffMember } from "../support/accounts/staff.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { act, look, planned, swiss, testPlan, until } from "../support/games/tournament-play.ts";
import { delayRetries } from "../support/notifications/delay-retries.ts";
import { begunGame, bidFirst, type Caller, guest, playOn } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

type TournamentAtDesk = adminDemo.AdminTournament;

// Citus has no triggers on distributed tables.
const isCluster = process.env.TEST_CITUS_URL !== undefined;
const database = testDatabase();
let server: TestServer;
let odo: Caller;
let isLineDead = true;
const delivered: unknown[] = [];
const reason = "The line is mended.";

const delivery = taskFor(
  { name: "test-delivery", payload: z.object({ to: z.string() }), attemptsMax: 2 },
  async (payload) => {
    if (isLineDead) throw new Error("No route to host");
    delivered.push(payload);
  },
);

beforeAll(async () => {
  server = await startServer(database, { tasks: [delivery] });
  await delayRetries(database.pool);
  odo = await staffMember(database.pool, server.url, "administrator", "Odo");
});
afterAll(() => server.close());

describe("failed jobs", () => {
  it("are listed with their error but without payload, and can be retried at once", async () => {
    await database.pool.query(
      `select graphile_worker.add_job('test-delivery', '{"to":"secret@example.org"}', max_attempts => 2)`,
    );
    const failing = () =>
      odo.get<{ total: number; jobs: adminJobs.JobLine[] }>("/v1/admin/jobs?task=test-delivery&state=failing");
    await expect.poll(async () => (await failing()).total).toBe(1);
    const [job] = (await failing()).jobs;
    expect(job).toMatchObject({ task: "test-delivery", attempts: 1, error: "No route to host" });
    expect(JSON.stringify(await failing())).not.toContain("secret@example.org");
    const state = await odo.get<adminSystem.SystemState>("/v1/admin/system");
    expect(state.queues).toContainEqual(expect.objectContaining({ task: "test-delivery", failing: 1 }));
    isLineDead = false;
    expect((await odo.call("POST", `/v1/admin/jobs/${job?.id}/retry`, { reason })).status).toBe(204);
    await expect.poll(() => delivered).toEqual([{ to: "secret@example.org" }]);
    await expect
      .poll(async () => (await odo.call("POST", `/v1/admin/jobs/${job?.id}/retry`, { reason })).status)
      .toBe(404);
    expect((await auditEntriesIn(database.pool)).filter(({ operation }) => operation === "retryJob")).toHaveLength(1);
  });

  it("cannot be retried if they have not failed, or without a reason", async () => {
    const { rows } = await database.pool.query<{ id: string }>(
      `select id::text from graphile_worker.add_job('test-delivery', '{"to":"b"}', run_at => now() + interval '1 day')`,
    );
    const path = `/v1/admin/jobs/${rows[0]?.id}/retry`;
    expect(await odo.call("POST", path, { reason })).toMatchObject({ status: 409, body: { code: "done-already" } });
    expect((await odo.call("POST", path, {})).status).toBe(400);
    expect((await odo.call("POST", "/v1/admin/jobs/none/retry", { reason })).status).toBe(400);
    expect((await odo.call("GET", "/v1/admin/jobs.csv?sort=-attempts")).text).toContain("test-delivery,waiting");
    expect((await odo.get<{ total: number }>("/v1/admin/jobs?q=delivery")).total).toBe(1);
    for (const sort of adminJobs.jobsQuery.shape.sort.unwrap().options) {
      expect((await odo.get<{ total: number }>(`/v1/admin/jobs?q=delivery&sort=${sort}`)).total).toBe(1);
    }
  });
});

describe("system status", () => {
  it("shows sizes, queues, and projections that are behind the events", async () => {
    const [ada, bea] = [await guest(server.url, "Ada"), await guest(server.url, "Bea")];
    const game = await begunGame([ada, bea]);
    const state = () => odo.get<adminSystem.SystemState>("/v1/admin/system");
    const behind = async () => (await state()).projections.find(({ name }) => name === "games")?.behind;
    expect(await behind()).toBe(0);
    await database.pool.query("update games set version = version - 1 where game_id = $1", [game.id]);
    expect(await behind()).toBe(1);
    await bidFirst(ada, game.id);
    const { database: size, version } = await state();
    expect(size.tables.map(({ table }) => table)).toEqual(expect.arrayContaining(["events", "audit_entries"]));
    expect(size.bytes).toBeGreaterThan(size.tables[0]?.bytes ?? 0);
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it("stores the metrics of all processes and returns their sums in equal buckets", async () => {
    const one = { seconds: 10, moves: 30, requests: 60, medianMs: 4, slowMs: 20, streams: 3, memoryBytes: 1000 };
    const processes = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"];
    for (const process of processes) await storeMetricSample(database.pool, { ...one, process });
    await database.pool.query(
      "update metric_samples set at = date_trunc('minute', now()) - interval '30 minutes' where process = any($1)",
      [processes],
    );
    const { samples, bucketSeconds } = await odo.get<adminSystem.Metrics>("/v1/admin/system/metrics?hours=1");
    expect(bucketSeconds).toBe(60);
    expect(samples).toContainEqual(
      expect.objectContaining({
        movesPerSecond: 1,
        requestsPerSecond: 2,
        latencyMedianMs: 4,
        latencyP95Ms: 20,
        streams: 6,
        processes: 2,
      }),
    );
    expect((await odo.call("GET", "/v1/admin/system/metrics?hours=2")).status).toBe(400);
  });
});

describe("a maintenance job", () => {
  const listedVersion = async (id: string) => {
    const text = "select version from tournaments where tournament_id = $1 and name = 'The cup of the test'";
    return (await database.pool.query<{ version: number }>(text, [id])).rows[0]?.version;
  };
  const chores = async () => (await odo.get<{ jobs: adminJobs.MaintenanceJob[] }>("/v1/admin/maintenance-jobs")).jobs;
  const ended = async () => {
    await expect.poll(async () => (await chores())[0]?.endedAt).not.toBeNull();
    return (await chores())[0];
  };

  it("verifies every game and lists faults; a rebuild fixes them while games continue", async () => {
    const [ada, bea] = [await guest(server.url, "Ada"), await guest(server.url, "Bea")];
    const game = await begunGame([ada, bea]);
    await bidFirst(ada, game.id);
    await database.pool.query("update games set question = null where game_id = $1", [game.id]);
    const tournament = await planned(ada, testPlan([swiss(1)]));
    await database.pool.query("update tournaments set version = 0, name = 'Another' where tournament_id = $1", [
      tournament,
    ]);
    const lag = await odo.get<adminSystem.SystemState>("/v1/admin/system");
    expect(lag.projections.find(({ name }) => name === "tournaments")?.behind).toBe(1);
    expect((await odo.call("POST", "/v1/admin/maintenance-jobs", { kind: "verify", reason })).status).toBe(201);
    const verified = await ended();
    expect(verified).toMatchObject({ kind: "verify", failure: null, by: { name: "Odo" } });
    expect(verified?.done).toBe(verified?.total);
    expect(verified?.faults).toMatchObject([{ game: game.id, kind: "projection", detail: "games.question" }]);
    expect((await odo.call("POST", "/v1/admin/maintenance-jobs", { kind: "rebuild", reason })).status).toBe(201);
    expect(await ended()).toMatchObject({ kind: "rebuild", failure: null });
    expect((await ada.get<games.GameBody>(`/v1/games/${game.id}`)).question?.seats).toEqual([1]);
    await playOn([ada, bea], game.id);
    const cup = await look(ada, tournament);
    expect([cup.plan.name, cup.version]).toEqual(["The cup of the test", await listedVersion(tournament)]);
    await odo.call("POST", "/v1/admin/maintenance-jobs", { kind: "verify", reason });
    expect((await ended())?.faults).toEqual([]);
  });

  it("runs once at a time", async () => {
    const begin = () => odo.call("POST", "/v1/admin/maintenance-jobs", { kind: "verify", reason });
    await database.pool.query(
      `insert into maintenance_jobs (job_id, kind, by, started_at, done, total, faults)
       values (gen_random_uuid(), 'verify', 'nobody', now() - interval '1 hour', 0, 1, '[]')`,
    );
    const before = (await auditEntriesIn(database.pool)).length;
    expect(await begin()).toMatchObject({ status: 409, body: { code: "done-already" } });
    expect((await auditEntriesIn(database.pool)).length).toBe(before);
  });
});

describe("demo games", () => {
  it("fillWithBots fills the open seats of a waiting game, once", async () => {
    const ada = await guest(server.url, "Ada");
    const { id, version } = await ada.open({ seats: 3, startsWhenFull: true });
    const fill = () =>
      odo.call<games.GameBody>("POST", `/v1/admin/games/${id}/bots`, {
        expectedVersion: version,
        reason,
        bot: "easy",
      });
    const answers = await Promise.all([fill(), fill()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const game = await ada.get<games.GameBody>(`/v1/games/${id}`);
    expect(game.state).toBe("running");
    expect(game.seats.map(({ kind }) => kind)).toEqual(["person", "bot", "bot"]);
    const late = { expectedVersion: game.version, reason, bot: "easy" };
    const again = await odo.call<{ code: string }>("POST", `/v1/admin/games/${id}/bots`, late);
    expect(["not-open", "stale-version"]).toContain(again.body.code);
  });

  it("openDemoGame starts a game between bots", async () => {
    const input = { ruleset: "middle-ages", seats: 2, bot: "easy", reason };
    const { id, seats } = await odo.post<games.GameBody>("/v1/admin/demo-games", input);
    expect(seats.map(({ kind }) => kind)).toEqual(["bot", "bot"]);
    const state = async () => (await odo.get<games.GameBody>(`/v1/games/${id}`)).state;
    await expect.poll(state).toBe("finished");
    expect((await odo.call("POST", "/v1/admin/demo-games", { ...input, ruleset: "chess" })).status).toBe(400);
    expect((await odo.call("POST", "/v1/admin/demo-games", { ...input, seats: 9 })).status).toBe(400);
  });

  it.skipIf(isCluster)("a demo game and its audit entry are written together or not at all", async () => {
    const { pool } = database;
    const input = { ruleset: "middle-ages", seats: 2, bot: "easy", reason };
    const gameCount = async () => (await pool.query("select count(*) from games")).rows;
    const [gamesBefore, entriesBefore] = [await gameCount(), await counted()];
    await pool.query(`create function no_word() returns trigger language plpgsql as $$
      begin raise 'nothing is written today'; end $$`);
    for (const table of ["audit_entries", "events"]) {
      await pool.query(`create trigger no_word before insert on ${table} for each row execute function no_word()`);
      expect((await odo.call("POST", "/v1/admin/demo-games", input)).status).toBe(500);
      await pool.query(`drop trigger no_word on ${table}`);
      expect([await gameCount(), await counted()]).toEqual([gamesBefore, entriesBefore]);
    }
    const { id } = await odo.post<games.GameBody>("/v1/admin/demo-games", input);
    expect((await auditEntriesIn(pool)).at(-1)).toMatchObject({ operation: "createDemoGame", subject_id: id });
  });

  it("openDemoTournament plays a tournament between bots from start to end", async () => {
    const input = { ruleset: "middle-ages", players: 4, rounds: 1, bot: "easy", reason };
    const opened = await odo.post<TournamentAtDesk>("/v1/admin/demo-tournaments", input);
    expect(opened).toMatchObject({ phase: "running", players: 4 });
    const body = await until(odo, opened.id, ({ phase }) => phase === "finished");
    expect(body.rounds).toHaveLength(1);
    expect((await auditEntriesIn(database.pool)).at(-1)).toMatchObject({
      operation: "createDemoTournament",
      subject_id: opened.id,
    });
    const before = await counted();
    for (const wrong of [{ ruleset: "chess" }, { players: 1 }, { players: 65 }, { rounds: 0 }, { reason: " " }]) {
      expect((await odo.call("POST", "/v1/admin/demo-tournaments", { ...input, ...wrong })).status).toBe(400);
    }
    expect(await counted()).toBe(before);
  });

  it.skipIf(isCluster)("a demo tournament is not logged if its creation fails", async () => {
    const { pool } = database;
    const before = await counted();
    await pool.query(`create function no_start() returns trigger language plpgsql as $$
      begin raise 'no tournament starts today'; end $$`);
    await pool.query(`create trigger no_start before insert on tournament_events for each row
      when (new.type = 'TournamentStarted') execute function no_start()`);
    const input = { ruleset: "middle-ages", players: 4, rounds: 1, bot: "easy", reason };
    const { rows: planned } = await pool.query("select tournament_id from tournaments");
    expect((await odo.call("POST", "/v1/admin/demo-tournaments", input)).status).toBe(500);
    await pool.query("drop trigger no_start on tournament_events");
    expect((await pool.query("select tournament_id from tournaments")).rows).toEqual(planned);
    expect(await counted()).toBe(before);
    expect(await odo.call("POST", "/v1/admin/demo-tournaments", input)).toMatchObject({ status: 201 });
    expect(await counted()).toBe(before + 1);
  });

  it("fillTournamentWithBots fills a tournament during registration, once, and its log shows it", async () => {
    const ada = await guest(server.url, "Ada");
    const id = await planned(ada, testPlan([swiss(1)], { playersMost: 6 }));
    const fill = (input: object, by = odo) =>
      by.call<TournamentAtDesk & { code: string }>("POST", `/v1/admin/tournaments/${id}/bots`, {
        ...{ bot: "easy", count: 5, reason },
        ...input,
      });
    expect((await fill({ expectedVersion: 1 })).body.code).toBe("not-now");
    const { version: expectedVersion } = await act(ada, id, { type: "open-entry" });
    const before = await counted();
    const answers = await Promise.all([fill({ expectedVersion }), fill({ expectedVersion })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await counted()).toBe(before + 1);
    const { players, version } = await look(ada, id);
    expect(players.filter(({ bot }) => bot === "easy")).toHaveLength(5);
    expect((await fill({ expectedVersion })).body.code).toBe("stale-version");
    expect((await fill({ expectedVersion: version, count: 2 })).body.code).toBe("unfit");
    expect((await fill({ expectedVersion: version, reason: "" })).status).toBe(400);
    const own = await staffMember(database.pool, server.url, "director", "Dora");
    const mine = await planned(ada, testPlan([swiss(1)]));
    await act(ada, mine, { type: "open-entry" });
    await act(own, mine, { type: "enter" });
    const asked = { bot: "easy", count: 2, reason, expectedVersion: (await look(own, mine)).version };
    expect((await own.call("POST", `/v1/admin/tournaments/${mine}/bots`, asked)).status).toBe(403);
    expect((await odo.call("POST", `/v1/admin/tournaments/${mine}/bots`, asked)).status).toBe(200);
    const nowhere = "/v1/admin/tournaments/00000000-0000-4000-8000-000000000000/bots";
    expect((await odo.call("POST", nowhere, asked)).status).toBe(404);
    expect(await counted()).toBe(before + 2);
    const log = await odo.get<{ entries: { subject: object }[] }>(`/v1/admin/audit?about=${id}`);
    expect(log.entries).toMatchObject([{ subject: { kind: "tournament", name: "The cup of the test" } }]);
  });
});

const counted = async () => (await auditEntriesIn(database.pool)).length;
