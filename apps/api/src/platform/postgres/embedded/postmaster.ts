import { existsSync, readFileSync } from "node:fs";
import pg from "pg";
import type { Cluster } from "./cluster.ts";

interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** Reads the pid file of a running or killed server. */
export function readPostmaster({ pidFile }: Cluster): Postmaster | undefined {
  if (!existsSync(pidFile)) return undefined;
  const [pid, , , port] = readFileSync(pidFile, "utf8").split("\n");
  return { pid: Number(pid), port: Number(port) };
}

/** Returns whether this is still our server. Its pid may belong to another program by now, or to a zombie. */
export function isRunning({ pid }: Postmaster, { data }: Cluster): boolean {
  if (process.platform !== "linux") return isAlive(pid);
  if (!existsSync(`/proc/${pid}/stat`)) return false;
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const isZombie = stat.slice(stat.lastIndexOf(")") + 2).startsWith("Z");
  return !isZombie && readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").includes(data);
}

export async function isReachable(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
