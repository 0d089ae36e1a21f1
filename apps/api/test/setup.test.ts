import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeSetupLink } from "../src/features/setup/setup.ts";
import { replaceSetupKey } from "../src/features/setup/setup-keys-store.ts";
import { faultInAudit } from "../src/read-models/audit-log-store.ts";
import { type Answer, Caller, guest } from "./support/caller.ts";
import { type House, openHouse } from "./support/house.ts";
import { auditOf } from "./support/keepers.ts";
import { mailbox } from "./support/mailbox.ts";
import { claimer, member } from "./support/members.ts";
import { testDatabase } from "./support/test-database.ts";

const folder = fileURLToPath(new URL("..", import.meta.url));
const database = testDatabase();
const { pool } = database;
const box = mailbox(database);
const site = "https://seneschal.example";
// Two processes over one database; the second keeps its mails to itself.
let first: House;
let second: House;

beforeAll(async () => {
  first = await openHouse(database, { outboxPage: true });
  second = await openHouse(database);
  await claimer(first.url, "Aude", "aude@example.org");
});
afterAll(() => Promise.all([first.close(), second.close()]));

const newKey = async () => new URL(await makeSetupLink(pool, site)).hash.slice(1);
const open = (key: string, house = first) =>
  new Caller(house.url).call("POST", "/v1/setup/session", { key }, { "x-forwarded-proto": "https" });
const cookieOf = ({ headers }: Answer) => headers.get("set-cookie")?.split(";")[0] ?? "";
const newCookie = async () => cookieOf(await open(await newKey()));
const look = (path: string, headers: Record<string, string> = {}, house = first) =>
  new Caller(house.url).call("GET", path, undefined, headers);

