import { join } from "node:path";
import pg from "pg";
import type { Environment } from "../environment/environment.ts";
import { startEmbedded } from "./embedded/embedded-postgres.ts";

export interface Database {
  readonly url: string;
  readonly pool: pg.Pool;
  /** Resolves if the built-in Postgres dies. The next start of the process starts it again. */
  readonly lost: Promise<string>;
  /** Closes the connections, and stops the built-in server if no other process uses it. */
  readonly close: () => Promise<void>;
}

export type DatabaseOptions = Pick<Environment, "DATABASE_URL" | "DATABASE_POOL_MAX" | "DATA_DIR">;

/** Opens and migrates the database of `DATABASE_URL`, or the built-in one. */
export async function openPool(
  options: DatabaseOptions,
  bringUpToDate: (url: string) => Promise<void>,
): Promise<Database> {
  const { url, isAlive, release } = await serverFor(options);
  const pool = new pg.Pool({
    connectionString: url,
    max: options.DATABASE_POOL_MAX,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  surviveBrokenConnections(pool);
  const close = async () => {
    await pool.end();
    await release();
  };
  try {
    await bringUpToDate(url);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, pool, lost: loss(isAlive), close };
}

/** A broken connection, idle or in use, must not end the process: the pool opens another one. */
export function surviveBrokenConnections(pool: pg.Pool): void {
  pool.on("error", ignore);
  pool.on("connect", (client) => client.on("error", ignore));
}

function ignore(): void {}

async function serverFor({ DATABASE_URL, DATA_DIR }: DatabaseOptions) {
  if (DATABASE_URL !== undefined) return { url: DATABASE_URL, isAlive: () => true, release: async () => {} };
  return startEmbedded({ home: join(DATA_DIR, "postgres") });
}

const watchIntervalMs = 1000;

function loss(isAlive: () => boolean): Promise<string> {
  return new Promise((resolve) => {
    const watch = setInterval(() => {
      if (isAlive()) return;
      clearInterval(watch);
      resolve("the death of its database");
    }, watchIntervalMs).unref();
  });
}
