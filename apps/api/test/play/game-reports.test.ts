import { games } from "@seneschal/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGameServices } from "../../src/composition/game-services.ts";
import { reportTask } from "../../src/features/play/game-reports/report-task.ts";
import { ReportThreads } from "../../src/features/play/game-reports/report-threads.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { sealedBids } from "../support/games/sealed-bids.fixture.ts";
import { type Answer, begunGame, Caller, guest, playOn } from "../support/server/caller.ts";
import { quickReports, startServer, type TestServer, testRegistry } from "../support/server/test-server.ts";

const database = testDatabase();
const { pool } = database;
const { gameReport } = games.gameReportSchemas([sealedBids.schema]);
/** Takes requests for reports; `working` computes them, once it is started. */
let server: TestServer;
let working: TestServer | undefined;
let [ada, bea, wil]: Caller[] = [];
beforeAll(async () => {
  server = await startServer(database, { runsBots: false, runsJobs: false });
  [ada, bea, wil] = await Promise.all(["Ada", "Bea", "Wil"].map((name) => guest(server.url, name)));
});
afterAll(() => Promise.all([server.close(), working?.close()]));

const players = () => [ada, bea] as [Caller, Caller];
const ask = (who: Caller | undefined, game: string): Promise<Answer> =>
  (who as Caller).call("POST", `/v1/games/${game}/report`);
const read = (who: Caller | undefined, game: string, headers: Record<string, string> = {}): Promise<Answer> =>
  (who as Caller).call("GET", `/v1/games/${game}/report`, undefined, headers);

async function finishedGame(opening: object = {}): Promise<string> {
  const [host, second] = players();
  const { id } = await host.open({ options: { rounds: 3 }, ...opening });
  await host.post(`/v1/games/${id}/invitations`, { account: second.id });
  await second.post(`/v1/games/${id}/seats`, {});
  await host.post(`/v1/games/${id}/start`);
  await playOn(players(), id);
  return id;
}

/** Everything that waits is computed when this is called: like a server that starts after another one has ended. */
async function reported(game: string): Promise<Answer> {
  working ??= await startServer(database, { runsBots: false });
  await expect.poll(async () => (await read(ada, game)).status, { timeout: 60_000 }).not.toBe(202);
  return read(ada, game);
}

const waitingFor = async (account: Caller | undefined) => {
  const text = "select game_id from game_reports where requested_by = $1";
  return (await pool.query<{ game_id: string }>(text, [account?.id])).rows.map(({ game_id }) => game_id);
};

describe("the report on a game", () => {
  it("is never given for a running game", async () => {
    const { id } = await begunGame(players());
    expect(await read(ada, id)).toMatchObject({ status: 409, body: { code: "not-finished" } });
    expect(await ask(ada, id)).toMatchObject({ status: 409, body: { code: "not-finished" } });
  });

  it("does not exist for those who may not see the game, and needs an account", async () => {
    const secret = await finishedGame({ visibility: "invitation" });
    for (const path of [read, ask]) expect(await path(wil, secret)).toMatchObject({ status: 404 });
    expect(await read(bea, secret)).toMatchObject({ status: 404, body: { code: "no-report" } });
    expect(await ask(new Caller(server.url), secret)).toMatchObject({ status: 401 });
  });

  it("waits for its turn; an account waits for one, and is told for which", async () => {
    const [one, other] = [await finishedGame(), await finishedGame()];
    const queued = { game: one, state: "queued", ahead: 0, done: 0, of: 0 };
    expect(await ask(ada, one)).toMatchObject({ status: 202, body: queued });
    expect(await ask(ada, one)).toMatchObject({ status: 202, body: queued });
    const refused = await ask(ada, other);
    expect(refused).toMatchObject({ status: 429, body: { code: "report-running", game: one } });
    expect(refused.headers.get("retry-after")).not.toBeNull();
    expect(await ask(bea, other)).toMatchObject({ status: 202, body: { game: other, ahead: 1 } });
    expect(await read(wil, one)).toMatchObject({ status: 202, body: queued });
    expect(await waitingFor(ada)).toEqual([one]);

    for (const game of [one, other]) expect((await reported(game)).status).toBe(200);
    expect(await waitingFor(ada)).toEqual([]);
    expect(await ask(ada, one)).toMatchObject({ status: 200, body: { state: "ready" } });
  });

  it("says what is documented of each step that counts, the same for everyone", async () => {
    const id = await finishedGame();
    await ask(ada, id);
    const answer = await reported(id);
    const report = gameReport.parse(answer.body);
    expect(report).toEqual(answer.body);
    const { digest } = await (ada as Caller).position(id);
    expect(report).toMatchObject({ game: id, digest, ruleset: "sealed-bids", revision: 1 });
    const { steps } = await (ada as Caller).get<{ steps: { version: number; kind: string }[] }>(
      `/v1/games/${id}/steps`,
    );
    const counted = steps.filter(({ kind }) => kind === "begin" || kind === "move").map(({ version }) => version);
    expect(report.steps.map(({ version }) => version)).toEqual(counted);
    expect(report.steps.every(({ leads }) => leads.length === 2)).toBe(true);
    expect((await read(new Caller(server.url), id)).text).toBe(answer.text);
  });

  it("is sent once to clients that keep it", async () => {
    const id = await finishedGame();
    await ask(ada, id);
    const { headers } = await reported(id);
    const etag = headers.get("etag") ?? "";
    expect(headers.get("cache-control")).toBe("public, no-cache");
    expect(await read(wil, id, { "if-none-match": etag })).toMatchObject({ status: 304, text: "" });
    const { digest } = await (ada as Caller).position(id);
    const lasting = await (wil as Caller).call("GET", `/v1/games/${id}/report?digest=${digest}`);
    expect(lasting.headers.get("cache-control")).toContain("immutable");
  });

  it("is computed again when the analysis has another version", async () => {
    const id = await finishedGame();
    await ask(ada, id);
    const { text, headers } = await reported(id);
    await pool.query("update game_reports set report_version = 0 where game_id = $1", [id]);
    expect(await read(ada, id)).toMatchObject({ status: 404, body: { code: "no-report" } });
    expect(await ask(ada, id)).toMatchObject({ status: 202 });
    const again = await reported(id);
    expect(again.text).toBe(text);
    expect(again.headers.get("etag")).toBe(headers.get("etag"));
  });
});

describe("the job of a report", () => {
  const onError = (error: unknown) => {
    throw error;
  };
  const jobs = async () =>
    (
      await pool.query<{ later: boolean }>(
        `select run_at > now() as later from graphile_worker.jobs where task_identifier = 'game-report'`,
      )
    ).rows;

  it("is left to the next process when this one closes", async () => {
    const id = await finishedGame();
    const { playDeps } = createGameServices({ pool, registry: testRegistry, onError });
    const threads = new ReportThreads();
    threads.stop();
    await working?.close();
    working = undefined;
    await ask(wil, id);
    await pool.query("select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs");
    const { run } = reportTask({ ...playDeps, threads, counts: quickReports, onError });
    await run({ game: id }, { job: "1", number: 1, isLast: true });
    expect(await jobs()).toEqual([{ later: true }]);
    expect(await read(wil, id)).toMatchObject({ status: 202 });
  });

  it("does not keep who waits for the report when the account is deleted", async () => {
    expect(await waitingFor(wil)).toHaveLength(1);
    expect((await (wil as Caller).call("POST", "/v1/account/deletion", {})).status).toBe(204);
    expect((await pool.query("select from game_reports where body is null and requested_by is null")).rowCount).toBe(1);
  });
});
