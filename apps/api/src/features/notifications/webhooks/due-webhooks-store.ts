import type { Pool, PoolClient } from "pg";

/** A webhook of a game or tournament whose head has moved since it was last looked at, or that may be told more now. */
export interface DueWebhook {
  readonly id: string;
  readonly account: string;
  readonly game: string | null;
  readonly tournament: string | null;
  readonly kinds: readonly string[];
  /** The last version that it was told of, or passed over. */
  readonly sentVersion: number;
}

const dueMax = 200;

const aboutGameOrTournament = `webhooks left join games on games.game_id = webhooks.game_id
  left join tournaments on tournaments.tournament_id = webhooks.tournament_id` as const;
const mayBeToldMore = <Now extends string>(now: Now) =>
  `(coalesce(games.version, tournaments.version) > seen_version or rises_at <= ${now})` as const;

/** Webhooks of games and tournaments that may have something to say, those of one subject together. */
export async function dueWebhooks(pool: Pool, now: Date): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: "due-webhooks",
    text: `select webhook_id as id from ${aboutGameOrTournament}
           where (webhooks.game_id is not null or webhooks.tournament_id is not null) and is_on and ${mayBeToldMore("$1")}
           order by webhooks.game_id, webhooks.tournament_id, webhook_id limit $2`,
    values: [now, dueMax],
  });
  return rows.map(({ id }) => id);
}

/**
 * Locks a webhook if it is still due. Undefined if another process has it, or has announced everything meanwhile: so each
 * message is made once.
 */
export async function lockDueWebhook(client: PoolClient, id: string, now: Date): Promise<DueWebhook | undefined> {
  const { rows } = await client.query<DueWebhook>({
    name: "lock-due-webhook",
    text: `select webhook_id as id, account_id as account, game_id as game, tournament_id as tournament, kinds,
             sent_version as "sentVersion"
           from webhooks where webhook_id = $1 and is_on for update skip locked`,
    values: [id],
  });
  const [webhook] = rows;
  // A separate statement, to see what another process has announced until it released the lock.
  return webhook !== undefined && (await isDue(client, id, now)) ? webhook : undefined;
}

async function isDue(client: PoolClient, id: string, now: Date): Promise<boolean> {
  const { rows } = await client.query<{ id: string }>({
    name: "is-webhook-due",
    text: `select webhook_id as id from ${aboutGameOrTournament} where webhook_id = $1 and ${mayBeToldMore("$2")}`,
    values: [id, now],
  });
  return rows.length > 0;
}

interface Progress {
  readonly sentVersion: number;
  readonly seenVersion: number;
  readonly risesAt: Date | undefined;
}

export async function recordProgress(
  client: PoolClient,
  id: string,
  { sentVersion, seenVersion, risesAt }: Progress,
): Promise<void> {
  await client.query("update webhooks set sent_version = $2, seen_version = $3, rises_at = $4 where webhook_id = $1", [
    id,
    sentVersion,
    seenVersion,
    risesAt,
  ]);
}

/** Removes a webhook whose account may no longer have it. */
export async function removeWebhook(client: PoolClient, id: string): Promise<void> {
  await client.query(
    `with unsent as (delete from deliveries where target = $1)
     delete from webhooks where webhook_id = $1`,
    [id],
  );
}
