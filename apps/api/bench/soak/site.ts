import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { migrateDatabase } from "../../src/composition/open-database.ts";
import { clusterIn } from "../../src/platform/postgres/embedded/cluster.ts";
import { type EmbeddedPostgres, startEmbedded } from "../../src/platform/postgres/embedded/embedded-postgres.ts";
import { readPostmaster } from "../../src/platform/postgres/embedded/postmaster.ts";
import { type ServerProcess, serverProcess } from "../server-process.ts";
import type { LiveMemory } from "../servers/announce.ts";

/** A time without a database, in milliseconds of `performance.now()`. */
interface Outage {
  readonly from: number;
  readonly to: number;
}

/** Two API processes and their Postgres, any of which can be killed and comes back. */
export class Site {
  readonly #home: string;
  readonly #outages: Outage[] = [];
  #postgres: EmbeddedPostgres;
  #processes: ServerProcess[] = [];

  private constructor(home: string, postgres: EmbeddedPostgres) {
    this.#home = home;
    this.#postgres = postgres;
  }

  static async start(folder: string): Promise<Site> {
    const home = join(folder, "soak");
    const site = new Site(home, await startEmbedded({ home }));
    await migrateDatabase(site.#postgres.url);
    await site.#startProcesses();
    return site;
  }

  /** The address of a process. All requests about one game have the same preference, as at the web server. */
  url(preference: number, attempt: number): string {
    return this.#processes[(preference + attempt) % this.#processes.length]?.url ?? "http://127.0.0.1:1";
  }

  newPool(): pg.Pool {
    const pool = new pg.Pool({ connectionString: this.#postgres.url, max: 4 });
    pool.on("error", () => {});
    return pool;
  }

  /** Kills a process as a power cut would, and starts another one in its place. */
  async killProcess(place: number): Promise<void> {
    await this.#processes[place]?.kill();
    this.#processes[place] = await serverProcess("./api-server.js", this.#postgres.url);
  }

  /** Kills Postgres. As with `npm start`, the processes end with their database and start again. */
  async killPostgres(): Promise<void> {
    const postmaster = readPostmaster(clusterIn(this.#home));
    if (postmaster === undefined) throw new Error("no Postgres runs");
    const from = performance.now();
    process.kill(postmaster.pid, "SIGKILL");
    await sleep(untilProcessesNoticeMs);
    await Promise.all(this.#processes.map((one) => one.kill()));
    this.#postgres = await startEmbedded({ home: this.#home });
    await this.#startProcesses();
    this.#outages.push({ from, to: performance.now() });
  }

  /** Whether the database was there all this time, in milliseconds of `performance.now()`. */
  hadDatabase(begin: number, end: number): boolean {
    return this.#outages.every(({ from, to }) => end < from || begin > to);
  }

  /** What each process uses after a garbage collection. */
  liveMemory(): Promise<readonly LiveMemory[]> {
    return Promise.all(this.#processes.map((one) => one.liveMemory()));
  }

  async stop(): Promise<void> {
    for (const one of this.#processes) one.stop();
    await this.#postgres.release();
  }

  async #startProcesses(): Promise<void> {
    const { url } = this.#postgres;
    this.#processes = [await serverProcess("./api-server.js", url), await serverProcess("./api-server.js", url)];
  }
}

const untilProcessesNoticeMs = 1000;
