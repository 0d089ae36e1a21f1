import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { mailbox } from "../support/accounts/mailbox.ts";
import { member, password } from "../support/accounts/members.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { Caller, guest } from "../support/server/caller.ts";
import { followed } from "../support/server/followed.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
const box = mailbox(database);
let server: TestServer;
let otherServer: TestServer;
beforeAll(async () => {
  server = await startServer(database);
  otherServer = await startServer(database);
});
afterEach(() => vi.useRealTimers());
afterAll(() => Promise.all([server.close(), otherServer.close()]));

interface Entry {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly agent: string;
  readonly network: string;
}
const path = "/v1/account/sessions";
const listOf = async (caller: Caller) => (await caller.get<{ sessions: Entry[] }>(path)).sessions;

async function elsewhere(email: string): Promise<Caller> {
  const answer = await new Caller(server.url).call<{ token: string }>(
    "POST",
    "/v1/sign-in",
    { email, password },
    { "user-agent": "Quill/1.0", "x-forwarded-for": "192.0.2.77" },
  );
  return new Caller(server.url, answer.body.token);
}

describe("GET /v1/session", () => {
  it("returns 204 without a session and an error with one that has ended", async () => {
    expect(await new Caller(server.url).call("GET", "/v1/session")).toMatchObject({ status: 204, text: "" });
    const cookie = { cookie: "seneschal-session=never-given" };
    const stale = await new Caller(server.url).call("GET", "/v1/session", undefined, cookie);
    expect(stale).toMatchObject({ status: 401, body: { code: "not-signed-in" } });
  });
});

describe("the sessions of an account", () => {
  it("GET /v1/account/sessions lists them with their network, not their IP address", async () => {
    const ada = await member(server.url, box, "Ada", "ada@example.org");
    await elsewhere("ada@example.org");
    const sessions = await listOf(ada);
    expect(sessions.length).toBe(2);
    expect(sessions.find(({ isCurrent }) => !isCurrent)).toMatchObject({ agent: "Quill/1.0", network: "192.0.2.0" });
    expect(JSON.stringify(sessions)).not.toContain("192.0.2.77");
    const kept = await database.pool.query("select from sessions where ip_address like '%.77'");
    expect(kept.rowCount).toBe(0);
  });

  it("DELETE /v1/account/sessions/:session ends a session at once at every process", async () => {
    const bea = await member(server.url, box, "Bea", "bea@example.org");
    const other = await elsewhere("bea@example.org");
    vi.useFakeTimers({ toFake: ["performance"] });
    for (const { url } of [server, otherServer]) await other.at(url).get("/v1/account/profile");
    const id = (await listOf(bea)).find(({ isCurrent }) => !isCurrent)?.id;
    expect(await bea.call("DELETE", `${path}/${id}`)).toMatchObject({ status: 204 });
    expect(await other.call("GET", "/v1/account/profile")).toMatchObject({ status: 401 });
    const status = async () => (await other.at(otherServer.url).call("GET", "/v1/account/profile")).status;
    // The notification takes its time; the cache would last until the clock advances.
    await expect.poll(status).toBe(401);
    expect((await listOf(bea)).length).toBe(1);
  });

  it("DELETE /v1/account/sessions ends all sessions except the current one", async () => {
    const cyr = await member(server.url, box, "Cyr", "cyr@example.org");
    const others = [await elsewhere("cyr@example.org"), await elsewhere("cyr@example.org")];
    expect(await cyr.call("DELETE", path)).toMatchObject({ status: 204 });
    for (const other of others) expect(await other.call("GET", "/v1/session")).toMatchObject({ status: 401 });
    expect(await listOf(cyr)).toMatchObject([{ isCurrent: true }]);
  });

  it("are private: others can neither see nor end them", async () => {
    const drogo = await guest(server.url, "Drogo");
    const elin = await guest(server.url, "Elin");
    const [own] = await listOf(drogo);
    expect(await elin.call("DELETE", `${path}/${own?.id}`)).toMatchObject({ status: 404 });
    expect(await drogo.call("GET", "/v1/session")).toMatchObject({ status: 200 });
  });

  it("end together with their live streams", async () => {
    const fulk = await member(server.url, box, "Fulk", "fulk@example.org");
    const other = await elsewhere("fulk@example.org");
    const { id } = await fulk.open({ visibility: "public" });
    // Not by a heartbeat, which checks too: none comes here.
    vi.useFakeTimers({ toFake: ["setInterval"] });
    const stream = followed(other.at(otherServer.url), id, {});
    await expect.poll(() => stream.frames.length).toBeGreaterThan(0);
    await fulk.call("DELETE", path);
    expect(await stream.ended).toBe("closed by the server");
  });
});

