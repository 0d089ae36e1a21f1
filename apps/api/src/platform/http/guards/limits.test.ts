import type { Pool } from "pg";
import { expect, it } from "vitest";
import { readEnvironment } from "../../environment/environment.ts";
import { createServer } from "../server.ts";
import { limitRequests, limitWrongTokens } from "./limits.ts";

it("names the limit of wrong tokens in all headers of its rejection, not the general one", async () => {
  const environment = readEnvironment({ LOG_LEVEL: "silent", REQUESTS_PER_MINUTE: "1000" });
  const server = createServer(environment);
  await limitRequests(server, environment, {} as Pool);
  const countWrongToken = limitWrongTokens(server, 2);
  server.get("/", { onRequest: countWrongToken }, async () => "fine");
  const look = async () => (await server.inject("/")).headers;
  expect(await look()).toMatchObject({ "x-ratelimit-limit": "1000", "ratelimit-policy": '"requests";q=1000;w=60' });
  await look();
  const { "retry-after": seconds, ...rejected } = await look();
  await server.close();
  expect(rejected).toMatchObject({
    "x-ratelimit-limit": "2",
    "x-ratelimit-remaining": "0",
    "x-ratelimit-reset": seconds,
    "ratelimit-policy": '"wrong-tokens";q=2;w=60',
    ratelimit: `"wrong-tokens";r=0;t=${seconds}`,
  });
});
