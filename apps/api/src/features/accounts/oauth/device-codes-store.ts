import type { Scope } from "@seneschal/schema";
import type { Pool } from "pg";

export interface DeviceCode {
  readonly hash: string;
  readonly userCode: string;
  readonly client: string;
  readonly scopes: readonly Scope[];
  readonly seconds: number;
  readonly pollSeconds: number;
}

/** Stores a device code. Returns false if another device has the same user code. */
export async function addDeviceCode(pool: Pool, code: DeviceCode): Promise<boolean> {
  const { hash, userCode, client, scopes, seconds, pollSeconds } = code;
  const { rowCount } = await pool.query(
    `insert into oauth_device_codes (device_hash, user_code, client_id, scopes, expires_at, poll_seconds, next_poll_at)
     values ($1, $2, $3, $4, now() + make_interval(secs => $5), $6, now()) on conflict do nothing`,
    [hash, userCode, client, scopes, seconds, pollSeconds],
  );
  return rowCount === 1;
}

export interface WaitingDevice {
  readonly client: string;
  readonly scopes: Scope[];
}

/** Returns the device that shows this code and waits for an answer. */
export async function waitingDevice(pool: Pool, userCode: string): Promise<WaitingDevice | undefined> {
  const { rows } = await pool.query<WaitingDevice>(
    `select client_id as client, scopes from oauth_device_codes
     where user_code = $1 and grant_id is null and not is_denied and expires_at > now()`,
    [userCode],
  );
  return rows[0];
}

/** Gives a waiting device its answer: the connection, or null if it is denied. Returns false if it no longer waits. */
export async function answerDevice(pool: Pool, userCode: string, grant: string | null): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update oauth_device_codes set grant_id = $2, is_denied = $2::text is null
     where user_code = $1 and grant_id is null and not is_denied and expires_at > now()`,
    [userCode, grant],
  );
  return rowCount === 1;
}

export interface Poll {
  readonly isTooEarly: boolean;
  readonly isExpired: boolean;
  readonly isDenied: boolean;
  readonly isAllowed: boolean;
}

/** Counts a poll of a device. One that comes too early makes the device wait five seconds more each time (RFC 8628, 3.5). */
export async function pollDevice(
  pool: Pool,
  { hash, client }: { hash: string; client: string },
): Promise<Poll | undefined> {
  const { rows } = await pool.query<Poll>(
    `update oauth_device_codes as device set poll_seconds = next.seconds, next_poll_at = next.poll_at
     from (
       select device_hash, next_poll_at > now() as is_too_early, expires_at <= now() as is_expired,
         poll_seconds + case when next_poll_at > now() then 5 else 0 end as seconds,
         now() + make_interval(secs => poll_seconds - 1 + case when next_poll_at > now() then 5 else 0 end) as poll_at
       from oauth_device_codes where device_hash = $1 for update
     ) as next
     where device.device_hash = next.device_hash and client_id = $2
     returning next.is_too_early as "isTooEarly", next.is_expired as "isExpired", is_denied as "isDenied",
       grant_id is not null as "isAllowed"`,
    [hash, client],
  );
  return rows[0];
}
