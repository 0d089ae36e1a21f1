import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeSetupLink } from "../../src/features/setup/setup.ts";
import { replaceSetupKey } from "../../src/features/setup/setup-keys-store.ts";
import { findAuditFault } from "../../src/stores/audit-log-store.ts";
import { mailbox } from "../support/accounts/mailbox.ts";
import { member, unconfirmedMember } from "../support/accounts/members.ts";
import { auditEntriesIn } from "../support/accounts/staff.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { type Answer, Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const folder = fileURLToPath(new URL("../..", import.meta.url));
const database = testDatabase();
const { pool } = database;
const box = mailbox(database);
const site = "https://seneschal.example";
// Two processes over one database; the second does not show its e-mails.
let first: TestServer;
let second: TestServer;

beforeAll(async () => {
  first = await startServer(database, { devMailbox: true });
  second = await startServer(database);
  await unconfirmedMember(first.url, "Aude", "aude@example.org");
});
afterAll(() => Promise.all([first.close(), second.close()]));

const newKey = async () => new URL(await makeSetupLink(pool, site)).hash.slice(1);
const open = (key: string, server = first) =>
  new Caller(server.url).call("POST", "/v1/setup/session", { key }, { "x-forwarded-proto": "https" });
const cookieOf = ({ headers }: Answer) => headers.get("set-cookie")?.split(";")[0] ?? "";
const newCookie = async () => cookieOf(await open(await newKey()));
const look = (path: string, headers: Record<string, string> = {}, server = first) =>
  new Caller(server.url).call("GET", path, undefined, headers);

