import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Two starts in the same folder run one after the other. A killed process does not block the next. */
export async function oneAtATime(path, work) {
  mkdirSync(dirname(path), { recursive: true });
  for (let hasSaid = false; !take(path); await sleep(200)) {
    if (!isAlive(ownerOf(path))) rmSync(path, { force: true });
    else if (!hasSaid) console.log("  another start is under way here: waiting for it");
    hasSaid = true;
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

function take(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

function ownerOf(path) {
  try {
    return Number(readFileSync(path, "utf8"));
  } catch (error) {
    if (error.code === "ENOENT") return 0;
    throw error;
  }
}

function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}
