import type { Pool } from "pg";

/** The columns with encrypted secrets, each secret bound to its owner. */
const places = {
  secondFactors: {
    read: "select account_id::text as owner, secret from second_factors",
    write: "update second_factors set secret = $3 where account_id = $1 and secret = $2",
  },
  webhooks: {
    read: "select webhook_id::text as owner, secret from webhooks",
    write: "update webhooks set secret = $3 where webhook_id = $1 and secret = $2",
  },
  pushKey: {
    read: "select name as owner, key ->> 'privateKey' as secret from server_keys where name = 'vapid' and key ->> 'privateKey' is not null",
    write: `update server_keys set key = jsonb_set(key::jsonb, '{privateKey}', to_jsonb($3::text))::json
      where name = $1 and key ->> 'privateKey' = $2`,
  },
} as const;
export type SecretKind = keyof typeof places;

/** Returns the secret as it should be stored now, or `undefined` if it cannot be decrypted. */
type Reencrypted = (owner: string, secret: string) => string | undefined;

/** Rewrites every secret with the current key. Returns how many of each kind could not be decrypted. */
export async function reencrypt(pool: Pool, reencrypted: Reencrypted): Promise<Readonly<Record<SecretKind, number>>> {
  return {
    secondFactors: await reencryptPlace(pool, places.secondFactors, reencrypted),
    webhooks: await reencryptPlace(pool, places.webhooks, reencrypted),
    pushKey: await reencryptPlace(pool, places.pushKey, reencrypted),
  };
}

/** Secrets that changed in the meantime are left alone. */
async function reencryptPlace(
  pool: Pool,
  { read, write }: (typeof places)[SecretKind],
  reencrypted: Reencrypted,
): Promise<number> {
  const { rows } = await pool.query<{ owner: string; secret: string }>(read);
  let failed = 0;
  for (const { owner, secret } of rows) {
    const again = reencrypted(owner, secret);
    if (again === undefined) failed++;
    else if (again !== secret) await pool.query(write, [owner, secret, again]);
  }
  return failed;
}
