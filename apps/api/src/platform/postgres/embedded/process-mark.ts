import { existsSync, readFileSync } from "node:fs";

/** Identifies a process uniquely, because pids are reused. */
export function processMark(pid: number): string {
  const stat = `/proc/${pid}/stat`;
  if (!existsSync(stat)) return String(pid);
  const fields = readFileSync(stat, "utf8");
  const startedAt = fields.slice(fields.lastIndexOf(")") + 2).split(" ")[19];
  return `${pid}-${startedAt}`;
}

/** Returns whether the process that left this mark is still alive. */
export function isProcessAlive(mark: string): boolean {
  const pid = Number(mark.split("-")[0]);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  if (process.platform === "linux") return existsSync(`/proc/${pid}/stat`) && processMark(pid) === mark;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
