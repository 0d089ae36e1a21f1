import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { addJob, removeJob } from "../src/platform/jobs/add-job.ts";
import { type Attempt, type JobKind, taskFor } from "../src/platform/jobs/job-kind.ts";
import { type House, openHouse } from "./support/house.ts";
import { processScript } from "./support/process-script.ts";
import { testDatabase } from "./support/test-database.ts";

const database = testDatabase();
const { pool } = database;
const houses: House[] = [];
const patience = { timeout: 60_000 };

afterEach(async () => {
  await Promise.all(houses.splice(0).map((house) => house.close()));
  await pool.query("select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs having count(*) > 0");
});

function kindOf(name: string): JobKind<{ readonly word: string }> {
  return { name, payload: z.object({ word: z.string() }), triesMax: 3 };
}

/** A house that writes down what it is told to do. */
async function houseFor(kind: JobKind<{ readonly word: string }>, told: string[]): Promise<House> {
  const house = await openHouse(database, { tasks: [taskFor(kind, async ({ word }) => void told.push(word))] });
  houses.push(house);
  return house;
}

function waiting(name: string) {
  return pool.query("select key, run_at from graphile_worker.jobs where task_identifier = $1", [name]);
}

describe("a job", () => {
  it("is done once, however many processes look for it", async () => {
    const kind = kindOf("shared");
    const told: string[] = [];
    await Promise.all([houseFor(kind, told), houseFor(kind, told), houseFor(kind, told)]);
    const words = Array.from({ length: 60 }, (_, number) => `word ${number}`);
    await Promise.all(words.map((word) => addJob(pool, kind, { word })));
    await expect.poll(async () => (await waiting(kind.name)).rows, patience).toEqual([]);
    expect(told.toSorted()).toEqual(words.toSorted());
  });

  it("waits until somebody is there to do it", async () => {
    const kind = kindOf("early");
    const told: string[] = [];
    await addJob(pool, kind, { word: "before the house" });
    await houseFor(kind, told);
    await expect.poll(() => told, patience).toEqual(["before the house"]);
  });

  it("exists if the transaction does that asked for it", async () => {
    const kind = kindOf("transactional");
    const client = await pool.connect();
    await client.query("begin");
    await addJob(client, kind, { word: "never" });
    await client.query("rollback");
    await client.query("begin");
    await addJob(client, kind, { word: "surely" });
    await client.query("commit");
    client.release();
    const told: string[] = [];
    await houseFor(kind, told);
    await expect.poll(() => told, patience).toEqual(["surely"]);
  });

  it("is not done before its time, and can be taken back", async () => {
    const kind = kindOf("later");
    const at = new Date(Date.now() + 3_600_000);
    await addJob(pool, kind, { word: "in an hour" }, { at, key: "hour" });
    expect((await waiting(kind.name)).rows).toEqual([{ key: "hour", run_at: at }]);
    await removeJob(pool, "hour");
    expect((await waiting(kind.name)).rows).toEqual([]);
  });

  it("takes the place of the one with its key, and the time only if asked to", async () => {
    const kind = kindOf("replaced");
    const hour = new Date(Date.now() + 3_600_000);
    const day = new Date(Date.now() + 86_400_000);
    await addJob(pool, kind, { word: "first" }, { at: hour, key: "one" });
    await addJob(pool, kind, { word: "second" }, { at: day, key: "one", keepsTime: true });
    expect((await waiting(kind.name)).rows).toEqual([{ key: "one", run_at: hour }]);
    await addJob(pool, kind, { word: "third" }, { at: day, key: "one" });
    expect((await waiting(kind.name)).rows).toEqual([{ key: "one", run_at: day }]);
    await addJob(pool, kind, { word: "fourth" }, { key: "one" });
    const told: string[] = [];
    await houseFor(kind, told);
    await expect.poll(() => told, patience).toEqual(["fourth"]);
  });

  it("that fails is tried again, and knows its last try", async () => {
    const kind = kindOf("stubborn");
    const attempts: Attempt[] = [];
    const task = taskFor(kind, async (_payload, attempt) => {
      attempts.push(attempt);
      throw new Error("the world is not ready");
    });
    houses.push(await openHouse(database, { tasks: [task] }));
    await addJob(pool, kind, { word: "again" });
    for (let tries = 1; tries <= 3; tries++) {
      await expect.poll(() => attempts.length, patience).toBeGreaterThanOrEqual(tries);
      // Nobody wants to wait for the next try, which may have come by itself.
      await vi.waitUntil(
        async () => attempts.length > tries || tries === 3 || (await hurry(kind.name)) === 1,
        patience,
      );
    }
    expect(attempts).toMatchObject([
      { number: 1, isLast: false },
      { number: 2, isLast: false },
      { number: 3, isLast: true },
    ]);
    expect(new Set(attempts.map(({ job }) => job)).size).toBe(1);
  });
});

describe("jobs of a process that was killed", () => {
  it("are taken over", async () => {
    const kind: JobKind<unknown> = { name: "endless", payload: z.unknown(), triesMax: 5 };
    const child = fork(processScript("test-endless-jobs"), [database.url], { execArgv: [] });
    await saying(child, "announced");
    const begun = saying(child, "begun");
    await addJob(pool, kind, {});
    await begun;
    child.kill("SIGKILL");
    await once(child, "exit");

    const numbers: number[] = [];
    const task = taskFor(kind, async (_payload, { number }) => void numbers.push(number));
    houses.push(await openHouse(database, { tasks: [task] }));
    await expect.poll(() => numbers, patience).toEqual([2]);
  });

  it("stay with a process that lives", async () => {
    const kind = kindOf("slow");
    let finish = () => {};
    let begun = 0;
    const slow = taskFor(kind, () => {
      begun += 1;
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    houses.push(await openHouse(database, { tasks: [slow] }));
    await addJob(pool, kind, { word: "patience" });
    await expect.poll(() => begun, patience).toBe(1);
    // A second house looks for the dead when it opens.
    houses.push(await openHouse(database, { tasks: [slow] }));
    const { rows } = await pool.query(
      "select locked_by is not null as held from graphile_worker.jobs where task_identifier = 'slow'",
    );
    expect(rows).toEqual([{ held: true }]);
    finish();
    await expect.poll(async () => (await waiting(kind.name)).rows, patience).toEqual([]);
    expect(begun).toBe(1);
  });
});

/** Lets the next try of a job begin at once; says how many there were. */
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
