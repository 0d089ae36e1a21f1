import type { Pool } from "pg";

interface Held {
  readonly purpose: "register" | "sign-in";
  readonly holderHash: string;
}

export interface NewChallenge extends Held {
  readonly challenge: string;
  /** Who registers a passkey; nobody yet at sign-in. */
  readonly account: string | null;
  readonly seconds: number;
}

export async function addPasskeyChallenge(pool: Pool, given: NewChallenge): Promise<void> {
  const { challenge, purpose, holderHash, account, seconds } = given;
  await pool.query({
    name: "add-passkey-challenge",
    text: `insert into passkey_challenges (challenge, purpose, holder_hash, account_id, expires_at)
           values ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
    values: [challenge, purpose, holderHash, account, seconds],
  });
}

interface Challenged extends Held {
  readonly challenge: string;
  readonly account: string | null;
}

/** Consumes a challenge. Returns false if this holder has no such challenge, or if it was used or has expired. */
export async function consumePasskeyChallenge(pool: Pool, given: Challenged): Promise<boolean> {
  const { challenge, purpose, holderHash, account } = given;
  const { rowCount } = await pool.query({
    name: "consume-passkey-challenge",
    text: `delete from passkey_challenges
           where challenge = $1 and purpose = $2 and holder_hash = $3 and account_id is not distinct from $4
             and expires_at > now()`,
    values: [challenge, purpose, holderHash, account],
  });
  return rowCount === 1;
}
