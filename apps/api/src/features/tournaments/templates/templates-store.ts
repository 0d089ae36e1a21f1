import { randomUUID } from "node:crypto";
import type { Pool, PoolClient } from "pg";

export interface TemplateRow {
  readonly id: string;
  readonly name: string;
  readonly plan: object;
  readonly createdAt: Date;
}

/** The templates of an account, newest first. */
export async function templatesOf(pool: Pool, account: string): Promise<readonly TemplateRow[]> {
  const { rows } = await pool.query<TemplateRow>({
    name: "tournament-templates",
    text: `select template_id as id, name, plan, created_at as "createdAt" from tournament_templates
           where account_id = $1 order by created_at desc, template_id`,
    values: [account],
  });
  return rows;
}

interface NewTemplate {
  readonly account: string;
  readonly name: string;
  readonly plan: object;
  readonly now: Date;
}

/** The id of the new template. Undefined if the account has this number of templates already. */
export async function insertTemplate(client: PoolClient, { account, name, plan, now }: NewTemplate, most: number) {
  const { rows } = await client.query<{ id: string }>({
    text: `insert into tournament_templates (template_id, account_id, name, plan, created_at)
           select $1, $2, $3, $4, $5
           where (select count(*) from tournament_templates where account_id = $2) < $6::int
           returning template_id as id`,
    values: [randomUUID(), account, name, JSON.stringify(plan), now.toISOString(), most],
  });
  return rows[0]?.id;
}

/** False if the account has no such template. */
export async function deleteTemplate(pool: Pool, account: string, id: string): Promise<boolean> {
  const { rowCount } = await pool.query({
    text: "delete from tournament_templates where account_id = $1 and template_id = $2",
    values: [account, id],
  });
  return rowCount === 1;
}
