import { expect, it } from "vitest";
import { testDatabase } from "../support/database/test-database.ts";
import { startServer } from "../support/server/test-server.ts";

const { pool, ...database } = testDatabase();
const inUse = () => pool.totalCount - pool.idleCount;

it("a server that is closed at once leaves nothing running and no connection in use", async () => {
  for (let time = 0; time < 12; time++) {
    const server = await startServer({ ...database, pool });
    await server.close();
    // Work that starts when it listens gets a moment to begin.
    await new Promise((resolve) => setTimeout(resolve, 20));
    await expect.poll(inUse, { timeout: 60_000 }).toBe(0);
  }
});
