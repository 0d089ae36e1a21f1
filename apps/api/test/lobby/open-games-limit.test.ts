import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../support/database/test-database.ts";
import { guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
beforeAll(async () => {
  server = await startServer(database, { hasLimits: true });
});
afterAll(() => server.close());

const opening = { name: "Waiting", ruleset: "sealed-bids", options: { rounds: 3 }, seats: 2 };

describe("a host with open games", () => {
  it("can create twenty and no more, until one of them is left", async () => {
    const host = await guest(server.url, "Ada");
    const key = randomUUID();
    const first = await host.post<{ id: string }>("/v1/games", opening, { "idempotency-key": key });
    for (let count = 1; count < 20; count++) await host.open({});
    expect(await host.call("POST", "/v1/games", opening)).toMatchObject({
      status: 409,
      body: { code: "too-many-open-games" },
    });
    // The same request again creates nothing new.
    const again = await host.call("POST", "/v1/games", opening, { "idempotency-key": key });
    expect(again).toMatchObject({ status: 201, body: { id: first.id } });
    expect(await host.call("DELETE", `/v1/games/${first.id}/seats/0`)).toMatchObject({ status: 200 });
    expect((await host.call("POST", "/v1/games", opening)).status).toBe(201);
  });

  it("does not use up the limit of other hosts", async () => {
    const other = await guest(server.url, "Bea");
    expect((await other.call("POST", "/v1/games", opening)).status).toBe(201);
  });
});
