import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createWebServer } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { root } from "../root.mjs";
import { oneAtATime } from "./one-at-a-time.mjs";
import { portFor } from "./ports.mjs";
import { startServerProcess } from "./server-process.mjs";

const folder = mkdtempSync(join(tmpdir(), "servers-"));
afterAll(() => rmSync(folder, { recursive: true }));

const here = join(root, "scripts/servers");
const ticking = join(here, "testing/ticking.mjs");

describe("a port", () => {
  it("is the next free one, or the one that was asked for, or none", async () => {
    const taken = createServer((socket) => socket.destroy());
    // Below the ephemeral ports, so that it is free again once it is closed.
    const port = await portFor(undefined, randomInt(20_000, 32_000), "127.0.0.1");
    await new Promise((resolve) => taken.listen(port, "127.0.0.1", resolve));
    expect(await portFor(undefined, port, "127.0.0.1")).toBeGreaterThan(port);
    await expect(portFor(String(port), 3000, "127.0.0.1")).rejects.toThrow(`Port ${port} is taken`);
    await new Promise((resolve) => taken.close(resolve));
    expect(await portFor(String(port), 3000, "127.0.0.1")).toBe(port);
  });

  it.each([
    ["Seneschal", "is taken by a Seneschal that is running already."],
    ["Another", "is taken. "],
  ])("that %s listens on %s", async (title, said) => {
    const taken = createWebServer((_request, answer) => answer.end(JSON.stringify({ info: { title } })));
    await new Promise((resolve) => taken.listen(0, "127.0.0.1", resolve));
    const { port } = taken.address();
    await expect(portFor(String(port), 3000, "127.0.0.1")).rejects.toThrow(`Port ${port} ${said}`);
    await new Promise((resolve) => taken.close(resolve));
  });
});

describe("two starts in one folder", () => {
  it("take turns", async () => {
    const lock = join(folder, "turns.lock");
    const heard = [];
    const turn = (name) =>
      oneAtATime(lock, async () => {
        heard.push(`${name} begins`);
        await sleep(10);
        heard.push(`${name} ends`);
      });
    await Promise.all([turn("first"), turn("second")]);
    expect(heard).toEqual(["first begins", "first ends", "second begins", "second ends"]);
  });

  it("do not wait for one that was killed", async () => {
    const lock = join(folder, "killed.lock");
    writeFileSync(lock, "999999999");
    expect(await oneAtATime(lock, async () => "done")).toBe("done");
    expect(existsSync(lock)).toBe(false);
  });
});

describe("one of the servers", () => {
  it("is started again when it dies after it was ready", async () => {
    const notes = join(folder, "again");
    const part = startServerProcess({ name: "test-again", args: [ticking, notes], env: {}, onGone: () => {} });
    const [first] = await numbersIn(notes, 1);
    part.isReady();
    process.kill(first, "SIGKILL");
    const [, second] = await numbersIn(notes, 2);
    await part.stop();
    expect(second).not.toBe(first);
    expect(isAlive(second)).toBe(false);
  });

  it("is given up with its last output if it dies before it was ready", async () => {
    const why = await new Promise((onGone) => {
      const args = ["--eval", "console.error('the cellar is locked'); process.exit(3)"];
      startServerProcess({ name: "test-gone", args, env: {}, onGone });
    });
    expect(why).toContain("test-gone ended (3)");
    expect(why).toContain("the cellar is locked");
  });

  it("ends when the process that started it is killed", async () => {
    const notes = join(folder, "kept");
    const follow = join(here, "exit-with-parent.mjs");
    const keeper = spawn(process.execPath, [join(here, "testing/keeper.mjs"), follow, ticking, notes]);
    const [kept] = await numbersIn(notes, 1);
    keeper.kill("SIGKILL");
    await until(() => !isAlive(kept));
  });
});

async function numbersIn(notes, count) {
  // The file exists before its first line does, and a line is complete with its line break.
  const numbers = () => (existsSync(notes) ? readFileSync(notes, "utf8").split("\n").slice(0, -1).map(Number) : []);
  await until(() => numbers().length >= count);
  return numbers();
}

/** Waits without a limit; the timeout of the test ends it. */
async function until(isSo) {
  while (!isSo()) await sleep(20);
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0) && !isZombie(pid);
  } catch {
    return false;
  }
}

// Without an init process, as in some containers, dead processes remain as zombies.
function isZombie(pid) {
  const stat = `/proc/${pid}/stat`;
  return existsSync(stat) && readFileSync(stat, "utf8").split(") ")[1].startsWith("Z");
}
