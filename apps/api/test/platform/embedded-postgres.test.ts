import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { startEmbedded } from "../../src/platform/postgres/embedded/embedded-postgres.ts";
import { isReachable } from "../../src/platform/postgres/embedded/postmaster.ts";
import { runStatement } from "../support/database/statement.ts";
import { processScript } from "../support/processes/process-script.ts";

const started = z.object({ url: z.string(), isAdopted: z.boolean() });

const homes: string[] = [];
const holders: ChildProcess[] = [];

afterEach(async () => {
  for (const holder of holders.splice(0)) await letGo(holder);
  for (const home of homes.splice(0)) rmSync(home, { recursive: true, force: true });
});

function newHome(): string {
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  // Root runs Postgres as another user, who must be able to enter the folder.
  chmodSync(folder, 0o755);
  homes.push(folder);
  return join(folder, "home");
}

async function hold(home: string) {
  const process = fork(processScript("test-postgres"), [home], { execArgv: [] });
  holders.push(process);
  const [message] = await once(process, "message");
  return { process, ...started.parse(message) };
}

async function letGo(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const gone = once(process, "exit");
  process.send("go");
  await gone;
}

async function shoot(process: ChildProcess): Promise<void> {
  const gone = once(process, "exit");
  process.kill("SIGKILL");
  await gone;
}

const pidFile = (home: string) => join(home, "data/postmaster.pid");
const serverOf = (home: string) => Number(readFileSync(pidFile(home), "utf8").split("\n")[0]);

describe("the built-in Postgres", () => {
  it("starts once when two processes start it at the same time, and the last one stops it", async () => {
    const home = newHome();
    const [first, second] = await Promise.all([hold(home), hold(home)]);
    expect([first.isAdopted, second.isAdopted].sort()).toEqual([false, true]);
    expect(first.url).toBe(second.url);

    await letGo(first.process);
    expect(await isReachable(second.url)).toBe(true);
    await letGo(second.process);
    expect(await isReachable(second.url)).toBe(false);
    expect(existsSync(pidFile(home))).toBe(false);
  });

  it("is adopted after its starter was killed, and stopped by the process that adopted it", async () => {
    const home = newHome();
    const killed = await hold(home);
    await shoot(killed.process);
    const next = await hold(home);
    expect(next).toMatchObject({ isAdopted: true, url: killed.url });
    await letGo(next.process);
    expect(await isReachable(next.url)).toBe(false);
  });

  it("is started again with its rows after it was killed", async () => {
    const home = newHome();
    const before = await hold(home);
    await runStatement(before.url, "create table kept as select 7 as number");
    process.kill(serverOf(home), "SIGKILL");
    await shoot(before.process);
    const after = await hold(home);
    expect(after.isAdopted).toBe(false);
    expect(await runStatement(after.url, "select number from kept")).toEqual([{ number: 7 }]);
  });

  it("tells its users when it dies", async () => {
    const home = newHome();
    const { isAlive: isThere, release } = await startEmbedded({ home });
    expect(isThere()).toBe(true);
    process.kill(serverOf(home), "SIGKILL");
    await vi.waitUntil(() => !isThere(), { timeout: 60_000 });
    await release();
  });

  it("is not confused with another program", async () => {
    const home = newHome();
    await letGo((await hold(home)).process);
    writeFileSync(pidFile(home), [process.pid, join(home, "data"), 0, 1, "", "127.0.0.1", "", "ready"].join("\n"));
    expect(await hold(home)).toMatchObject({ isAdopted: false });
  });

  it("explains what is wrong with data that it cannot open, and leaves them alone", async () => {
    const home = newHome();
    mkdirSync(join(home, "data"), { recursive: true });
    writeFileSync(join(home, "data/PG_VERSION"), "16\n");
    await expect(startEmbedded({ home })).rejects.toThrow("was made by Postgres 16; this is Postgres 18");
    writeFileSync(join(home, "data/PG_VERSION"), "18\n");
    await expect(startEmbedded({ home })).rejects.toThrow("password is missing");
    expect(readdirSync(join(home, "data"))).toEqual(["PG_VERSION"]);
  });

  it("starts again after the first start was killed half-way", async () => {
    const home = newHome();
    mkdirSync(join(home, "data.unfinished/base"), { recursive: true });
    writeFileSync(join(home, "data.unfinished/PG_VERSION"), "18\n");
    writeFileSync(join(home, "password"), "of the start that was killed");
    writeFileSync(join(home, "starting.lock"), "999999999-1");
    const { url } = await hold(home);
    expect(await isReachable(url)).toBe(true);
    expect(existsSync(join(home, "data.unfinished"))).toBe(false);
  });
});