describe("a session", () => {
  /** Last used days ago, at no server yet. */
  async function unusedFor(days: number, name: string): Promise<Caller> {
    const caller = await guest(server.url, name);
    // A cluster computes no new time from a column within an update.
    const { rows } = await database.pool.query<{ used: Date; ends: Date }>(
      `select updated_at - $2 * interval '1 day' as used, expires_at - $2 * interval '1 day' as ends
       from sessions where token = $1`,
      [caller.token, days],
    );
    const text = "update sessions set updated_at = $2, expires_at = $3 where token = $1";
    await database.pool.query(text, [caller.token, rows[0]?.used, rows[0]?.ends]);
    return caller;
  }

  async function stored({ token }: Caller) {
    const text = `select updated_at as "usedAt", extract(epoch from expires_at - now())::float / 86400 as "daysLeft" from sessions
                  where token = $1`;
    const { rows } = await database.pool.query<{ usedAt: Date; daysLeft: number }>(text, [token]);
    return rows[0];
  }

  const byCookie = ({ token }: Caller) =>
    new Caller(server.url, undefined, "", { cookie: `seneschal-session=${token}` });
  const profile = "/v1/account/profile";

  it("is extended by any use, once a day, whichever process it is used at", async () => {
    const hugo = await unusedFor(80, "Hugo");
    expect((await stored(hugo))?.daysLeft).toBeLessThan(11);
    const first = await hugo.call("GET", profile);
    const extended = await stored(hugo);
    expect(extended?.daysLeft).toBeGreaterThan(89);
    expect(first.headers.get("set-cookie")).toBeNull();
    await hugo.at(otherServer.url).get(profile);
    expect(await stored(hugo)).toMatchObject({ usedAt: extended?.usedAt });
  });

  it("that has ended is not extended", async () => {
    const ivo = await unusedFor(91, "Ivo");
    expect(await ivo.call("GET", profile)).toMatchObject({ status: 401 });
    expect((await stored(ivo))?.daysLeft).toBeLessThan(0);
  });

  it("keeps its cookie as long, but sends it with no response that shared caches may store", async () => {
    // The session stays cached until the clock advances.
    vi.useFakeTimers({ toFake: ["performance"] });
    const jehan = await unusedFor(80, "Jehan");
    const shared = await byCookie(jehan).call("GET", "/v1/changelog");
    expect(shared.headers.get("set-cookie")).toBeNull();
    const personal = await byCookie(jehan).call("GET", profile);
    const [, expires = ""] =
      /^seneschal-session=.*; Expires=([^;]+)/.exec(personal.headers.get("set-cookie") ?? "") ?? [];
    expect(Date.parse(expires)).toBeGreaterThan(Date.now() + 89 * 24 * 60 * 60 * 1000);
  });

  it("that is signed out by its first use loses its cookie", async () => {
    const kay = await unusedFor(80, "Kay");
    const cookies = (await byCookie(kay).call("DELETE", "/v1/session")).headers.getSetCookie();
    expect(cookies).toEqual([expect.stringMatching(/^seneschal-session=;/)]);
  });
});

describe("a page of another site", () => {
  it.each([
    ["POST", "/v1/account/password"],
    ["POST", "/v1/account/email"],
    ["POST", "/v1/account/two-factor"],
    ["POST", "/v1/account/deletion"],
    ["DELETE", "/v1/account/sessions"],
    ["PATCH", "/v1/account/profile"],
  ])("cannot %s %s with the cookie of its visitor", async (method, target) => {
    const { token } = await guest(server.url, "Guy");
    const cookie = `seneschal-session=${token}`;
    const headers = { cookie, origin: "https://elsewhere.example", "content-type": "application/json" };
    const answer = await new Caller(server.url).call(method, target, {}, headers);
    expect(answer).toMatchObject({ status: 403, body: { code: "forbidden" } });
  });
});
