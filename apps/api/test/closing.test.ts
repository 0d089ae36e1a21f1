import { expect, it } from "vitest";
import { openHouse } from "./support/house.ts";
import { testDatabase } from "./support/test-database.ts";

const { pool, ...database } = testDatabase();
const inUse = () => pool.totalCount - pool.idleCount;

it("a house that is closed at once leaves nothing at work, and no connection in use", async () => {
  for (let time = 0; time < 12; time++) {
    const house = await openHouse({ ...database, pool });
    await house.close();
    // What its listening would still begin has a moment to come.
    await new Promise((resolve) => setTimeout(resolve, 20));
    await expect.poll(inUse, { timeout: 60_000 }).toBe(0);
  }
});
