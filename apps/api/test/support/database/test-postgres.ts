import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { migrateDatabase } from "../../../src/composition/open-database.ts";
import { startEmbedded } from "../../../src/platform/postgres/embedded/embedded-postgres.ts";
import { isAlive } from "../processes/is-alive.ts";
import { runStatement, withDatabase } from "./statement.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly postgresUrl: string;
    readonly templateDatabase: string;
  }
}

const home = fileURLToPath(new URL("../../../../../.seneschal/test-postgres", import.meta.url));
/** Tests need no durability, and their databases are too short-lived to be vacuumed. */
const shortLived = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", autovacuum: "off" };
/** Systems limit the path of a socket, to 104 bytes or more. */
const socket = process.platform === "win32" || home.length > 85 ? {} : { unix_socket_directories: home };

/** One Postgres for the whole run, with a migrated database that every test file copies. */
export default async function startTestPostgres(project: TestProject): Promise<() => Promise<void>> {
  const { url, isAdopted, release } = await server();
  // The id of the run is part of the name of each of its databases.
  const template = `template_${process.pid}`;
  try {
    // Left over by killed runs; another run may just have adopted the same server.
    if (!isAdopted) await dropDatabases(url, (run) => !isAlive(run));
    await runStatement(url, `create database ${template}`);
    await migrateDatabase(withDatabase(url, template));
  } catch (error) {
    // A setup that throws has no teardown.
    await release();
    throw error;
  }
  project.provide("postgresUrl", url);
  project.provide("templateDatabase", template);
  return async () => {
    // Not earlier: for minutes, Linux passes over the inodes of deleted files one by one whenever it creates a file.
    await dropDatabases(url, (run) => run === process.pid);
    await release();
  };
}

async function server() {
  const given = process.env.TEST_DATABASE_URL;
  if (given !== undefined) return { url: given, isAdopted: true, release: async () => {} };
  const started = await startEmbedded({ home, settings: { ...shortLived, ...socket } });
  return { ...started, url: throughSocket(started.url) };
}

/** The URL of the same server through its Unix socket, if it has one: this costs less than TCP. */
function throughSocket(url: string): string {
  const server = new URL(url);
  if (!existsSync(join(home, `.s.PGSQL.${server.port}`))) return url;
  server.searchParams.set("host", home);
  return server.href;
}

/** Drops the databases of some runs, which are named by their process ids. */
async function dropDatabases(url: string, isOver: (run: number) => boolean): Promise<void> {
  const found = await runStatement(url, "select datname from pg_database where datname ~ '^(test|template)_'");
  for (const { datname } of found) {
    const [, run] = String(datname).split("_");
    if (isOver(Number(run))) await runStatement(url, `drop database if exists ${datname} with (force)`);
  }
}
