import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { surviveBrokenConnections } from "../../../src/platform/postgres/open-pool.ts";
import { differingCopies } from "./reference-copies.ts";
import { runStatement, withDatabase } from "./statement.ts";

export interface TestDatabase {
  readonly url: string;
  readonly pool: pg.Pool;
}

/**
 * A migrated, empty database for the test file that calls this at its top; dropped when the run is over. `options` are
 * those of its connections.
 */
export function testDatabase({ options }: { readonly options?: string } = {}): TestDatabase {
  const template = inject("templateDatabase");
  const name = `${template.replace("template", "test")}_${randomBytes(6).toString("hex")}`;
  const server = inject("postgresUrl");
  const url = withDatabase(server, name);
  const pool = new pg.Pool({ connectionString: url, max: 16, ...(options && { options }) });
  // Tests that kill the server see its connections end.
  surviveBrokenConnections(pool);
  // Copying files takes half the processor time of copying through the log.
  beforeAll(async () => {
    for (const node of inject("postgresNodes")) {
      await runStatement(node, `create database ${name} template ${template} strategy file_copy`);
    }
  });
  afterAll(async () => {
    const nodes = inject("postgresNodes");
    if (nodes.length > 1) expect(await differingCopies(nodes, name)).toEqual([]);
    await pool.end();
  });
  return { url, pool };
}
