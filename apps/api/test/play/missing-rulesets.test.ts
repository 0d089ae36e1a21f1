import { randomUUID } from "node:crypto";
import type { adminJobs, games } from "@seneschal/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rebuildProjections } from "../../src/composition/rebuild.ts";
import { rulesetRegistry } from "../../src/composition/rulesets.ts";
import { stalePendingWork } from "../../src/features/play/bots/stale-bot-games-queries.ts";
import { staffMember } from "../support/accounts/staff.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { planned, swiss, testPlan } from "../support/games/tournament-play.ts";
import { begunGame, type Caller, guest, playOn } from "../support/server/caller.ts";
import { everyOperation } from "../support/server/every-operation.ts";
import { openResponse } from "../support/server/send-request.ts";
import { fastClockChecks, startServer, type TestServer, testRegistry } from "../support/server/test-server.ts";

/** Played by a server that has the ruleset, and then looked at by one that does not. */
const database = testDatabase();
const { pool } = database;
const errors: string[] = [];
let server: TestServer;
let [ada, bea, maud]: Caller[] = [];
let running: string;
let open: string;
let finished: string;
let withBot: string;
let tournament: string;
let before: unknown;

const rows = async () =>
  (
    await pool.query(
      "select * from games join seats using (game_id) where ruleset = 'sealed-bids' order by game_id, seat",
    )
  ).rows;
const caller = (one: Caller | undefined): Caller => {
  if (one === undefined) throw new Error("nobody");
  return one.at(server.url);
};

beforeAll(async () => {
  const first = await startServer(database, { runsBots: false, runsJobs: false });
  [ada, bea] = [await guest(first.url, "Ada"), await guest(first.url, "Bea")];
  maud = await staffMember(pool, first.url, "administrator");
  const clocked = { pace: "three-days", options: { rounds: 3 } };
  ({ id: running } = await begunGame([ada, bea], clocked));
  await playOn([ada, bea], running, 1);
  ({ id: finished } = await begunGame([ada, bea], { options: { rounds: 1 } }));
  await playOn([ada, bea], finished);
  ({ id: open } = await ada.open({ visibility: "invitation" }));
  ({ id: withBot } = await ada.open({ seats: 2, bots: ["easy"] }));
  await ada.post(`/v1/games/${withBot}/start`);
  tournament = await planned(maud, testPlan([swiss(1)]));
  await first.close();
  before = await rows();
  // Clocks have run out, and bots have waited for long.
  await pool.query("update pending_work set since = now() - interval '1 hour'");
  const later = () => new Date(Date.now() + 30 * 24 * 60 * 60 * 1000);
  server = await startServer(database, {
    registry: rulesetRegistry,
    now: later,
    clockIntervals: fastClockChecks,
    headCheckMs: 100,
    variables: { LOG_LEVEL: "warn" },
    logTo: { write: (line) => void errors.push(line) },
  });
});
afterAll(() => server.close());

/** The status of an answer, and the code of a problem; a live stream is only opened. */
async function answerTo(who: Caller, path: string): Promise<{ status: number; code: string | undefined }> {
  const response = await openResponse(`${server.url}${path}`, { headers: { authorization: `Bearer ${who.token}` } });
  const status = response.statusCode ?? 0;
  if (response.headers["content-type"]?.startsWith("text/event-stream")) {
    response.destroy();
    return { status, code: undefined };
  }
  let text = "";
  for await (const part of response) text += part;
  return { status, code: status < 400 ? undefined : (JSON.parse(text) as { code: string }).code };
}

const reads = everyOperation.filter(({ method }) => method === "GET");
const ofGames = reads.filter(({ path }) => path.includes("/games/{game}"));
/** What needs no rules. */
const answered = ["getGame", "exportGame", "getTournamentOfGame", "listEvents", "getGameNotificationSettings"];

