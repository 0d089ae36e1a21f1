import { randomUUID } from "node:crypto";
import type { Pool } from "pg";

export interface Companion {
  readonly id: string;
  readonly name: string;
}

/** Somebody who plays at the screen of this account; nobody, if it is no companion of theirs. */
export async function companionOf(pool: Pool, account: string, companion: string): Promise<Companion | undefined> {
  const { rows } = await pool.query<Companion>({
    name: "companion-of",
    text: "select id, name from accounts where id = $2 and companion_of = $1",
    values: [account, companion],
  });
  return rows[0];
}

/** The companions of an account, in the order in which they came. */
export async function companionsOf(pool: Pool, account: string): Promise<readonly Companion[]> {
  const { rows } = await pool.query<Companion>({
    name: "companions-of",
    text: "select id, name from accounts where companion_of = $1 order by created_at, id",
    values: [account],
  });
  return rows;
}

/** Somebody new, by a name alone: nobody can sign in as they, and they go with their host. */
export async function newCompanion(pool: Pool, account: string, name: string): Promise<Companion> {
  const id = randomUUID();
  await pool.query({
    name: "new-companion",
    text: `insert into accounts (id, name, email, is_guest, companion_of, created_at, updated_at)
           values ($1, $2, $1 || '@companion.invalid', true, $3, now(), now())`,
    values: [id, name, account],
  });
  return { id, name };
}
