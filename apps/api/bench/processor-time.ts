import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { clusterIn } from "../src/platform/postgres/embedded/cluster.ts";
import { readPostmaster } from "../src/platform/postgres/embedded/postmaster.ts";

/** Microseconds on a processor since the start of each process, by process id. */
export type ProcessorTimes = ReadonlyMap<number, number>;

/** The times of all processes of the embedded Postgres in `home`. Reads `/proc`, so it throws on other systems than Linux. */
export function postgresTimes(home: string): ProcessorTimes {
  const postmaster = readPostmaster(clusterIn(resolve(home)))?.pid;
  if (postmaster === undefined) throw new Error(`no Postgres runs in ${home}`);
  const all = readdirSync("/proc").map(Number).filter(Number.isInteger);
  const own = all.filter((pid) => pid === postmaster || parentOf(pid) === postmaster);
  return new Map(own.map((pid) => [pid, microsecondsOf(pid)]));
}

/** Microseconds that the processes of `after` took since `before`. Those that have ended in between are left out. */
export function microsecondsBetween(before: ProcessorTimes, after: ProcessorTimes): number {
  return [...after].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);
}

function parentOf(pid: number): number | undefined {
  const stat = textOf(`/proc/${pid}/stat`);
  // The name of the program may contain spaces and parentheses.
  return stat === undefined ? undefined : Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
}

/** The first figure is the time on a processor in nanoseconds. Processes of Postgres have one thread. */
function microsecondsOf(pid: number): number {
  return Number(textOf(`/proc/${pid}/schedstat`)?.split(" ")[0] ?? 0) / 1000;
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    // The process has ended.
    return undefined;
  }
}
