import { randomUUID } from "node:crypto";
import type { deliveries as schemas } from "@seneschal/schema";
import type { Pool, PoolClient } from "pg";

export interface NewDelivery {
  readonly account: string;
  readonly channel: "push" | "webhook";
  /** The device or webhook. */
  readonly target: string;
  /** Names the event; it is delivered once per target. */
  readonly key: string;
  readonly kind: schemas.Delivery["kind"];
  /** Facts, rendered to text when it is sent. */
  readonly notice: unknown;
}

export interface StoredDelivery {
  readonly id: string;
  readonly account: string;
  readonly target: string;
  readonly kind: schemas.Delivery["kind"];
  readonly notice: unknown;
  readonly at: Date;
  readonly state: schemas.Delivery["state"];
  readonly attempts: number;
}

const columns = `delivery_id as id, account_id as account, target, kind, notification as notice, at, state, attempts`;

/** Stores a delivery. Returns its id, or `undefined` if it was stored before. */
export async function addDelivery(
  client: Pool | PoolClient,
  { account, channel, target, key, kind, notice }: NewDelivery,
): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `insert into deliveries (delivery_id, account_id, channel, target, key, kind, notification)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (target, key) do nothing returning delivery_id as id`,
    [randomUUID(), account, channel, target, key, kind, JSON.stringify(notice)],
  );
  return rows[0]?.id;
}

export async function loadDelivery(pool: Pool, id: string): Promise<StoredDelivery | undefined> {
  const text = `select ${columns} from deliveries where delivery_id = $1`;
  const { rows } = await pool.query<StoredDelivery>({ name: "delivery", text, values: [id] });
  return rows[0];
}

export interface AttemptResult {
  readonly state: schemas.Delivery["state"];
  readonly outcome: NonNullable<schemas.Delivery["outcome"]>;
  readonly status: number | null;
}

/** Records the result of an attempt. The content of a delivery that arrived is dropped. */
export async function recordAttempt(
  client: Pool | PoolClient,
  id: string,
  { state, outcome, status }: AttemptResult,
): Promise<void> {
  await client.query(
    `update deliveries set state = $2, outcome = $3, status = $4, attempts = attempts + 1,
       done_at = case when $2 <> 'waiting' then present.at end, notification = case when $2 <> 'done' then notification end
     from (select now() as at) as present where delivery_id = $1`,
    [id, state, outcome, status],
  );
}

/** Lets a failed delivery be retried. Returns false if there is no such delivery. */
export async function resetDelivery(client: PoolClient, target: string, id: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `update deliveries set state = 'waiting', attempts = 0, done_at = null
     where delivery_id = $1 and target = $2 and state = 'failed' and notification is not null`,
    [id, target],
  );
  return rowCount === 1;
}

const shownMax = 30;

/** Returns the latest deliveries to a target, newest first. */
export async function recentDeliveries(pool: Pool, target: string): Promise<readonly schemas.Delivery[]> {
  const { rows } = await pool.query<DeliveryRow>({
    name: "deliveries-to",
    text: `select delivery_id as id, at, kind, state, attempts, outcome, status, done_at as "doneAt" from deliveries
           where target = $1 order by at desc, delivery_id limit $2`,
    values: [target, shownMax],
  });
  return rows.map(({ at, doneAt, ...row }) => {
    return { ...row, at: at.toISOString(), doneAt: doneAt?.toISOString() ?? null };
  });
}

interface DeliveryRow extends Omit<schemas.Delivery, "at" | "doneAt"> {
  readonly at: Date;
  readonly doneAt: Date | null;
}
