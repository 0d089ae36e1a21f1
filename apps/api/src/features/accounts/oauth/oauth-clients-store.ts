import type { Pool } from "pg";

export interface Client {
  readonly id: string;
  readonly name: string;
  readonly redirectUris: string[];
  readonly grantTypes: string[];
  readonly createdAt: Date;
}

const columns = `client_id as id, name, redirect_uris as "redirectUris", grant_types as "grantTypes",
  created_at as "createdAt"` as const;

export async function addClient(pool: Pool, client: Omit<Client, "createdAt">): Promise<Client> {
  const { rows } = await pool.query<Client>(
    `insert into oauth_clients (client_id, name, redirect_uris, grant_types, created_at)
     values ($1, $2, $3, $4, now()) returning ${columns}`,
    [client.id, client.name, client.redirectUris, client.grantTypes],
  );
  const [added] = rows;
  if (added === undefined) throw new Error("an app that was just stored is gone");
  return added;
}

export async function clientById(pool: Pool, id: string): Promise<Client | undefined> {
  const { rows } = await pool.query<Client>(`select ${columns} from oauth_clients where client_id = $1`, [id]);
  return rows[0];
}
