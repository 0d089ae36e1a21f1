import { createPublicKey, verify } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import webpush from "web-push";
import { sendAnywhere } from "../../src/features/notifications/delivery/http-sender.ts";
import { reencryptAll } from "../../src/platform/encryption/reencrypt-all.ts";
import { secretBoxLoader } from "../../src/platform/encryption/secret-box-loader.ts";
import { inTransaction } from "../../src/platform/postgres/in-transaction.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { deviceAt, webhookTo } from "../support/notifications/notification-targets.ts";
import { sendNow } from "../support/notifications/notifier.ts";
import { type OutboundRequest, receiver } from "../support/notifications/receiver.ts";
import { type Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
const { pool } = database;
const polling = { timeout: 60_000 };
const [earlier, later] = ["the key that was named earlier", "the key that is named now"];
const servers: TestServer[] = [];
let ada: Caller;
beforeAll(async () => {
  ada = await guest(await serverWith(), "Ada");
  await pool.query("update accounts set email = 'ada@example.org', email_verified = true where id = $1", [ada.id]);
});
afterEach(() => close());
afterAll(() => close());

/** Starts a server with these secrets and returns its URL. */
async function serverWith(...secrets: readonly string[]): Promise<string> {
  const server = await startServer(database, { secrets, httpSender: sendAnywhere });
  servers.push(server);
  return server.url;
}
const close = async () => void (await Promise.all(servers.splice(0).map((server) => server.close())));

const tell = (key: string) =>
  inTransaction(pool, (client) =>
    sendNow(database, client, ada.id, { key, kind: "your-turn", values: { game: "A" }, path: "/games/some" }),
  );
const one = async (text: string, values: readonly unknown[] = []) => (await pool.query(text, [...values])).rows[0];
const secretOf = async (webhook: string): Promise<string> =>
  (await one("select secret from webhooks where webhook_id = $1", [webhook])).secret;
const pushKeys = async (): Promise<{ publicKey: string; privateKey: string }> =>
  (await one("select key from server_keys where name = 'vapid'")).key;
const stateOf = (target: string) =>
  one("select state, outcome from deliveries where target = $1 order by at desc limit 1", [target]);
const publicKeyAt = async (url: string) => (await ada.at(url).get<{ key: string }>("/v1/push-key")).key;

/** Makes the next attempt due now. */
async function hurry(): Promise<void> {
  await pool.query(
    `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs
     where task_identifier in ('webhook', 'push') having count(*) > 0`,
  );
}

function isSigned(secret: string, { headers, body }: OutboundRequest): boolean {
  return new Webhook(secret).verify(body, headers as Record<string, string>) !== undefined;
}

/** Returns whether a push was sent by the server with this key (RFC 8292). */
function isFrom(publicKey: string, { headers }: OutboundRequest): boolean {
  const [, token = "", key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? "") ?? [];
  const point = Buffer.from(publicKey, "base64url");
  const x = point.subarray(1, 33).toString("base64url");
  const y = point.subarray(33).toString("base64url");
  const [head, claims, signature = ""] = token.split(".");
  const signer = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const proof = { key: signer, dsaEncoding: "ieee-p1363" } as const;
  const isProved = verify("sha256", Buffer.from(`${head}.${claims}`), proof, Buffer.from(signature, "base64url"));
  return isProved && key === publicKey;
}

describe("signing keys of webhooks and push", () => {
  it("are not in the database in plain text", async () => {
    const there = ada.at(await serverWith(earlier));
    const wish = { name: "Mine", url: "https://example.org/hook", kinds: ["turn"] };
    const made = await there.post<{ webhook: { id: string }; secret: string }>("/v1/account/webhooks", wish);
    const { id } = made.webhook;
    const first = await secretOf(id);
    expect(first).toMatch(/^sealed1\./);
    const renewed = await there.post<{ secret: string }>(`/v1/account/webhooks/${id}/secret`);
    const second = await secretOf(id);
    expect(second).toMatch(/^sealed1\./);
    const loadSecretBox = await secretBoxLoader(pool, [earlier])();
    expect([first, second].map((kept) => loadSecretBox.decrypt(kept, id))).toEqual([made.secret, renewed.secret]);
    await there.call("DELETE", `/v1/account/webhooks/${id}`);

    const key = await publicKeyAt(await serverWith(earlier));
    const { publicKey, privateKey } = await pushKeys();
    expect(publicKey).toBe(key);
    expect(privateKey).toMatch(/^sealed1\./);
  });

  it("are encrypted on the next start if they were plain or the key changed; signatures stay the same", async () => {
    const [elsewhere, service] = [await receiver(), await receiver(() => 201)];
    const { id, secret } = await webhookTo(pool, ada.id, elsewhere.url);
    const device = await deviceAt(pool, ada.id, service.url);
    const decrypt = webpush.generateVAPIDKeys();
    await pool.query("delete from server_keys where name = 'vapid'");
    await pool.query("insert into server_keys (name, key) values ('vapid', $1)", [JSON.stringify(decrypt)]);

    const kept = new Set([secret]);
    for (const secrets of [[earlier], [later, earlier], [later]]) {
      const url = await serverWith(...secrets);
      await reencryptAll(pool, secretBoxLoader(pool, secrets));
      await tell(`sealed by ${secrets}`);
      await expect.poll(() => elsewhere.parcels.length + service.parcels.length, polling).toBe(2);
      expect(elsewhere.parcels.splice(0).map((outbound) => isSigned(secret, outbound))).toEqual([true]);
      expect(service.parcels.splice(0).map((outbound) => isFrom(decrypt.publicKey, outbound))).toEqual([true]);
      expect(await publicKeyAt(url)).toBe(decrypt.publicKey);
      kept.add(await secretOf(id));
      await close();
    }
    // Plain, encrypted with the earlier key, and with the current one, which is left alone.
    expect(kept.size).toBe(3);
    expect((await pushKeys()).privateKey).toMatch(/^sealed1\./);
    await ada.at(await serverWith(later)).call("DELETE", `/v1/account/webhooks/${id}`);
    await ada.at(await serverWith(later)).call("DELETE", `/v1/account/devices/${device.id}`);
    await Promise.all([elsewhere.close(), service.close()]);
  });

  it("are reported missing while their key is lost and not replaced; deliveries arrive when it is back", async () => {
    const [elsewhere, service] = [await receiver(), await receiver(() => 201)];
    const { id, secret } = await webhookTo(pool, ada.id, elsewhere.url);
    const device = await deviceAt(pool, ada.id, service.url);
    await reencryptAll(pool, secretBoxLoader(pool, [earlier, later]));
    const { publicKey } = await pushKeys();

    const strange = "a key that never sealed anything";
    expect(await reencryptAll(pool, secretBoxLoader(pool, [strange]))).toEqual({
      secondFactors: 0,
      webhooks: 1,
      pushKey: 1,
    });
    const there = ada.at(await serverWith(strange));
    await tell("while the key is lost");
    const missed = { state: "waiting", outcome: "unreadable-secret" };
    await expect.poll(async () => [await stateOf(id), await stateOf(device.id)], polling).toEqual([missed, missed]);
    expect(await there.get(`/v1/account/webhooks/${id}/deliveries`)).toMatchObject({ deliveries: [missed] });
    expect(await there.get("/v1/push-key")).toEqual({ key: publicKey });
    expect((await pushKeys()).publicKey).toBe(publicKey);
    expect([elsewhere.parcels, service.parcels]).toEqual([[], []]);
    await close();

    await serverWith(earlier);
    await hurry();
    await expect.poll(() => elsewhere.parcels.length + service.parcels.length, polling).toBe(2);
    expect(elsewhere.parcels.map((outbound) => isSigned(secret, outbound))).toEqual([true]);
    expect(service.parcels.map((outbound) => isFrom(publicKey, outbound))).toEqual([true]);
    await Promise.all([elsewhere.close(), service.close()]);
  });

  it("can be renewed by the owner of a webhook, whatever key encrypted the old one", async () => {
    const elsewhere = await receiver();
    const { id } = await webhookTo(pool, ada.id, elsewhere.url);
    await reencryptAll(pool, secretBoxLoader(pool, [earlier]));
    const there = ada.at(await serverWith(later));
    const { secret } = await there.post<{ secret: string }>(`/v1/account/webhooks/${id}/secret`);
    await tell("with a new secret");
    await expect.poll(() => elsewhere.parcels.length, polling).toBe(1);
    expect(elsewhere.parcels.map((outbound) => isSigned(secret, outbound))).toEqual([true]);
    await elsewhere.close();
  });
});
