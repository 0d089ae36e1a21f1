import { randomUUID } from "node:crypto";
import type { adminPeople } from "@seneschal/schema";
import type { Pool, PoolClient } from "pg";
import { sanctionInForce } from "./account-status-queries.ts";

interface NewSanction {
  readonly account: string;
  readonly kind: "mute" | "ban";
  readonly by: string;
  readonly reason: string;
  readonly at: Date;
  readonly endsAt: Date | null;
}

/**
 * Imposes a sanction. Returns its id, or `undefined` if one of this kind is in force. Concurrent calls wait for each
 * other.
 */
export async function imposeSanction(client: PoolClient, sanction: NewSanction): Promise<string | undefined> {
  const { account, kind, by, reason, at, endsAt } = sanction;
  await client.query("select from accounts where id = $1 for update", [account]);
  const id = randomUUID();
  const { rowCount } = await client.query(
    `insert into sanctions (sanction_id, account_id, kind, by, reason, started_at, ends_at)
     select $1, $2, $3, $4, $5, $6, $7
     where not exists (select from sanctions where account_id = $2 and kind = $3 and ${sanctionInForce})`,
    [id, account, kind, by, reason, at, endsAt],
  );
  return rowCount === 1 ? id : undefined;
}

/** Lifts a sanction that is in force. Returns false if it is not. */
export async function liftSanction(
  client: PoolClient,
  { account, sanction, reason, at }: { account: string; sanction: string; reason: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update sanctions set lifted_at = $4, lift_reason = $3 where account_id = $1 and sanction_id = $2 and ${sanctionInForce}`,
    [account, sanction, reason, at],
  );
  return rowCount === 1;
}

/** Stores an appeal. Returns `no-sanction` if the account has no such sanction in force. */
export async function appealAgainst(
  pool: Pool,
  { account, sanction, text, at }: { account: string; sanction: string; text: string; at: Date },
): Promise<"kept" | "made-already" | "no-sanction"> {
  const kept = await pool.query(
    `update sanctions set appeal = $3, appealed_at = $4
     where account_id = $1 and sanction_id = $2 and ${sanctionInForce} and appeal is null`,
    [account, sanction, text, at],
  );
  if (kept.rowCount === 1) return "kept";
  const known = `select from sanctions where account_id = $1 and sanction_id = $2 and ${sanctionInForce}`;
  return (await pool.query(known, [account, sanction])).rowCount === 1 ? "made-already" : "no-sanction";
}

/** Returns all sanctions of an account, latest first. */
export async function sanctionsOf(pool: Pool, account: string): Promise<adminPeople.SanctionRecord[]> {
  const { rows } = await pool.query<Row>(
    `select sanction_id as id, kind, by, accounts.name as "byName", reason, started_at, ends_at, appeal, appealed_at, lifted_at,
       lift_reason as "liftReason", (${sanctionInForce}) is true as "isInForce"
     from sanctions left join accounts on accounts.id = sanctions.by where account_id = $1 order by started_at desc`,
    [account],
  );
  return rows.map(({ by, byName: name, started_at, ends_at, appealed_at, lifted_at, ...row }) => ({
    ...row,
    by: { account: by, name },
    startedAt: started_at.toISOString(),
    endsAt: ends_at?.toISOString() ?? null,
    appealedAt: appealed_at?.toISOString() ?? null,
    liftedAt: lifted_at?.toISOString() ?? null,
  }));
}

interface Row {
  readonly id: string;
  readonly kind: "mute" | "ban";
  readonly by: string;
  readonly byName: string | null;
  readonly reason: string;
  readonly started_at: Date;
  readonly ends_at: Date | null;
  readonly appeal: string | null;
  readonly appealed_at: Date | null;
  readonly lifted_at: Date | null;
  readonly liftReason: string | null;
  readonly isInForce: boolean;
}
