import { existsSync, readFileSync } from "node:fs";

/** Tells one process from every other: its number alone is given to another one day. */
export function markOf(pid: number): string {
  const stat = `/proc/${pid}/stat`;
  if (!existsSync(stat)) return String(pid);
  const fields = readFileSync(stat, "utf8");
  const startedAt = fields.slice(fields.lastIndexOf(")") + 2).split(" ")[19];
  return `${pid}-${startedAt}`;
}

/** Does the process that left this mark still live? */
export function isAliveByMark(mark: string): boolean {
  const pid = Number(mark.split("-")[0]);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  if (process.platform === "linux") return existsSync(`/proc/${pid}/stat`) && markOf(pid) === mark;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
