import { problem } from "@seneschal/schema";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase } from "../support/database/test-database.ts";
import { Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
let ada: Caller;
let bea: Caller;
let nobody: Caller;
let game: string;
/** An invitation-only game that nobody else knows. */
let hidden: string;

beforeAll(async () => {
  server = await startServer(database);
  [ada, bea] = [await guest(server.url, "Ada"), await guest(server.url, "Bea")];
  nobody = new Caller(server.url);
  game = (await ada.open({ readyCheck: true })).id;
  hidden = (await ada.open({ visibility: "invitation", readyCheck: true })).id;
});
afterAll(() => server.close());

type Bad = readonly [
  what: string,
  who: () => Caller,
  method: string,
  path: () => string,
  body: (() => unknown) | undefined,
  status: number,
  code: string,
];

const unknown = "00000000-0000-4000-8000-000000000000";
const at = (part: string) => () => `/v1/games/${game}${part}`;
const atHidden = (part: string) => () => `/v1/games/${hidden}${part}`;
const ready = () => ({ isReady: true });
const toBea = () => ({ account: bea.id });

const requests: readonly Bad[] = [
  ["readiness of nobody", () => nobody, "PUT", at("/readiness"), ready, 401, "not-signed-in"],
  [
    "readiness that is no answer",
    () => ada,
    "PUT",
    at("/readiness"),
    () => ({ isReady: "yes" }),
    400,
    "malformed-request",
  ],
  ["readiness without a body", () => ada, "PUT", at("/readiness"), undefined, 400, "malformed-request"],
  [
    "readiness of somebody else",
    () => ada,
    "PUT",
    at("/readiness"),
    () => ({ isReady: true, seat: 1 }),
    400,
    "malformed-request",
  ],
  ["readiness at a table that one does not see", () => bea, "PUT", atHidden("/readiness"), ready, 404, "not-found"],
  ["readiness at no table", () => ada, "PUT", () => `/v1/games/${unknown}/readiness`, ready, 404, "not-found"],
  ["a cancellation by nobody", () => nobody, "DELETE", at(""), undefined, 401, "not-signed-in"],
  ["a cancellation by a guest", () => bea, "DELETE", at(""), undefined, 403, "forbidden"],
  ["a cancellation of a table that one does not see", () => bea, "DELETE", atHidden(""), undefined, 404, "not-found"],
  ["a cancellation of no game", () => ada, "DELETE", () => "/v1/games/7", undefined, 400, "malformed-request"],
  ["an invitation by nobody", () => nobody, "POST", at("/invitations"), toBea, 401, "not-signed-in"],
  [
    "an invitation to a table that one does not see",
    () => bea,
    "POST",
    atHidden("/invitations"),
    toBea,
    404,
    "not-found",
  ],
  ["an invitation of nobody", () => ada, "POST", at("/invitations"), () => ({}), 400, "malformed-request"],
  [
    "an invitation of an account that cannot be",
    () => ada,
    "POST",
    at("/invitations"),
    () => ({ account: "a\u0000b" }),
    400,
    "malformed-request",
  ],
  [
    "an invitation to a seat that is not there",
    () => ada,
    "POST",
    at("/invitations"),
    () => ({ ...toBea(), seat: 7 }),
    400,
    "malformed-request",
  ],
  [
    "an invitation to half a seat",
    () => ada,
    "POST",
    at("/invitations"),
    () => ({ ...toBea(), seat: 0.5 }),
    400,
    "malformed-request",
  ],
  ["an invitation of oneself", () => ada, "POST", at("/invitations"), () => ({ account: ada.id }), 409, "seat-taken"],
  [
    "an invitation declined that was never made",
    () => bea,
    "DELETE",
    () => `/v1/games/${game}/invitations/${bea.id}`,
    undefined,
    404,
    "not-found",
  ],
  ["a rematch asked for by nobody", () => nobody, "POST", at("/rematch"), undefined, 401, "not-signed-in"],
  ["a rematch of a table that one does not see", () => bea, "POST", atHidden("/rematch"), undefined, 404, "not-found"],
  ["a rematch of no game", () => ada, "POST", () => `/v1/games/${unknown}/rematch`, undefined, 404, "not-found"],
  ["players looked for by nobody", () => nobody, "GET", () => "/v1/players?name=a", undefined, 401, "not-signed-in"],
  ["players of no name", () => ada, "GET", () => "/v1/players", undefined, 400, "malformed-request"],
  [
    "players of an unreadable name",
    () => ada,
    "GET",
    () => "/v1/players?name=%00",
    undefined,
    400,
    "malformed-request",
  ],
  ["invitations of nobody", () => nobody, "GET", () => "/v1/games?invited=true", undefined, 401, "not-signed-in"],
];

it.each(requests)("%s is rejected with a problem, and nothing is written", async (...bad) => {
  const [, who, method, path, body, status, code] = bad;
  const before = await eventCount();
  const answer = await who().call(method, path(), body?.());
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status, body: { status, code } });
  expect(problem.parse(answer.body).detail.length).toBeGreaterThan(15);
  expect(await eventCount()).toEqual(before);
});

it("at most twenty players can be invited to one game", async () => {
  const { id } = await ada.open({});
  const guests = await Promise.all(Array.from({ length: 21 }, (_, place) => guest(server.url, `Guest ${place}`)));
  const [last, ...others] = guests;
  for (const { id: account } of others) await ada.post(`/v1/games/${id}/invitations`, { account });
  const one = await ada.call("POST", `/v1/games/${id}/invitations`, { account: last?.id });
  expect(one).toMatchObject({ status: 403, body: { code: "forbidden" } });
});

async function eventCount(): Promise<unknown> {
  return (await database.pool.query("select count(*) from events")).rows[0];
}
