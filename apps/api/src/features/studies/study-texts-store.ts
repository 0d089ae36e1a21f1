import type { Pool, PoolClient } from "pg";
import type { StudyEventOf } from "../../domain/study/study-events.ts";

type Part = StudyEventOf<"TextChanged">["part"];

/** A text of a study, with its author. */
export interface StoredText {
  readonly node: number;
  readonly part: Part;
  readonly text: string;
  readonly account: string;
  readonly name: string;
  readonly at: Date;
}

/** The texts of a study with the names of their authors. Those of deleted accounts are gone. */
export async function textsOf(pool: Pool, study: string): Promise<readonly StoredText[]> {
  const { rows } = await pool.query<StoredText>({
    name: "study-texts",
    text: `select node, part, text, account_id as account, accounts.name, at
           from study_texts join accounts on accounts.id = account_id where study_id = $1`,
    values: [study],
  });
  return rows;
}

interface NewText {
  readonly study: string;
  readonly node: number;
  readonly part: Part;
  readonly text: string | null;
  readonly account: string;
  readonly at: Date;
}

/** Stores a text in place of the one before; null deletes it. */
export async function storeText(client: PoolClient, { study, node, part, text, account, at }: NewText): Promise<void> {
  if (text === null) {
    await client.query("delete from study_texts where study_id = $1 and node = $2 and part = $3", [study, node, part]);
    return;
  }
  await client.query(
    `insert into study_texts (study_id, node, part, text, account_id, at) values ($1, $2, $3, $4, $5, $6)
     on conflict (study_id, node, part) do update
       set text = excluded.text, account_id = excluded.account_id, at = excluded.at`,
    [study, node, part, text, account, at],
  );
}

/** Deletes the texts of these nodes; of the whole study without them. */
export async function deleteTexts(client: PoolClient, study: string, nodes: readonly number[] | null): Promise<void> {
  await client.query("delete from study_texts where study_id = $1 and ($2::int[] is null or node = any($2::int[]))", [
    study,
    nodes,
  ]);
}