describe("the setup link", () => {
  it("carries its key behind the #, and the database only a hash", async () => {
    const link = new URL(await makeSetupLink(pool, site));
    expect(link).toMatchObject({ origin: site, pathname: "/setup", search: "" });
    expect(Buffer.from(link.hash.slice(1), "base64url")).toHaveLength(32);
    const { rows } = await pool.query("select * from verifications");
    expect(JSON.stringify(rows)).not.toContain(link.hash.slice(1));
  });

  it("opens once, for one of those who use it at the same time, at any process", async () => {
    const key = await newKey();
    const tries = await Promise.all([open(key), open(key, second), open(key), open(key, second)]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual([204, 409, 409, 409]);
    const cookie = tries.map(cookieOf).find((found) => found !== "") ?? "";
    expect(await look("/v1/setup", { cookie })).toMatchObject({ status: 200, body: { hasDevMailbox: true } });
    expect(await look("/v1/setup", { cookie }, second)).toMatchObject({ status: 200, body: { hasDevMailbox: false } });
  });

  it("opens nothing a second time, not even for whoever holds the cookie that it gave", async () => {
    const key = await newKey();
    const cookie = cookieOf(await open(key));
    for (const headers of [{}, { cookie }]) {
      const again = await new Caller(first.url).call("POST", "/v1/setup/session", { key }, headers);
      expect(again).toMatchObject({ status: 409, body: { code: "link-spent" } });
      expect(again.headers.get("set-cookie")).toBeNull();
    }
    expect(await look("/v1/setup", { cookie })).toMatchObject({ status: 200 });
  });

  it("gives a cookie that scripts and other sites cannot use", async () => {
    const answer = await open(await newKey());
    expect(answer.headers.get("set-cookie")).toMatch(
      /^seneschal-setup=[\w-]{43}; .*HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it("ends what an earlier link opened, and an unused earlier link", async () => {
    const unused = await newKey();
    const cookie = await newCookie();
    expect(await open(unused)).toMatchObject({ status: 409, body: { code: "link-spent" } });
    await newKey();
    expect(await look("/v1/setup", { cookie })).toMatchObject({ status: 404 });
  });

  it("opens nothing after its day, nor with another key", async () => {
    const key = await newKey();
    expect((await open(`${key.slice(0, -1)}${key.endsWith("A") ? "E" : "A"}`)).status).toBe(409);
    expect((await open("x")).status).toBe(409);
    await pool.query("update verifications set expires_at = now() where identifier = 'setup-key'");
    expect((await open(key)).status).toBe(409);
  });

  it("stands in nobody's way who wishes to be forgotten", async () => {
    for (const prepare of [newKey, newCookie]) {
      await prepare();
      const leaver = await guest(first.url, "Hue");
      expect(await leaver.call("POST", "/v1/account/deletion", {})).toMatchObject({ status: 204 });
    }
  });

  it("is printed anew by a command beside a running server", async () => {
    const env = { ...process.env, DATABASE_URL: database.url, SITE_URL: site, LOG_LEVEL: "silent" };
    const { stdout } = await promisify(execFile)("npm", ["run", "--silent", "setup-link"], { cwd: folder, env });
    const link = new URL(stdout.trim());
    expect(link.origin).toBe(site);
    expect((await open(link.hash.slice(1))).status).toBe(204);
  });
});

describe("the mails of a server without a mail server", () => {
  it("are shown to the browser that opened the link, and where the server is told to show them", async () => {
    await box.mail("aude@example.org");
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
  ])("go by the cookie alone, also where a request names %s", async (_what, headers) => {
    const cookie = await newCookie();
    for (const path of ["/v1/dev/mailbox", "/v1/setup"]) {
      expect(await look(path, { ...headers, cookie })).toMatchObject({ status: 200 });
      expect(await look(path, headers)).toMatchObject({ status: 404 });
    }
  });

  it.each([
    ["somebody on the same machine", {}],
    ["somebody who names the machine itself", { "x-forwarded-for": "127.0.0.1", "x-forwarded-host": "localhost" }],
    ["somebody behind a proxy that says nothing", { via: "1.1 proxy" }],
    ["somebody with another cookie", { cookie: `seneschal-setup=${"a".repeat(43)}` }],
    ["somebody with an empty cookie", { cookie: "seneschal-setup=" }],
  ])("are nothing at all for %s", async (_who, headers) => {
    await newCookie();
    for (const path of ["/v1/dev/mailbox", "/v1/setup"]) {
      expect(await look(path, headers)).toMatchObject({ status: 404, body: { code: "not-found" } });
    }
  });

  it("stay shut when the session is over", async () => {
    const cookie = await newCookie();
    await pool.query("update verifications set expires_at = now() where identifier = 'setup-session'");
    expect(await look("/v1/dev/mailbox", { cookie })).toMatchObject({ status: 404 });
  });

  it("stay shut when the key itself is shown as a cookie", async () => {
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
    const alix = await claimer(first.url, "Alix", "alix@example.org");
    expect(await become(new Caller(first.url), cookie)).toMatchObject({ status: 401 });
    expect(await become(alix, cookie)).toMatchObject({ status: 403, body: { code: "email-not-verified" } });
    const berthe = await member(first.url, box, "Berthe", "berthe@example.org");
    expect(await become(berthe, "")).toMatchObject({ status: 404 });
    expect(await administrators()).toEqual([]);
  });

  it("is one of two who ask at once, at two processes, and is written into the audit log", async () => {
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
    const entries = await auditOf(pool);
    expect(entries.filter(({ operation }) => operation === "appoint")).toMatchObject([
      { actor: "house", role: "house", subject_id: winner.id },
    ]);
    expect(await faultInAudit(pool)).toMatchObject({ fault: undefined });
  });

  it("is not made by a link that is printed later, which still shows the mails", async () => {
    const later = await newCookie();
    expect(await look("/v1/setup", { cookie: later })).toMatchObject({ status: 200, body: { hasAdministrator: true } });
    expect(await look("/v1/dev/mailbox", { cookie: later })).toMatchObject({ status: 200 });
    const hue = await member(first.url, box, "Hue", "hue@example.org");
    expect(await become(hue, later)).toMatchObject({ status: 409, body: { code: "done-already" } });
    // What the earlier link opened is shut again.
    expect(await become(hue, cookie)).toMatchObject({ status: 404 });
    expect(await administrators()).toHaveLength(1);
  });

  it("is not made where there is one", async () => {
    const guy = await member(first.url, box, "Guy", "guy@example.org");
    expect(await become(guy, cookie)).toMatchObject({ status: 409, body: { code: "done-already" } });
    expect(await administrators()).toHaveLength(1);
  });
});