describe("a game whose ruleset is missing", () => {
  it("is listed and shown, without a question", async () => {
    const { games: listed } = await caller(ada).get<{ games: games.GameBody[] }>("/v1/games?mine=true");
    expect(listed.map(({ id }) => id).toSorted()).toEqual([running, open, finished, withBot].toSorted());
    const shown = await caller(ada).get<games.GameBody>(`/v1/games/${running}`);
    expect(shown).toMatchObject({ ruleset: "sealed-bids", state: "running", question: null, turn: null });
    expect(listed.find(({ id }) => id === running)).toMatchObject({ question: null, isYourTurn: false });
  });

  it("has its result, and its log", async () => {
    const { outcome } = await caller(ada).get<games.GameBody>(`/v1/games/${finished}`);
    expect(outcome?.ranking).toHaveLength(2);
    const { text } = await caller(ada).call("GET", `/v1/games/${finished}/export`);
    expect(text).toContain('"ruleset":"sealed-bids"');
  });

  it.each(ofGames)("answers $operationId", async ({ operationId, path }) => {
    const who = path.startsWith("/v1/admin") ? caller(maud) : caller(ada);
    const address = path.replace("{game}", finished).replaceAll(/\{[^}]+\}/g, randomUUID());
    const { status, code } = await answerTo(who, address);
    if (answered.includes(operationId)) expect(code).not.toBe("not-playable-here");
    else expect({ status, code }).toEqual({ status: 409, code: "not-playable-here" });
  });

  it.each(reads.filter(({ path }) => !path.includes("{game}")))("does not hinder $operationId", async ({ path }) => {
    const known: Readonly<Record<string, string>> = { player: caller(ada).id, ruleset: "sealed-bids", tournament };
    const address = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => known[name] ?? "none");
    const { status } = await answerTo(caller(path.startsWith("/v1/admin") ? maud : ada), address);
    expect(status).toBeLessThan(500);
  });

  it("takes no moves and no other commands, and hides from those who may not see it", async () => {
    const move = { expectedVersion: 1, move: { type: "bid", card: 1 } };
    const answers = await Promise.all([
      caller(ada).call("POST", `/v1/games/${running}/moves`, move),
      caller(ada).call("POST", `/v1/games/${running}/resignation`),
      caller(ada).call("DELETE", `/v1/games/${open}/seats/0`),
    ]);
    expect(answers.map(({ body }) => body)).toMatchObject(answers.map(() => ({ code: "not-playable-here" })));
    expect((await caller(bea).call("GET", `/v1/games/${open}/position`)).status).toBe(404);
  });

  it("survives all jobs, the clocks and the bots, without an error in the log", async () => {
    await caller(maud).post("/v1/admin/maintenance-jobs", { kind: "verify", reason: "A ruleset is missing." });
    await finishedJobs();
    await caller(maud).post("/v1/admin/maintenance-jobs", { kind: "rebuild", reason: "A ruleset is missing." });
    await pool.query("select graphile_worker.add_job(identifier, '{}') from graphile_worker._private_known_crontabs");
    await finishedJobs();
    const { jobs } = await caller(maud).get<{ jobs: adminJobs.MaintenanceJob[] }>("/v1/admin/maintenance-jobs");
    expect(jobs).toMatchObject([{ faults: [] }, { faults: [] }]);
    // Games are woken up in the order of their times: when this one was, the others were.
    const { id } = await caller(ada).open({ ruleset: "village", options: {}, bots: ["easy"], pace: "three-days" });
    await caller(ada).post(`/v1/games/${id}/start`);
    await pool.query("update games set wake_up_at = now() where game_id = $1", [id]);
    const woken =
      "select from games where game_id = $1 and (wake_up_at is null or wake_up_at > now() + interval '1 day')";
    await expect.poll(async () => (await pool.query(woken, [id])).rowCount, { timeout: 30_000 }).toBe(1);
    const waiting = (rulesets: readonly string[]) =>
      stalePendingWork(pool, { workType: "bots", rulesets, seconds: 600 });
    expect(await waiting(rulesetRegistry.ids)).toEqual([]);
    expect(await waiting(testRegistry.ids)).toEqual([withBot]);
    expect(errors).toEqual([]);
    expect(await rows()).toEqual(before);
  });

  it("keeps its rows when the projections are rebuilt", async () => {
    await rebuildProjections(pool, rulesetRegistry);
    expect(await rows()).toEqual(before);
  });

  it("lets its players delete their accounts", async () => {
    expect((await caller(bea).call("POST", "/v1/account/deletion", {})).status).toBe(204);
  });

  it("goes on when the ruleset is back", async () => {
    const again = await startServer(database, { runsBots: false, runsJobs: false });
    try {
      const { id, version, question } = await caller(ada).at(again.url).get<games.GameBody>(`/v1/games/${running}`);
      expect(question?.seats).toEqual([1]);
      expect((await caller(ada).at(again.url).position(id)).version).toBe(version);
    } finally {
      await again.close();
    }
  });
});

/** Resolves when no job waits; fails if one has failed. */
async function finishedJobs(): Promise<void> {
  await expect
    .poll(async () => (await pool.query("select task_identifier, last_error from graphile_worker.jobs")).rows, {
      timeout: 60_000,
    })
    .toEqual([]);
}
