import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { migrateDatabase } from "../../../src/composition/open-database.ts";
import { startEmbedded } from "../../../src/platform/postgres/embedded/embedded-postgres.ts";
import { isAlive } from "../processes/is-alive.ts";
import { distributeTemplate, nodesOf } from "./citus-template.ts";
import { runStatement, withDatabase } from "./statement.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly postgresUrl: string;
    /** The servers on which each database exists: one, or the nodes of a Citus cluster, the coordinator first. */
    readonly postgresNodes: readonly string[];
    readonly templateDatabase: string;
  }
}

const home = fileURLToPath(new URL("../../../../../.seneschal/test-postgres", import.meta.url));
/** Tests need no durability, and their databases are too short-lived to be vacuumed. */
const shortLived = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", autovacuum: "off" };
/** Systems limit the path of a socket, to 104 bytes or more. */
const socket = process.platform === "win32" || home.length > 85 ? {} : { unix_socket_directories: home };

/**
 * One Postgres for the whole run, with a migrated database that every test file copies. With TEST_CITUS_URL it is the
 * coordinator of a Citus cluster, and the database is distributed.
 */
export default async function startTestPostgres(project: TestProject): Promise<() => Promise<void>> {
  const { url, isAdopted, release } = await server();
  const citus = process.env.TEST_CITUS_URL;
  const nodes = citus === undefined ? [url] : await nodesOf(citus);
  // The id of the run is part of the name of each of its databases.
  const template = `template_${process.pid}`;
  try {
    // Left over by killed runs; another run may just have adopted the same server.
    if (!isAdopted) await dropDatabases(nodes, (run) => !isAlive(run));
    for (const node of nodes) await runStatement(node, `create database ${template}`);
    if (citus === undefined) await migrateDatabase(withDatabase(url, template));
    else await distributeTemplate(nodes, template);
  } catch (error) {
    // A setup that throws has no teardown.
    await release();
    throw error;
  }
  project.provide("postgresUrl", url);
  project.provide("postgresNodes", nodes);
  project.provide("templateDatabase", template);
  return async () => {
    // Not earlier: for minutes, Linux passes over the inodes of deleted files one by one whenever it creates a file.
    await dropDatabases(nodes, (run) => run === process.pid);
    await release();
  };
}

async function server() {
  const given = process.env.TEST_CITUS_URL ?? process.env.TEST_DATABASE_URL;
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
async function dropDatabases(nodes: readonly string[], isOver: (run: number) => boolean): Promise<void> {
  for (const node of nodes) {
    const found = await runStatement(node, "select datname from pg_database where datname ~ '^(test|template)_'");
    for (const { datname } of found) {
      const [, run] = String(datname).split("_");
      if (isOver(Number(run))) await runStatement(node, `drop database if exists ${datname} with (force)`);
    }
  }
}
