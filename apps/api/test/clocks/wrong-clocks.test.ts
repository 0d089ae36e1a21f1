import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { games } from "@seneschal/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verifyExport } from "../../src/domain/verification/verify-export.ts";
import { databaseClock } from "../../src/platform/postgres/database-clock.ts";
import { recordHeartbeat } from "../../src/platform/postgres/heartbeat.ts";
import { type SettableDatabase, settableDatabase } from "../support/database/settable-database.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { type ApiProcess, startServerProcess } from "../support/processes/api-process.ts";
import { begunGame, bidFirst, type Caller, guest, playOn } from "../support/server/caller.ts";
import { fastClockChecks, startServer, type TestServer, testRegistry } from "../support/server/test-server.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const opening = { ruleset: "middle-ages", options: {}, pace: "three-days" };
const wrongClock = fileURLToPath(new URL("../support/processes/wrong-clock.mjs", import.meta.url));

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(50);
}

describe("a process whose clock is a hundred days ahead", () => {
  const database = testDatabase();
  let server: TestServer;
  let wrong: ApiProcess;
  let ada: Caller;
  let bea: Caller;
  let game: games.GameBody;

  beforeAll(async () => {
    // Started four days ago: the three days of both are over.
    server = await startServer(database, { now: () => new Date(Date.now() - 4 * day) });
    [ada, bea] = [await guest(server.url, "Ada"), await guest(server.url, "Bea")];
    game = await begunGame([ada, bea], opening);
    await server.close();
    const env = { NODE_OPTIONS: `--import ${wrongClock}`, CLOCK_AHEAD_MILLISECONDS: String(100 * day) };
    wrong = await startServerProcess(database.url, { clockIntervals: fastClockChecks }, env);
    [ada, bea] = [ada.at(wrong.url), bea.at(wrong.url)];
  }, 240_000);
  afterAll(() => wrong.kill());

  const beatAt = async () => {
    const { rows } = await database.pool.query<{ beat_at: Date }>("select beat_at from heartbeats");
    return rows[0]?.beat_at.getTime() ?? 0;
  };

  const timesRunOut = async () => {
    const { rowCount } = await database.pool.query("select from events where type = 'TimeRanOut'");
    return rowCount;
  };

  it("ends nobody's time, even if it is over, and logs that its clock is wrong", { timeout: 240_000 }, async () => {
    // It checks the clocks between two heartbeats.
    for (let beats = 0; beats < 10; beats++) {
      const before = await beatAt();
      await until(async () => (await beatAt()) > before);
    }
    expect(await timesRunOut()).toBe(0);
    const said = wrong.log.map((line) => JSON.parse(line) as { level: number; msg: string; aheadSeconds?: number });
    const complaints = said.filter(({ msg }) => msg.startsWith("The clock of this process is wrong"));
    expect(complaints).toMatchObject([{ level: 50 }]);
    expect(complaints[0]?.aheadSeconds).toBeCloseTo(100 * 86_400, -1);
    const metrics = await ada.call<string>("GET", "/metrics");
    const ahead = Number(/^clock_ahead_of_database_seconds (\S+)$/m.exec(metrics.text)?.[1]);
    expect(ahead).toBeGreaterThan(99 * 86_400);
  });

  it("dates events by the clock of the database", async () => {
    const another = await begunGame([ada, bea], opening);
    await ada.post(`/v1/games/${another.id}/resignation`);
    const { rows } = await database.pool.query<{ late: boolean }>(
      "select bool_or(at > clock_timestamp() + interval '1 second') as late from events",
    );
    expect(rows).toEqual([{ late: false }]);
  });

  it("leaves the end of time to a process whose clock is right", async () => {
    const clock = databaseClock(database.pool);
    await clock.measure();
    const right = await startServer(database, { clock, clockIntervals: fastClockChecks });
    await expect.poll(timesRunOut).toBeGreaterThan(0);
    expect((await ada.at(right.url).position(game.id)).version).toBeGreaterThan(game.version);
    await right.close();
  });
});

describe("a heartbeat", () => {
  const database = testDatabase();

  it("leaves a jump of the database's clock to the next measurement", async () => {
    const { pool, setAhead } = await settableDatabase(database.url);
    expect(await recordHeartbeat(pool, new Date())).toBe("alive");
    await setAhead(40_000);
    expect(await recordHeartbeat(pool, new Date())).toBe("skipped");
    const expected = new Date();
    expect(await recordHeartbeat(pool, expected, expected)).toBe("was-away");
    expect(await recordHeartbeat(pool, new Date(Date.now() + 40_000))).toBe("alive");
    await pool.end();
  });
});

