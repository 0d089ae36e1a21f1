import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { isProcessAlive, processMark } from "./process-mark.ts";

/** Runs `work` in one process at a time. The lock of a killed process is broken. */
export async function withLock<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  while (!take(path)) {
    if (isStale(path)) breakLock(path);
    await sleep(50);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

function take(path: string): boolean {
  try {
    writeFileSync(path, processMark(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  }
}

// Only one of several processes may break a stale lock: the next one could remove a new lock.
function breakLock(path: string): void {
  const breaking = `${path}.breaking`;
  if (!take(breaking)) {
    if (isOld(breaking)) rmSync(breaking, { force: true });
    return;
  }
  if (isStale(path)) rmSync(path, { force: true });
  rmSync(breaking, { force: true });
}

function isStale(path: string): boolean {
  const mark = unlessGone(() => readFileSync(path, "utf8"));
  if (mark === undefined) return false;
  // Empty between creating the file and writing the mark.
  return mark === "" ? isOld(path) : !isProcessAlive(mark);
}

const oldMs = 5000;

function isOld(path: string): boolean {
  const made = unlessGone(() => statSync(path).mtimeMs);
  return made !== undefined && Date.now() - made > oldMs;
}

function unlessGone<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (hasCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
