import { rm } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rulesetRegistry } from "../../src/composition/rulesets.ts";
import { type GeneratedClients, generatedClients, installedGenerators } from "../support/client/generators/generate.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
const packages = await installedGenerators().catch((error: Error) => error);
/** Without a network, the generators cannot be installed. CI must have one. */
const isLeftOut = packages instanceof Error && !process.env.CI;
let server: TestServer;
let clients: GeneratedClients;

describe.skipIf(isLeftOut)("clients that others generate from the OpenAPI document", () => {
  beforeAll(async () => {
    if (packages instanceof Error) throw packages;
    server = await startServer(database, { registry: rulesetRegistry });
    clients = await generatedClients(packages);
  });
  afterAll(async () => {
    await server.close();
    await rm(clients.folder, { recursive: true });
  });

  it("compile under strict, with the programs that use them, and find a wrong name", async () => {
    expect(await clients.typeErrors()).toBe("");
  });

  it.each(["openapi-typescript-program", "hey-api-program", "orval-program"] as const)(
    "%s plays a whole game",
    async (program) => {
      const { moves, outcome } = await clients.play(program, server.url);
      expect(moves).toBeGreaterThan(5);
      expect(outcome).toHaveProperty("ranking");
    },
  );
});
