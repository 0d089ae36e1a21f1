import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes, randomUUID } from "node:crypto";
import type { Pool } from "pg";
import { addDevice, devicesOf } from "../../../src/features/notifications/push/push-devices-store.ts";
import { newSecret } from "../../../src/features/notifications/webhooks/signature.ts";
import { addWebhook } from "../../../src/features/notifications/webhooks/webhooks-store.ts";

/** Creates a webhook to this machine, which the API would reject. */
export async function webhookTo(
  pool: Pool,
  account: string,
  url: string,
  format: "json" | "discord" | "slack" = "json",
) {
  const webhook = {
    id: randomUUID(),
    account,
    owner: { type: "account", account } as const,
    name: "Mine",
    url,
    format,
    kinds: ["turn" as const, "invited" as const],
    secret: newSecret(),
  };
  await addWebhook(pool, webhook, 100);
  return webhook;
}

/** A browser with a subscription to a push service on this machine. Only its keys decrypt the messages. */
export async function deviceAt(pool: Pool, account: string, endpoint: string) {
  const keys = createECDH("prime256v1");
  const p256dh = keys.generateKeys("base64url");
  const auth = randomBytes(16).toString("base64url");
  await addDevice(pool, { account, endpoint, p256dh, auth, agent: "Firefox" }, 100);
  const device = (await devicesOf(pool, account)).find((one) => one.endpoint === endpoint);
  return { keys, auth, id: device?.id ?? "" };
}

/** Decrypts a push message (RFC 8291). */
export function decryptPush({ keys, auth }: { readonly keys: ECDH; readonly auth: string }, body: Buffer): unknown {
  const salt = body.subarray(0, 16);
  const senderKey = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + senderKey.length);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), senderKey]);
  const secret = derived(Buffer.from(auth, "base64url"), keys.computeSecret(senderKey), info, 32);
  const key = derived(salt, secret, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derived(salt, secret, Buffer.from("Content-Encoding: nonce\0"), 12);
  const lock = createDecipheriv("aes-128-gcm", key, nonce);
  lock.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([lock.update(sealed.subarray(0, -16)), lock.final()]);
  return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
}

function derived(salt: Buffer, secret: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));
}
