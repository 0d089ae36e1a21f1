import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { addJob, removeJob } from "../../src/platform/jobs/add-job.ts";
import { type Attempt, type JobKind, taskFor } from "../../src/platform/jobs/job-kind.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { processScript } from "../support/processes/process-script.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
const { pool } = database;
const servers: TestServer[] = [];
const polling = { timeout: 60_000 };

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
  await pool.query("select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs having count(*) > 0");
});

function kindOf(name: string): JobKind<{ readonly word: string }> {
  return { name, payload: z.object({ word: z.string() }), attemptsMax: 3 };
}

/** A server that records what its jobs were told. */
async function serverFor(kind: JobKind<{ readonly word: string }>, done: string[]): Promise<TestServer> {
  const server = await startServer(database, { tasks: [taskFor(kind, async ({ word }) => void done.push(word))] });
  servers.push(server);
  return server;
}

function waiting(name: string) {
  return pool.query("select key, run_at from graphile_worker.jobs where task_identifier = $1", [name]);
}

describe("a job", () => {
  it("runs once, however many processes look for it", async () => {
    const kind = kindOf("shared");
    const done: string[] = [];
    await Promise.all([serverFor(kind, done), serverFor(kind, done), serverFor(kind, done)]);
    const words = Array.from({ length: 60 }, (_, number) => `word ${number}`);
    await Promise.all(words.map((word) => addJob(pool, kind, { word })));
    await expect.poll(async () => (await waiting(kind.name)).rows, polling).toEqual([]);
    expect(done.toSorted()).toEqual(words.toSorted());
  });

  it("waits until a process can run it", async () => {
    const kind = kindOf("early");
    const done: string[] = [];
    await addJob(pool, kind, { word: "before the process" });
    await serverFor(kind, done);
    await expect.poll(() => done, polling).toEqual(["before the process"]);
  });

  it("exists if and only if its transaction is committed", async () => {
    const kind = kindOf("transactional");
    const client = await pool.connect();
    await client.query("begin");
    await addJob(client, kind, { word: "never" });
    await client.query("rollback");
    await client.query("begin");
    await addJob(client, kind, { word: "surely" });
    await client.query("commit");
    client.release();
    const done: string[] = [];
    await serverFor(kind, done);
    await expect.poll(() => done, polling).toEqual(["surely"]);
  });

  it("does not run before its time, and can be removed", async () => {
    const kind = kindOf("later");
    const at = new Date(Date.now() + 3_600_000);
    await addJob(pool, kind, { word: "in an hour" }, { at, key: "hour" });
    expect((await waiting(kind.name)).rows).toEqual([{ key: "hour", run_at: at }]);
    await removeJob(pool, "hour");
    expect((await waiting(kind.name)).rows).toEqual([]);
  });

  it("replaces the one with its key, and its time only if requested", async () => {
    const kind = kindOf("replaced");
    const hour = new Date(Date.now() + 3_600_000);
    const day = new Date(Date.now() + 86_400_000);
    await addJob(pool, kind, { word: "first" }, { at: hour, key: "one" });
    await addJob(pool, kind, { word: "second" }, { at: day, key: "one", keepsTime: true });
    expect((await waiting(kind.name)).rows).toEqual([{ key: "one", run_at: hour }]);
    await addJob(pool, kind, { word: "third" }, { at: day, key: "one" });
    expect((await waiting(kind.name)).rows).toEqual([{ key: "one", run_at: day }]);
    await addJob(pool, kind, { word: "fourth" }, { key: "one" });
    const done: string[] = [];
    await serverFor(kind, done);
    await expect.poll(() => done, polling).toEqual(["fourth"]);
  });

  it("is retried when it fails, and knows its last attempt", async () => {
    const kind = kindOf("stubborn");
    const attempts: Attempt[] = [];
    const task = taskFor(kind, async (_payload, attempt) => {
      attempts.push(attempt);
      throw new Error("the world is not ready");
    });
    servers.push(await startServer(database, { tasks: [task] }));
    await addJob(pool, kind, { word: "again" });
    for (let tries = 1; tries <= 3; tries++) {
      await expect.poll(() => attempts.length, polling).toBeGreaterThanOrEqual(tries);
      // Makes the next attempt due now; it may have come by itself.
      await vi.waitUntil(async () => attempts.length > tries || tries === 3 || (await hurry(kind.name)) === 1, polling);
    }
    expect(attempts).toMatchObject([
      { number: 1, isLast: false },
      { number: 2, isLast: false },
      { number: 3, isLast: true },
    ]);
    expect(new Set(attempts.map(({ job }) => job)).size).toBe(1);
  });
});

describe("jobs of a killed process", () => {
  it("are taken over", async () => {
    const kind: JobKind<unknown> = { name: "endless", payload: z.unknown(), attemptsMax: 5 };
    const child = fork(processScript("test-endless-jobs"), [database.url], { execArgv: [] });
    await saying(child, "announced");
    const begun = saying(child, "begun");
    await addJob(pool, kind, {});
    await begun;
    child.kill("SIGKILL");
    await once(child, "exit");

    const numbers: number[] = [];
    const task = taskFor(kind, async (_payload, { number }) => void numbers.push(number));
    servers.push(await startServer(database, { tasks: [task] }));
    await expect.poll(() => numbers, polling).toEqual([2]);
  });

  it("stay with a process that is alive", async () => {
    const kind = kindOf("slow");
    let finish = () => {};
    let begun = 0;
    const slow = taskFor(kind, () => {
      begun += 1;
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    servers.push(await startServer(database, { tasks: [slow] }));
    await addJob(pool, kind, { word: "patience" });
    await expect.poll(() => begun, polling).toBe(1);
    // Another server looks for dead workers when it starts.
    servers.push(await startServer(database, { tasks: [slow] }));
    const { rows } = await pool.query(
      "select locked_by is not null as held from graphile_worker.jobs where task_identifier = 'slow'",
    );
    expect(rows).toEqual([{ held: true }]);
    finish();
    await expect.poll(async () => (await waiting(kind.name)).rows, polling).toEqual([]);
    expect(begun).toBe(1);
  });
});

/** Makes the next attempt of a job due now. Returns the number of jobs. */
async function hurry(name: string): Promise<number> {
  const { rowCount } = await pool.query(
    `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs
     where task_identifier = $1 and locked_by is null and attempts > 0 having count(*) > 0`,
    [name],
  );
  return rowCount ?? 0;
}

async function saying(child: ChildProcess, word: string): Promise<void> {
  for await (const [message] of on(child)) if (message === word) return;
}

async function* on(child: ChildProcess) {
  for (;;) yield (await once(child, "message")) as [unknown];
}
