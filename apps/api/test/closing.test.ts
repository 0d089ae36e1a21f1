import { expect, it } from "vitest";
import { openHouse } from "./support/house.ts";
import { testDatabase } from "./support/test-database.ts";

const database = testDatabase();

it("a house that is closed at once leaves nothing at work, and no connection in use", async () => {
  for (let time = 0; time < 12; time++) {
    const house = await openHouse(database);
    await house.close();
    // What its listening would still begin has a moment to come.
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect({ time, inUse: database.pool.totalCount - database.pool.idleCount }).toEqual({ time, inUse: 0 });
  }
});
