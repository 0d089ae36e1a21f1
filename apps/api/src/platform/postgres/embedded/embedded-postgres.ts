import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { assertOwnFolder, assertUsable } from "./assert-usable.ts";
import { findBinaries } from "./binaries.ts";
import { type Cluster, clusterIn, urlOf } from "./cluster.ts";
import { createCluster } from "./create-cluster.ts";
import { freePort } from "./free-port.ts";
import { addHolder, hasOtherHolders, removeHolder } from "./holders.ts";
import { withLock } from "./lock.ts";
import { isReachable, isRunning, readPostmaster } from "./postmaster.ts";
import { type Runner, runnerFor } from "./runner.ts";

export interface EmbeddedPostgres {
  readonly url: string;
  /** It was already running: left over by a killed process, or used by another one. */
  readonly isAdopted: boolean;
  /** Returns whether the server at `url` is still alive. */
  readonly isAlive: () => boolean;
  /** Stops the server unless another process uses it. */
  readonly release: () => Promise<void>;
}

interface EmbeddedOptions {
  /** The folder for data, password and log. */
  readonly home: string;
  readonly settings?: Readonly<Record<string, string | number>>;
}

/** Starts the Postgres from `npm install`, or adopts a running one. It never runs as root. */
export async function startEmbedded({ home, settings = {} }: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const cluster = clusterIn(resolve(home));
  mkdirSync(cluster.home, { recursive: true });
  assertOwnFolder(cluster);
  const binaries = await findBinaries();
  return withLock(cluster.lock, async () => {
    assertUsable(cluster, binaries);
    const runner = await runnerFor(cluster, binaries);
    if (!existsSync(cluster.data)) await createCluster(cluster, runner);
    const { port, isAdopted } = await startOrAdopt(cluster, runner, { ...defaults, ...settings });
    addHolder(cluster.holders);
    const isAlive = () => isServedAt(cluster, port);
    return { url: urlOf(cluster, port), isAdopted, isAlive, release: () => release(cluster, runner) };
  });
}

/** Returns whether a database has been created in this folder. */
export function hasCluster(home: string): boolean {
  return existsSync(clusterIn(resolve(home)).data);
}

const startTimeoutSeconds = 60;
const defaults = { listen_addresses: "127.0.0.1", unix_socket_directories: "", max_connections: 200 };

async function startOrAdopt(cluster: Cluster, runner: Runner, settings: Readonly<Record<string, string | number>>) {
  for (const until = Date.now() + startTimeoutSeconds * 1000; Date.now() < until; await sleep(100)) {
    const postmaster = readPostmaster(cluster);
    if (postmaster !== undefined && isRunning(postmaster, cluster)) {
      // A server that is starting or stopping gets some time.
      if (await isReachable(urlOf(cluster, postmaster.port))) return { port: postmaster.port, isAdopted: true };
      continue;
    }
    // The pid file of a killed server. Postgres itself would not remove it if the pid is in use again.
    rmSync(cluster.pidFile, { force: true });
    const port = await freePort();
    if (await start(cluster, runner, port, settings)) return { port, isAdopted: false };
  }
  throw new Error(`The database in ${cluster.home} did not come up. Its log ends: ${endOfLog(cluster)}`);
}

// A later server would listen on another port.
function isServedAt(cluster: Cluster, port: number): boolean {
  const postmaster = readPostmaster(cluster);
  return postmaster?.port === port && isRunning(postmaster, cluster);
}

async function start(
  cluster: Cluster,
  runner: Runner,
  port: number,
  settings: Readonly<Record<string, string | number>>,
): Promise<boolean> {
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
  const server = [`-p ${port}`, ...options].join(" ");
  const waitLimit = ["-w", "-t", String(startTimeoutSeconds)];
  const { code } = await runner("pg_ctl", ["start", ...waitLimit, "-D", cluster.data, "-l", cluster.log, "-o", server]);
  return code === 0;
}

async function release(cluster: Cluster, runner: Runner): Promise<void> {
  await withLock(cluster.lock, async () => {
    removeHolder(cluster.holders);
    if (!hasOtherHolders(cluster.holders)) await runner("pg_ctl", ["stop", "-m", "fast", "-w", "-D", cluster.data]);
  });
}

function endOfLog({ log }: Cluster): string {
  return existsSync(log) ? readFileSync(log, "utf8").slice(-2000) : "(no log)";
}
