import type { games } from "@seneschal/schema";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase } from "../support/database/test-database.ts";
import { begunGame, type Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
let ada: Caller;
let bea: Caller;

beforeAll(async () => {
  server = await startServer(database, { hasLimits: true });
  [ada, bea] = [await guest(server.url, "Ada"), await guest(server.url, "Bea")];
  await database.pool.query("update accounts set email_verified = true");
});
afterAll(() => server.close());

it("nobody can post more than twenty messages per minute, and others can still post", async () => {
  const { id } = await begunGame([ada, bea]);
  const say = (who: Caller) => who.call("POST", `/v1/games/${id}/chat`, { room: "table", text: "So I said." });
  for (let said = 0; said < 20; said++) expect((await say(ada)).status).toBe(201);
  const tooMuch = await say(ada);
  expect(tooMuch).toMatchObject({ status: 429, body: { code: "too-many-requests" } });
  expect(Number(tooMuch.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await say(bea)).status).toBe(201);
});

it("local players share the message limit of their account", async () => {
  const host = await guest(server.url, "Host");
  const { id } = await host.open({ visibility: "invitation" });
  const { seats } = await host.post<games.GameBody>(`/v1/games/${id}/companions`, { name: "Beside" });
  const [, beside] = seats as { account: string }[];
  await host.post(`/v1/games/${id}/start`);
  const say = (as: Record<string, string>) =>
    host.call("POST", `/v1/games/${id}/chat`, { room: "table", text: "So I said." }, as);
  for (let said = 0; said < 20; said++) expect((await say({})).status).toBe(201);
  expect((await say({ "seneschal-companion": beside?.account ?? "" })).status).toBe(429);
});

it("nobody can report more than five messages per minute", async () => {
  const { id } = await begunGame([ada, bea]);
  const said = await bea.post<{ number: number }>(`/v1/games/${id}/chat`, { room: "table", text: "An insult." });
  const report = () => ada.call("POST", `/v1/games/${id}/chat/${said.number}/reports`, { reason: "He insulted me." });
  for (let reports = 0; reports < 5; reports++) expect((await report()).status).toBe(201);
  expect(await report()).toMatchObject({ status: 429, body: { code: "too-many-requests" } });
});

it("nobody can search more than sixty names or send more than sixty invitations per minute", async () => {
  const { id } = await ada.open({});
  const look = () => ada.call("GET", "/v1/players?name=b");
  const invite = () => ada.call("POST", `/v1/games/${id}/invitations`, { account: bea.id });
  for (const ask of [look, invite]) {
    for (let asked = 0; asked < 60; asked++) expect((await ask()).status).toBe(200);
    expect(await ask()).toMatchObject({ status: 429, body: { code: "too-many-requests" } });
  }
});
