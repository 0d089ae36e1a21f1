import { createHmac, randomBytes } from "node:crypto";

const secretPrefix = "whsec_";
const secretBytes = 32;

export function newSecret(): string {
  return secretPrefix + randomBytes(secretBytes).toString("base64");
}

/** The headers of Standard Webhooks, by which a receiver verifies sender and content. */
export function signatureHeaders(secret: string, id: string, body: string, at: Date) {
  const timestamp = Math.floor(at.getTime() / 1000);
  const key = Buffer.from(secret.slice(secretPrefix.length), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": String(timestamp), "webhook-signature": `v1,${signature}` };
}
