import type { Pool } from "pg";
import { expect, it } from "vitest";
import { inTransaction } from "./in-transaction.ts";

/** A connection that breaks at its second statement: from then on, every statement fails with another error. */
function breakingPool() {
  let statements = 0;
  let isReleased = false;
  const query = async () => {
    statements += 1;
    if (statements === 2) throw new Error("Connection terminated unexpectedly");
    if (statements > 2) throw new Error("Client has encountered a connection error and is not queryable");
  };
  const client = {
    query,
    release: () => {
      isReleased = true;
    },
  };
  const pool = { connect: async () => client } as unknown as Pool;
  return { pool, isReleased: () => isReleased };
}

it("fails with what broke the connection, not with the rollback that fails after it", async () => {
  const { pool, isReleased } = breakingPool();
  const failing = inTransaction(pool, (client) => client.query("select 1"));
  await expect(failing).rejects.toThrow("Connection terminated unexpectedly");
  expect(isReleased()).toBe(true);
});
