import type { Pool, PoolClient } from "pg";
import { requestOf } from "../../event-store/appending/idempotent-request.ts";
import { Problem } from "../../platform/http/problem.ts";
import { inTransaction } from "../../platform/postgres/in-transaction.ts";

/** A request that creates something outside the event logs, with the `Idempotency-Key` of its account. */
export interface KeyedRequest {
  readonly account: string;
  readonly key: string | undefined;
  /** What the key belongs to: the id of a game or tournament, or what kind of thing is created. */
  readonly scope: string;
  readonly content: unknown;
}

/**
 * Creates something in a transaction and returns its id. A repeated request with the same key creates nothing and gets the
 * same id.
 * @throws {Problem} idempotency-key-reused
 */
export async function createOnce(
  pool: Pool,
  request: KeyedRequest,
  create: (client: PoolClient) => Promise<string>,
): Promise<string> {
  const earlier = await createdEarlier(pool, request);
  if (earlier !== undefined) return earlier;
  return inTransaction(pool, async (client) => {
    if (request.key === undefined) return create(client);
    // Another process may be serving the same request: the insertion waits for its end.
    if (!(await claim(client, request))) {
      const created = await createdEarlier(client, request);
      if (created === undefined) throw new Error("a request was served and is not there");
      return created;
    }
    const created = await create(client);
    await complete(client, request, created);
    return created;
  });
}

/**
 * The id of what an earlier request with this key created.
 * @throws {Problem} idempotency-key-reused
 */
export async function createdEarlier(
  connection: Pool | PoolClient,
  request: KeyedRequest,
): Promise<string | undefined> {
  if (request.key === undefined) return undefined;
  const { rows } = await connection.query<{ fingerprint: string; created: string }>({
    name: "served-request",
    text: "select fingerprint, created from served_requests where account_id = $1 and request = $2",
    values: [request.account, textOf(request)],
  });
  const [served] = rows;
  if (served !== undefined && served.fingerprint !== fingerprintOf(request))
    throw new Problem("idempotency-key-reused");
  return served?.created;
}

/** For a repeated request: what the first one created was deleted since. */
export const createdAndGone = () =>
  new Problem("idempotency-key-reused", "What was created with this key has been deleted. Use a new key.");

async function claim(client: PoolClient, request: KeyedRequest): Promise<boolean> {
  const { rowCount } = await client.query({
    name: "claim-request",
    text: `insert into served_requests (account_id, request, fingerprint, created, at) values ($1, $2, $3, '', now())
           on conflict (account_id, request) do nothing`,
    values: [request.account, textOf(request), fingerprintOf(request)],
  });
  return rowCount === 1;
}

async function complete(client: PoolClient, request: KeyedRequest, created: string): Promise<void> {
  await client.query({
    name: "complete-request",
    text: "update served_requests set created = $3 where account_id = $1 and request = $2",
    values: [request.account, textOf(request), created],
  });
}

const textOf = ({ scope, key }: KeyedRequest) => `${scope} ${key}`;
const fingerprintOf = ({ account, key, content }: KeyedRequest) => requestOf(account, key, content)?.fingerprint;
