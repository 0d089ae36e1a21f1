import type { Pool } from "pg";
import { type NameKind, nameKindOf } from "../../stores/names/name-claims-store.ts";

export interface Block {
  readonly account: string;
  readonly name: string;
  readonly nameKind: NameKind;
  readonly kind: "mute" | "block";
}

export async function blocksOf(pool: Pool, account: string): Promise<readonly Block[]> {
  const { rows } = await pool.query<Block>({
    name: "blocks-of",
    text: `select other_id as account, name, ${nameKindOf} as "nameKind", kind from account_blocks join accounts on accounts.id = other_id
           where account_id = $1 order by name, other_id`,
    values: [account],
  });
  return rows;
}

/** Returns false if there is no such account. */
export async function setBlock(pool: Pool, account: string, other: string, kind: Block["kind"]): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: "set-block",
    text: `insert into account_blocks (account_id, other_id, kind) select $1, id, $3 from accounts where id = $2
           on conflict (account_id, other_id) do update set kind = excluded.kind`,
    values: [account, other, kind],
  });
  return rowCount === 1;
}

export async function removeBlock(pool: Pool, account: string, other: string): Promise<void> {
  await pool.query({
    name: "delete-block",
    text: "delete from account_blocks where account_id = $1 and other_id = $2",
    values: [account, other],
  });
}