describe("the setup link", () => {
  it("has its key behind the #, and only a hash is in the database", async () => {
    const link = new URL(await makeSetupLink(pool, site));
    expect(link).toMatchObject({ origin: site, pathname: "/setup", search: "" });
    expect(Buffer.from(link.hash.slice(1), "base64url")).toHaveLength(32);
    const { rows } = await pool.query("select * from verifications");
    expect(JSON.stringify(rows)).not.toContain(link.hash.slice(1));
  });

  it("works once for concurrent requests at any process", async () => {
    const key = await newKey();
    const tries = await Promise.all([open(key), open(key, second), open(key), open(key, second)]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual([204, 409, 409, 409]);
    const cookie = tries.map(cookieOf).find((found) => found !== "") ?? "";
    expect(await look("/v1/setup", { cookie })).toMatchObject({ status: 200, body: { hasDevMailbox: true } });
    expect(await look("/v1/setup", { cookie }, second)).toMatchObject({ status: 200, body: { hasDevMailbox: false } });
  });

  it("does not work a second time, not even with the cookie that it set", async () => {
    const key = await newKey();
    const cookie = cookieOf(await open(key));
    for (const headers of [{}, { cookie }]) {
      const again = await new Caller(first.url).call("POST", "/v1/setup/session", { key }, headers);
      expect(again).toMatchObject({ status: 409, body: { code: "link-spent" } });
      expect(again.headers.get("set-cookie")).toBeNull();
    }
    expect(await look("/v1/setup", { cookie })).toMatchObject({ status: 200 });
  });

  it("sets a cookie that scripts and other sites cannot use", async () => {
    const answer = await open(await newKey());
    expect(answer.headers.get("set-cookie")).toMatch(
      /^seneschal-setup=[\w-]{43}; .*HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it("invalidates earlier links, used or not", async () => {
    const unused = await newKey();
    const cookie = await newCookie();
    expect(await open(unused)).toMatchObject({ status: 409, body: { code: "link-spent" } });
    await newKey();
    expect(await look("/v1/setup", { cookie })).toMatchObject({ status: 404 });
  });

  it("does not work after a day, or with another key", async () => {
    const key = await newKey();
    expect((await open(`${key.slice(0, -1)}${key.endsWith("A") ? "E" : "A"}`)).status).toBe(409);
    expect((await open("x")).status).toBe(409);
    await pool.query(
      "update verifications set expires_at = now() - interval '1 second' where identifier = 'setup-key'",
    );
    expect((await open(key)).status).toBe(409);
  });

  it("does not prevent its user from deleting their account", async () => {
    for (const prepare of [newKey, newCookie]) {
      await prepare();
      const leaver = await guest(first.url, "Hue");
      expect(await leaver.call("POST", "/v1/account/deletion", {})).toMatchObject({ status: 204 });
    }
  });

  it("is printed again by a command next to a running server", async () => {
    const env = { ...process.env, DATABASE_URL: database.url, SITE_URL: site, LOG_LEVEL: "silent" };
    const { stdout } = await promisify(execFile)("npm", ["run", "--silent", "setup-link"], { cwd: folder, env });
    const link = new URL(stdout.trim());
    expect(link.origin).toBe(site);
    expect((await open(link.hash.slice(1))).status).toBe(204);
  });
});

describe("the e-mails of a server without a mail server", () => {
  it("are shown to the browser that used the link, if the server is configured to show them", async () => {
    await box.email("aude@example.org");
    const cookie = await newCookie();
    expect(await look("/v1/dev/mailbox", { cookie })).toMatchObject({
      status: 200,
      body: { emails: [{ to: "aude@example.org" }] },
    });
    expect((await look("/v1/dev/mailbox", { cookie })).headers.get("cache-control")).toBe("no-store");
    expect(await look("/v1/dev/mailbox", { cookie }, second)).toMatchObject({ status: 404 });
  });

  it.each([
    ["a proxy that nobody named", { via: "1.1 proxy", forwarded: "for=203.0.113.9;host=evil.example" }],
    ["another host", { "x-forwarded-host": "evil.example", "x-forwarded-for": "203.0.113.9, 198.51.100.4" }],
    ["this machine", { "x-forwarded-host": "localhost", "x-forwarded-for": "127.0.0.1", "x-real-ip": "::1" }],
  ])("require the cookie, also if a request names %s", async (_what, headers) => {
    const cookie = await newCookie();
    for (const path of ["/v1/dev/mailbox", "/v1/setup"]) {
      expect(await look(path, { ...headers, cookie })).toMatchObject({ status: 200 });
      expect(await look(path, headers)).toMatchObject({ status: 404 });
    }
  });

  it.each([
    ["a client on the same machine", {}],
    ["a client that names the machine itself", { "x-forwarded-for": "127.0.0.1", "x-forwarded-host": "localhost" }],
    ["a client behind a silent proxy", { via: "1.1 proxy" }],
    ["a client with another cookie", { cookie: `seneschal-setup=${"a".repeat(43)}` }],
    ["a client with an empty cookie", { cookie: "seneschal-setup=" }],
  ])("are not found for %s", async (_who, headers) => {
    await newCookie();
    for (const path of ["/v1/dev/mailbox", "/v1/setup"]) {
      expect(await look(path, headers)).toMatchObject({ status: 404, body: { code: "not-found" } });
    }
  });

  it("are hidden when the session is over", async () => {
    const cookie = await newCookie();
    await pool.query(
      "update verifications set expires_at = now() - interval '1 second' where identifier = 'setup-session'",
    );
    expect(await look("/v1/dev/mailbox", { cookie })).toMatchObject({ status: 404 });
  });

  it("are hidden if the key itself is sent as a cookie", async () => {
    const key = await newKey();
    expect(await look("/v1/dev/mailbox", { cookie: `seneschal-setup=${key}` })).toMatchObject({ status: 404 });
    await replaceSetupKey(pool, "00".repeat(32), new Date());
  });
});

describe("the first administrator", () => {
  const become = (who: Caller, cookie: string) =>
    who.call("POST", "/v1/setup/administrator", undefined, cookie === "" ? {} : { cookie });
  const administrators = async () =>
    (await pool.query<{ account_id: string }>("select account_id from account_roles where role = 'administrator'"))
      .rows;
  let cookie: string;
  beforeEach(async () => {
    cookie = await newCookie();
  });

  it("needs the cookie, a session and a confirmed address", async () => {
    const alix = await unconfirmedMember(first.url, "Alix", "alix@example.org");
    expect(await become(new Caller(first.url), cookie)).toMatchObject({ status: 401 });
    expect(await become(alix, cookie)).toMatchObject({ status: 403, body: { code: "email-not-verified" } });
    const berthe = await member(first.url, box, "Berthe", "berthe@example.org");
    expect(await become(berthe, "")).toMatchObject({ status: 404 });
    expect(await administrators()).toEqual([]);
  });

  it("is one of two who ask at once at two processes, and is in the audit log", async () => {
    const names = ["Cyr", "Denis", "Eude", "Foulque"];
    const members = await Promise.all(
      names.map((name) => member(first.url, box, name, `${name}@example.org`.toLowerCase())),
    );
    const tries = await Promise.all(
      members.map((one, place) => become(place % 2 === 0 ? one : one.at(second.url), cookie)),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual([204, 409, 409, 409]);
    const winner = members[tries.findIndex(({ status }) => status === 204)] as Caller;
    expect(await administrators()).toEqual([{ account_id: winner.id }]);

    expect(await winner.get("/v1/session")).toMatchObject({ roles: ["administrator"] });
    expect(await look("/v1/setup", { cookie })).toMatchObject({ body: { hasAdministrator: true } });
    const entries = await auditEntriesIn(pool);
    expect(entries.filter(({ operation }) => operation === "appoint")).toMatchObject([
      { actor: "house", role: "house", subject_id: winner.id },
    ]);
    expect(await findAuditFault(pool)).toMatchObject({ fault: undefined });
  });

  it("cannot be made with a link that is printed later, which still shows the e-mails", async () => {
    const later = await newCookie();
    expect(await look("/v1/setup", { cookie: later })).toMatchObject({ status: 200, body: { hasAdministrator: true } });
    expect(await look("/v1/dev/mailbox", { cookie: later })).toMatchObject({ status: 200 });
    const hue = await member(first.url, box, "Hue", "hue@example.org");
    expect(await become(hue, later)).toMatchObject({ status: 409, body: { code: "done-already" } });
    // What the earlier link opened is closed again.
    expect(await become(hue, cookie)).toMatchObject({ status: 404 });
    expect(await administrators()).toHaveLength(1);
  });

  it("cannot be made if there is one", async () => {
    const guy = await member(first.url, box, "Guy", "guy@example.org");
    expect(await become(guy, cookie)).toMatchObject({ status: 409, body: { code: "done-already" } });
    expect(await administrators()).toHaveLength(1);
  });
});
