import { randomUUID } from "node:crypto";
import type { Pool } from "pg";

export interface Companion {
  readonly id: string;
  readonly name: string;
}

/** Returns a local player of this account, or `undefined` if it is not one of theirs. */
export async function companionOf(pool: Pool, account: string, companion: string): Promise<Companion | undefined> {
  const { rows } = await pool.query<Companion>({
    name: "companion-of",
    text: "select id, name from accounts where id = $2 and companion_of = $1",
    values: [account, companion],
  });
  return rows[0];
}

/** Returns the local players of an account, oldest first. */
export async function companionsOf(pool: Pool, account: string): Promise<readonly Companion[]> {
  const { rows } = await pool.query<Companion>({
    name: "companions-of",
    text: "select id, name from accounts where companion_of = $1 order by created_at, id",
    values: [account],
  });
  return rows;
}

/** Creates a local player with only a name. Nobody can sign in as them, and they are deleted with their host. */
export async function createCompanion(pool: Pool, account: string, name: string): Promise<Companion> {
  const id = randomUUID();
  await pool.query({
    name: "create-companion",
    text: `insert into accounts (id, name, email, is_guest, companion_of, created_at, updated_at)
           values ($1, $2, $1 || '@companion.invalid', true, $3, now(), now())`,
    values: [id, name, account],
  });
  return { id, name };
}
