import { spawn } from "node:child_process";
import { mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "../root.mjs";

const logs = join(root, ".seneschal/logs");
const startsMax = 5;
const timeoutMs = 15_000;

/**
 * Starts a server. It stops when this process ends, in whatever way. If it dies after it was ready, it is started again;
 * if it dies before, or repeatedly, `onGone` is called with the reason.
 */
export function startServerProcess({ name, args, cwd, env, onGone }) {
  let child;
  let isStopping = false;
  let startsLeft = 0;
  const log = freshLog(name);

  const launch = () => {
    // A separate process group, so that Ctrl-C reaches only this process and the servers stop in order.
    const stdio = ["ignore", log.handle, log.handle, "ipc"];
    child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio, detached: true });
    child.once("exit", (code, signal) => void died(code, signal));
  };

  const died = async (code, signal) => {
    if (isStopping) return;
    if (startsLeft === 0) {
      onGone(`${name} ended (${signal ?? code}). Its log, ${log.path}, ends:\n${endOf(log.path)}`);
      return;
    }
    startsLeft -= 1;
    console.log(`  ${name} ended (${signal ?? code}): starting it again`);
    await sleep(500);
    if (!isStopping) launch();
  };

  launch();
  return {
    /** The server responds: from now on it is restarted if it dies. */
    isReady() {
      startsLeft = startsMax;
    },
    async stop() {
      isStopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      const isLate = await Promise.race([gone.then(() => false), sleep(timeoutMs, true, { ref: false })]);
      if (isLate) child.kill("SIGKILL");
      await gone;
    },
    kill() {
      isStopping = true;
      child.kill("SIGKILL");
    },
  };
}

function freshLog(name) {
  mkdirSync(logs, { recursive: true });
  const path = join(logs, `${name}.log`);
  rmSync(path, { force: true });
  return { path, handle: openSync(path, "a") };
}

function endOf(path) {
  return readFileSync(path, "utf8").trimEnd().split("\n").slice(-15).join("\n");
}
