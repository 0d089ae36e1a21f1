import { randomUUID } from "node:crypto";
import type { Pool, PoolClient } from "pg";

export interface PushDevice {
  readonly id: string;
  readonly account: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly agent: string | null;
  readonly createdAt: Date;
  readonly deliveredAt: Date | null;
}

const columns = `device_id as id, account_id as account, endpoint, p256dh, auth, agent, created_at as "createdAt",
  delivered_at as "deliveredAt"`;

/** Returns the devices of one account, oldest first. */
export async function devicesOf(connection: Pool | PoolClient, account: string): Promise<readonly PushDevice[]> {
  const { rows } = await connection.query<PushDevice>({
    name: "push-devices-of",
    text: `select ${columns} from push_devices where account_id = $1 order by created_at, device_id`,
    values: [account],
  });
  return rows;
}

export async function deviceById(pool: Pool, id: string): Promise<PushDevice | undefined> {
  const text = `select ${columns} from push_devices where device_id = $1`;
  const { rows } = await pool.query<PushDevice>({ name: "push-device", text, values: [id] });
  return rows[0];
}

type NewDevice = Pick<PushDevice, "account" | "endpoint" | "p256dh" | "auth" | "agent">;

/** A browser belongs to the account that signed in there last. Returns false if the account has reached the limit. */
export async function addDevice(pool: Pool, device: NewDevice, devicesMax: number): Promise<boolean> {
  const { account, endpoint, p256dh, auth, agent } = device;
  const { rowCount } = await pool.query(
    `insert into push_devices (device_id, account_id, endpoint, p256dh, auth, agent)
     select $1, $2, $3, $4, $5, $6
     where (select count(*) from push_devices where account_id = $2 and endpoint <> $3) < $7
     on conflict (endpoint) do update set account_id = excluded.account_id, p256dh = excluded.p256dh,
       auth = excluded.auth, agent = excluded.agent`,
    [randomUUID(), account, endpoint, p256dh, auth, agent, devicesMax],
  );
  return rowCount === 1;
}

export async function deleteDevice(connection: Pool | PoolClient, account: string, id: string): Promise<boolean> {
  const { rowCount } = await connection.query(
    `with gone as (delete from push_devices where account_id = $1 and device_id = $2 returning device_id)
     , unsent as (delete from deliveries using gone where target = device_id)
     select from gone`,
    [account, id],
  );
  return rowCount === 1;
}

export async function recordDeviceSuccess(client: PoolClient, id: string): Promise<void> {
  await client.query("update push_devices set delivered_at = now() where device_id = $1", [id]);
}