describe("a jump of the clocks of database and process", () => {
  const database = testDatabase();
  let settable: SettableDatabase;
  let ahead = 0;
  let server: TestServer;
  let ada: Caller;
  let bea: Caller;

  beforeAll(async () => {
    settable = await settableDatabase(database.url);
    const clock = databaseClock(settable.pool, { own: () => Date.now() + ahead });
    await clock.measure();
    server = await startServer({ ...database, pool: settable.pool }, { clock, clockIntervals: fastClockChecks });
    [ada, bea] = [await guest(server.url, "Ada"), await guest(server.url, "Bea")];
  });
  afterAll(async () => {
    await server.close();
    await settable.pool.end();
  });

  async function jumpTo(milliseconds: number): Promise<void> {
    ahead = milliseconds;
    await settable.setAhead(milliseconds);
  }
  const shown = (id: string) => ada.get<games.GameBody>(`/v1/games/${id}`);
  const now = () => Date.now() + ahead;
  const hoursLeft = ({ clocks }: games.GameBody) => (Date.parse(clocks.find(isRunning)?.deadline ?? "") - now()) / hour;
  const isRunning = ({ runsSince }: games.GameBody["clocks"][number]) => runsSince !== null;
  const kindsOf = async (id: string) => {
    const { steps } = await ada.get<{ steps: { kind: string }[] }>(`/v1/games/${id}/steps`);
    return steps.map(({ kind }) => kind);
  };
  const verdictOn = async (id: string) => {
    const { text } = await ada.call<string>("GET", `/v1/games/${id}/export`);
    return verifyExport(testRegistry, text);
  };
  const outages = async () => {
    const { rows } = await settable.pool.query<{ seconds: number }>(
      "select extract(epoch from ended_at - started_at)::float as seconds from outages order by started_at",
    );
    return rows.map(({ seconds }) => seconds);
  };

  it("takes nobody's time, forward and back", async () => {
    const game = await begunGame([ada, bea], opening);
    await jumpTo(10 * day);
    await until(async () => (await kindsOf(game.id)).length > 1);
    expect(await kindsOf(game.id)).toEqual(["begin", "outage"]);
    expect(hoursLeft(await shown(game.id))).toBeCloseTo(72, 0);

    await jumpTo(0);
    // The time until now is all that remains of an outage that did not happen.
    await until(async () => Math.max(...(await outages())) < 3600);
    // The outage is shortened before the clock is turned back: what begins in between begins in the future.
    await until(async () => Date.parse((await shown(game.id)).now) < Date.now() + hour);
    const fresh = await begunGame([ada, bea], opening);
    expect(hoursLeft(fresh)).toBeCloseTo(72, 0);
    expect(hoursLeft(await shown(game.id))).toBeGreaterThan(71);
  });

  it("is noticed even if it is shorter than an outage", async () => {
    const game = await begunGame([ada, bea], { ...opening, pace: "live" });
    await jumpTo(40_000);
    await until(async () => (await kindsOf(game.id)).length > 1);
    expect(hoursLeft(await shown(game.id)) * 60).toBeGreaterThan(14.5);
  });

  it("leaves a game valid that was played before and after", async () => {
    const game = await begunGame([ada, bea], { pace: "live" });
    await bidFirst(ada, game.id);
    await jumpTo(20 * day);
    await until(async () => (await kindsOf(game.id)).includes("outage"));
    await playOn([ada, bea], game.id);
    expect(await verdictOn(game.id)).toMatchObject({ isSound: true, rulesChecked: true });
  });

  it("leaves a game valid whose clocks were shifted by a process that had not noticed the jump", async () => {
    const game = await begunGame([ada, bea], { pace: "live" });
    // As the process that notices the jump first records it, before time jumps at the others.
    const { rows } = await settable.pool.query<{ ended_at: Date }>(
      `insert into outages (started_at, ended_at) values (clock_timestamp(), clock_timestamp() + interval '5 days')
       returning ended_at`,
    );
    await ada.post("/v1/account/vacation", { days: 1 });
    expect(await kindsOf(game.id)).toContain("rest");
    await jumpTo(ahead + 5 * day);
    await until(async () => Date.parse((await shown(game.id)).now) >= (rows[0]?.ended_at.getTime() ?? 0));
    await playOn([ada, bea], game.id);
    expect(await verdictOn(game.id)).toMatchObject({ isSound: true, rulesChecked: true });
  });

  it("takes nothing from the bank of a seat that waited while others played in a wrong future", async () => {
    const before = ahead;
    const game = await begunGame([ada, bea], { pace: "three-days" });
    await jumpTo(before + 10 * day);
    await until(async () => (await kindsOf(game.id)).includes("outage"));
    await bidFirst(ada, game.id);
    await jumpTo(before);
    await until(async () => Date.parse((await shown(game.id)).now) < Date.parse(game.openedAt) + day);
    const { clocks } = await bidFirst(bea, game.id);
    expect((clocks[1]?.leftMilliseconds ?? 0) / hour).toBeGreaterThan(72);
  });

  it("never turns time back within a game", async () => {
    const game = await begunGame([ada, bea], opening);
    await jumpTo(-2 * day);
    await until(async () => Date.parse((await shown(game.id)).now) < Date.parse(game.openedAt) - day);
    const seat = (await shown(game.id)).question?.seats[0] ?? 0;
    await ([ada, bea][seat] ?? ada).post(`/v1/games/${game.id}/resignation`);
    const { rows } = await settable.pool.query<{ back: number }>(
      `select count(*)::int as back from events one join events next using (game_id)
       where next.version = one.version + 1 and next.at < one.at`,
    );
    expect(rows).toEqual([{ back: 0 }]);
  });
});
