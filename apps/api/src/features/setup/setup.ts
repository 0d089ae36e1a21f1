import { createHash, randomBytes } from "node:crypto";
import type { Pool } from "pg";
import { databaseTime } from "../../platform/postgres/database-clock.ts";
import { consumeSetupKey, isSetupSession, replaceSetupKey } from "./setup-keys-store.ts";

const hourMs = 3_600_000;
const keyHours = 24;
const sessionHours = 12;

/** A session of the person who started the server. */
export interface SetupSession {
  readonly token: string;
  readonly expiresAt: Date;
}

/**
 * Creates a link for the person who started the server. It works once, within a day, and invalidates earlier links and
 * sessions.
 */
export async function makeSetupLink(pool: Pool, site: string): Promise<string> {
  const key = newSecret();
  await replaceSetupKey(pool, hashOf(key), await hoursFromNow(pool, keyHours));
  // The fragment after `#` is neither sent to the server nor logged.
  return new URL(`/setup#${key}`, site).href;
}

/** Consumes the key. Returns `undefined` if it is wrong or expired. */
export async function beginSetup(pool: Pool, key: string): Promise<SetupSession | undefined> {
  const token = newSecret();
  const expiresAt = await hoursFromNow(pool, sessionHours);
  return (await consumeSetupKey(pool, hashOf(key), { hash: hashOf(token), expiresAt }))
    ? { token, expiresAt }
    : undefined;
}

export function isSetupToken(pool: Pool, token: string): Promise<boolean> {
  return isSetupSession(pool, hashOf(token));
}

/** By the clock of the database, which also checks it later. */
async function hoursFromNow(pool: Pool, hours: number): Promise<Date> {
  return new Date((await databaseTime(pool)).getTime() + hours * hourMs);
}

const newSecret = () => randomBytes(32).toString("base64url");
const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex");
