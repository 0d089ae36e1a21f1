import { fork } from "node:child_process";
import { once } from "node:events";
import { type deliveries as schemas, webhookMessages } from "@seneschal/schema";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { sendAnywhere, sendExternal } from "../../src/features/notifications/delivery/http-sender.ts";
import type { Notification } from "../../src/features/notifications/notification.ts";
import { Webhooks } from "../../src/features/notifications/webhooks/webhooks.ts";
import { secretBoxLoader } from "../../src/platform/encryption/secret-box-loader.ts";
import { inTransaction } from "../../src/platform/postgres/in-transaction.ts";
import { mailbox } from "../support/accounts/mailbox.ts";
import { member } from "../support/accounts/members.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { delayRetries } from "../support/notifications/delay-retries.ts";
import { decryptPush, deviceAt, webhookTo } from "../support/notifications/notification-targets.ts";
import { sendNow } from "../support/notifications/notifier.ts";
import { receiver } from "../support/notifications/receiver.ts";
import { processScript } from "../support/processes/process-script.ts";
import { begunGame, type Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
const { pool } = database;
const box = mailbox(database);
const polling = { timeout: 60_000 };
let server: TestServer;
let ada: Caller;
beforeAll(async () => {
  server = await startServer(database, { httpSender: sendAnywhere });
  ada = await guest(server.url, "Ada");
  await pool.query("update accounts set email = 'ada@example.org', email_verified = true where id = $1", [ada.id]);
});
afterAll(() => server.close());

const turn = (key: string, path = "/games/some"): Notification => ({
  key,
  kind: "your-turn",
  values: { game: "*The* @everyone <crown>" },
  path,
});
const tell = (account: string, key: string, path?: string) =>
  inTransaction(pool, (client) => sendNow(database, client, account, turn(key, path)));
const statesOf = async (target: string) => {
  const text = "select state, outcome, attempts as tries from deliveries where target = $1 order by at";
  return (await pool.query(text, [target])).rows;
};

describe("a webhook", () => {
  it("gets each notification once, signed according to Standard Webhooks", async () => {
    const elsewhere = await receiver();
    const webhook = await webhookTo(pool, ada.id, elsewhere.url);
    await tell(ada.id, "one");
    await tell(ada.id, "one");
    await expect.poll(() => statesOf(webhook.id), polling).toEqual([{ state: "done", outcome: "arrived", tries: 1 }]);
    await elsewhere.close();

    expect(elsewhere.parcels.length).toBe(1);
    const [{ headers, body } = { headers: {}, body: Buffer.of() }] = elsewhere.parcels;
    const verifier = new Webhook(webhook.secret);
    const read = verifier.verify(body, headers as Record<string, string>);
    expect(read).toMatchObject({
      type: "notice.turn",
      data: { kind: "turn", url: "http://localhost:3000/games/some", title: "Your turn: *The* @everyone <crown>" },
    });
    expect(() => verifier.verify(`${body} `, headers as Record<string, string>)).toThrow();
    expect(() => verifier.verify(body, { ...headers, "webhook-id": "another" } as never)).toThrow();
    const { rows } = await pool.query("select notification as notice from deliveries where target = $1", [webhook.id]);
    expect(rows).toEqual([{ notice: null }]);
  });

  it("names the game that a notification is about, for programs that call back", async () => {
    const gil = await guest(server.url, "Gil");
    const { id, version, ruleset, revision } = await begunGame([gil, ada]);
    const elsewhere = await receiver();
    const webhook = await webhookTo(pool, gil.id, elsewhere.url);
    await tell(gil.id, "of a game", `/games/${id}`);
    await expect.poll(() => statesOf(webhook.id), polling).toMatchObject([{ state: "done" }]);
    await elsewhere.close();
    const { data } = webhookMessages.webhookMessage.parse(JSON.parse(elsewhere.parcels[0]?.body.toString() ?? "{}"));
    expect(data.game).toEqual({ id, ruleset, revision, version });
  });

  it.each([
    ["discord", "content", "Your turn: \\*The\\* \\@everyone \\<crown\\>"],
    ["slack", "text", "Your turn: *The* @everyone &lt;crown&gt;"],
  ] as const)("of %s gets a message that names cannot manipulate", async (format, field, title) => {
    const elsewhere = await receiver();
    await webhookTo(pool, ada.id, elsewhere.url, format);
    await tell(ada.id, `to ${format}`);
    await expect.poll(() => elsewhere.parcels.length, polling).toBe(1);
    await elsewhere.close();
    const sent = JSON.parse(String(elsewhere.parcels[0]?.body));
    expect(sent[field]).toContain(title);
    expect(sent[field]).toContain("http://localhost:3000/games/some");
    if (format === "discord") expect(sent.allowed_mentions).toEqual({ parse: [] });
  });

  it("gets nothing that it does not listen to, and nothing while it is off", async () => {
    const elsewhere = await receiver();
    const { id } = await webhookTo(pool, ada.id, elsewhere.url);
    const over: Notification = {
      ...turn("over"),
      kind: "game-over",
      values: { game: "A", how: "won", scores: "", winners: "" },
    };
    await inTransaction(pool, (client) => sendNow(database, client, ada.id, over));
    await ada.call("PATCH", `/v1/account/webhooks/${id}`, { isOn: false });
    await tell(ada.id, "while it is off");
    await box.settled();
    await elsewhere.close();
    expect(elsewhere.parcels).toEqual([]);
  });

  it("is retried with growing delays when it fails; after a day it is turned off and its owner notified", async () => {
    onTestFinished(await delayRetries(pool));
    const cyr = await member(server.url, box, "Cyr", "cyr@example.org");
    const elsewhere = await receiver(() => 500);
    const { id } = await webhookTo(pool, cyr.id, elsewhere.url);
    await tell(cyr.id, "first");
    const pauses: number[] = [];
    const isTried = (tries: number) =>
      expect.poll(() => statesOf(id), polling).toEqual([{ state: "waiting", outcome: "turned-down", tries }]);
    for (let tries = 1; tries <= 3; tries++) {
      await isTried(tries);
      pauses.push(await secondsToNextTry(id));
      await hurry();
    }
    // An attempt that is still under way would find the webhook failing for a day, and turn it off before the second.
    await isTried(4);
    expect(pauses.map((seconds, place) => seconds > (pauses[place - 1] ?? 0))).toEqual([true, true, true]);
    expect(pauses[0]).toBeGreaterThan(5);

    await pool.query("update webhooks set failing_since = now() - interval '25 hours' where webhook_id = $1", [id]);
    await tell(cyr.id, "second");
    await box.emailWith("cyr@example.org", "/account/notifications");
    expect((await box.emailsTo("cyr@example.org")).filter(({ subject }) => subject.includes("Mine")).length).toBe(1);
    expect(await cyr.get("/v1/account/webhooks")).toMatchObject({ webhooks: [{ isOn: false }] });
    const before = elsewhere.parcels.length;
    await hurry();
    await expect
      .poll(async () => (await statesOf(id)).map(({ state }) => state), polling)
      .toEqual(["failed", "failed"]);
    expect(elsewhere.parcels.length).toBe(before);

    await cyr.call("PATCH", `/v1/account/webhooks/${id}`, { isOn: true });
    const { deliveries } = await cyr.get<{ deliveries: schemas.Delivery[] }>(`/v1/account/webhooks/${id}/deliveries`);
    expect(deliveries.map(({ kind, outcome }) => [kind, outcome])).toEqual(Array(2).fill(["turn", "switched-off"]));
    const again = await cyr.call("POST", `/v1/account/webhooks/${id}/deliveries/${deliveries[0]?.id}/retry`);
    expect(again.status).toBe(204);
    await expect.poll(() => elsewhere.parcels.length, polling).toBe(before + 1);
    await elsewhere.close();
  });

  it("is private to its account", async () => {
    const { id } = await webhookTo(pool, ada.id, "http://127.0.0.1:9/");
    const other = await guest(server.url, "Bea");
    const path = `/v1/account/webhooks/${id}`;
    for (const [method, where] of [
      ["PATCH", path],
      ["DELETE", path],
      ["POST", `${path}/secret`],
      ["POST", `${path}/tests`],
      ["GET", `${path}/deliveries`],
    ] as const) {
      const answer = await other.call(method, where, method === "PATCH" ? { isOn: false } : undefined);
      expect(answer.status).toBe(404);
    }
    expect(await other.call("POST", "/v1/account/webhooks", newWebhook("https://example.org/hook"))).toMatchObject({
      status: 403,
      body: { code: "email-not-verified" },
    });
  });

  it.each([
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://169.254.169.254/latest/meta-data",
    "https://name:word@example.org/",
  ])("is rejected with the address %s", async (url) => {
    expect(await ada.call("POST", "/v1/account/webhooks", newWebhook(url))).toMatchObject({
      status: 422,
      body: { code: "address-refused" },
    });
  });

  it("is rejected without https", async () => {
    const answer = await ada.call("POST", "/v1/account/webhooks", newWebhook("http://example.org/"));
    expect(answer).toMatchObject({ status: 422, body: { code: "address-refused" } });
  });

  it("may be local and without https if the server allows it", async () => {
    const webhooks = new Webhooks(pool, secretBoxLoader(pool, []), true);
    const owner = { type: "account", account: ada.id } as const;
    const { webhook } = await webhooks.add(owner, ada.id, {
      name: "Mine",
      url: "http://localhost:8080/",
      kinds: ["turn"],
    });
    expect(webhook.url).toBe("http://localhost:8080/");
    await webhooks.remove(owner, webhook.id);
  });
});

const newWebhook = (url: string) => ({ name: "Mine", url, kinds: ["turn"] });

describe("an outbound request", () => {
  it.each(["https://localhost/", "https://localhost:8443/", "http://example.org/", "https://127.1/"])(
    "never goes to %s, whatever is stored",
    async (url) => {
      const outbound = { url, headers: {}, body: "" };
      expect(await sendExternal(outbound)).toEqual({ outcome: "inside", status: null });
    },
  );

  it("does not follow redirects", async () => {
    const inside = await receiver();
    const elsewhere = await receiver(() => 302, { location: inside.url });
    expect(await sendAnywhere({ url: elsewhere.url, headers: {}, body: "" })).toEqual({
      outcome: "turned-down",
      status: 302,
    });
    await Promise.all([inside.close(), elsewhere.close()]);
    expect(inside.parcels).toEqual([]);
  });

  it("does not wait for a receiver that does not respond", { timeout: 60_000 }, async () => {
    const elsewhere = await receiver(() => undefined);
    expect(await sendAnywhere({ url: elsewhere.url, headers: {}, body: "" })).toMatchObject({ outcome: "too-slow" });
    await elsewhere.close();
  });
});

describe("a device", () => {
  it("gets each notification once, encrypted, with a link to the game, and is removed when its subscription ends", async () => {
    const drogo = await guest(server.url, "Drogo");
    const service = await receiver((parcels) => (parcels === 1 ? 201 : 410));
    const device = await deviceAt(pool, drogo.id, service.url);
    await tell(drogo.id, "one");
    await tell(drogo.id, "one");
    await expect.poll(() => statesOf(device.id), polling).toMatchObject([{ state: "done" }]);
    expect(service.parcels.length).toBe(1);
    const [{ headers, body } = { headers: {}, body: Buffer.of() }] = service.parcels;
    expect(headers).toMatchObject({ "content-encoding": "aes128gcm", authorization: expect.stringMatching(/^vapid /) });
    expect(String(body)).not.toContain("crown");
    expect(decryptPush(device, body)).toMatchObject({
      path: "/games/some",
      title: "Your turn: *The* @everyone <crown>",
    });

    await drogo.call("POST", `/v1/account/devices/${device.id}/tests`);
    await expect.poll(() => drogo.get("/v1/account/devices"), polling).toEqual({ devices: [] });
    await service.close();
  });

  it("uses the keys that the server created once", async () => {
    const second = await startServer(database, { runsJobs: false });
    const keys = await Promise.all([ada, ada.at(second.url)].map((caller) => caller.get("/v1/push-key")));
    expect(keys[0]).toEqual(keys[1]);
    await second.close();
  });
});

describe("a process that is killed after sending and before recording", () => {
  it("repeats the delivery with the same webhook id and the same push topic", async () => {
    const elsewhere = await receiver((parcels) => (parcels === 1 ? undefined : 204));
    const service = await receiver((parcels) => (parcels === 1 ? undefined : 201));
    const elin = await member(server.url, box, "Elin", "elin@example.org");
    await server.close();
    const webhook = await webhookTo(pool, elin.id, elsewhere.url);
    const device = await deviceAt(pool, elin.id, service.url);
    const first = await notificationProcess();
    await tell(elin.id, "killed");
    // A delivery that waits long enough for a response is sent again and succeeds.
    await expect.poll(() => elsewhere.parcels.length * service.parcels.length, polling).toBeGreaterThanOrEqual(1);
    first.kill("SIGKILL");
    await once(first, "exit");

    const second = await notificationProcess();
    await expect.poll(() => statesOf(webhook.id), polling).toMatchObject([{ state: "done" }]);
    await expect.poll(() => statesOf(device.id), polling).toMatchObject([{ state: "done" }]);
    await box.settled();
    second.kill("SIGKILL");
    await once(second, "exit");
    await Promise.all([elsewhere.close(), service.close()]);

    expect(elsewhere.parcels.length).toBe(2);
    expect(new Set(elsewhere.parcels.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(service.parcels.length).toBe(2);
    expect(new Set(service.parcels.map(({ headers }) => headers.topic)).size).toBe(1);
    expect(new Set(service.parcels.map(({ body }) => JSON.stringify(decryptPush(device, body)))).size).toBe(1);
    expect((await box.emailsTo("elin@example.org")).filter(({ subject }) => /^Your turn/.test(subject)).length).toBe(1);
    server = await startServer(database);
  });
});

async function notificationProcess() {
  const child = fork(processScript("test-notifications"), [database.url], { execArgv: [] });
  await once(child, "message");
  return child;
}

/** Since the last attempt, without the day that all retries are delayed. */
async function secondsToNextTry(webhook: string): Promise<number> {
  const text = `select extract(epoch from run_at - created_at - interval '1 day')::float8 as seconds from graphile_worker.jobs
                where queue_name = $1 and run_at > now()`;
  return (await pool.query<{ seconds: number }>(text, [`webhook ${webhook}`])).rows[0]?.seconds ?? 0;
}

/** Makes the next attempt due now. */
async function hurry(): Promise<void> {
  await pool.query(
    `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs
     where task_identifier = 'webhook' having count(*) > 0`,
  );
}
