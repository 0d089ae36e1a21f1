import type { deliveries as schemas } from "@seneschal/schema";
import type { Pool, PoolClient } from "pg";
import type { AboutGame } from "./webhook-body.ts";

export interface StoredWebhook extends Omit<schemas.Webhook, "failingSince" | "createdAt"> {
  /** The account that added it. */
  readonly account: string;
  readonly game: string | null;
  readonly tournament: string | null;
  /** Encrypted, or plain text from before encryption existed. */
  readonly secret: string;
  readonly failingSince: Date | null;
  readonly createdAt: Date;
}

/** Whose webhooks: those of an account, those that an account added to a game, or those of a tournament. */
export type WebhookOwner =
  | { readonly type: "account"; readonly account: string }
  | { readonly type: "game"; readonly game: string; readonly account: string }
  | { readonly type: "tournament"; readonly tournament: string };

/** The column `owner`. */
export function ownerText(owner: WebhookOwner): string {
  switch (owner.type) {
    case "account":
      return `account ${owner.account}`;
    case "game":
      return `game ${owner.game} ${owner.account}`;
    case "tournament":
      return `tournament ${owner.tournament}`;
  }
}

const columns = `webhook_id as id, account_id as account, game_id as game, tournament_id as tournament, name, url, format,
  kinds, secret, is_on as "isOn", failing_since as "failingSince", created_at as "createdAt"`;

/** Returns the webhooks of one owner, oldest first. */
export async function webhooksOf(
  connection: Pool | PoolClient,
  owner: WebhookOwner,
): Promise<readonly StoredWebhook[]> {
  const { rows } = await connection.query<StoredWebhook>({
    name: "webhooks-of",
    text: `select ${columns} from webhooks where owner = $1 order by created_at, webhook_id`,
    values: [ownerText(owner)],
  });
  return rows;
}

export async function webhookById(pool: Pool, id: string): Promise<StoredWebhook | undefined> {
  const text = `select ${columns} from webhooks where webhook_id = $1`;
  const { rows } = await pool.query<StoredWebhook>({ name: "webhook", text, values: [id] });
  return rows[0];
}

interface NewWebhook extends Pick<StoredWebhook, "id" | "account" | "name" | "url" | "format" | "kinds" | "secret"> {
  readonly owner: WebhookOwner;
}

/** The game or the tournament that the webhooks of an owner are about. */
function subjectOf(owner: WebhookOwner) {
  return {
    game: owner.type === "game" ? owner.game : null,
    tournament: owner.type === "tournament" ? owner.tournament : null,
  };
}

/** The present version of a game or tournament; 0 without one. */
const headOf = <Game extends string, Tournament extends string>(game: Game, tournament: Tournament) =>
  `coalesce((select version from games where games.game_id = ${game}),
    (select version from tournaments where tournaments.tournament_id = ${tournament}), 0)` as const;

/** Adds a webhook, which is told of what comes later. Returns false if the owner has reached the limit. */
export async function addWebhook(
  client: Pool | PoolClient,
  webhook: NewWebhook,
  webhooksMax: number,
): Promise<boolean> {
  const { id, account, owner, name, url, format, kinds, secret } = webhook;
  const { game, tournament } = subjectOf(owner);
  const { rowCount } = await client.query(
    `with adder as (select id from accounts where id = $2 for update)
     insert into webhooks (webhook_id, account_id, name, url, format, kinds, secret, game_id, tournament_id, sent_version, seen_version)
     select $1, id, $3, $4, $5, $6, $7, $8, $9, head, head
     from adder cross join (select ${headOf("$8", "$9")} as head) as now
     where (select count(*) from webhooks where owner = $10) < $11`,
    [id, account, name, url, format, kinds, secret, game, tournament, ownerText(owner), webhooksMax],
  );
  return rowCount === 1;
}

interface Change {
  readonly name?: string | undefined;
  readonly kinds?: readonly string[] | undefined;
  readonly isOn?: boolean | undefined;
  readonly secret?: string;
}

/** Turning a webhook on resets its failures. What happened while it was off is passed over. */
export async function changeWebhook(
  pool: Pool,
  owner: WebhookOwner,
  id: string,
  { name, kinds, isOn, secret }: Change,
): Promise<boolean> {
  const { game, tournament } = subjectOf(owner);
  const { rowCount } = await pool.query(
    `with subject as materialized (select ${headOf("$7", "$8")} as head)
     update webhooks set name = coalesce($3, name), kinds = coalesce($4, kinds), is_on = coalesce($5, is_on),
       secret = coalesce($6, secret), failing_since = case when $5 then null else failing_since end,
       sent_version = case when $5 and not is_on then head else sent_version end
     from subject where owner = $1 and webhook_id = $2`,
    [ownerText(owner), id, name, kinds, isOn, secret, game, tournament],
  );
  return rowCount === 1;
}

export async function deleteWebhook(pool: Pool, owner: WebhookOwner, id: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with gone as (delete from webhooks where owner = $1 and webhook_id = $2 returning webhook_id)
     , unsent as (delete from deliveries using gone where target = webhook_id)
     select from gone`,
    [ownerText(owner), id],
  );
  return rowCount === 1;
}

export async function recordWebhookSuccess(client: PoolClient, id: string): Promise<void> {
  await client.query("update webhooks set failing_since = null where webhook_id = $1 and failing_since is not null", [
    id,
  ]);
}

/** Records a failure. Turns the webhook off and returns true if it has failed for a day, or permanently. */
export async function recordWebhookFailure(client: PoolClient, id: string, isPermanent: boolean): Promise<boolean> {
  const { rowCount } = await client.query(
    `with missed as (
       update webhooks set failing_since = coalesce(failing_since, present.at) from (select now() as at) as present
       where webhook_id = $1 and is_on
       returning failing_since
     )
     select from missed where $2 or failing_since < now() - interval '1 day'`,
    [id, isPermanent],
  );
  if (rowCount === 0) return false;
  await client.query("update webhooks set is_on = false where webhook_id = $1", [id]);
  return true;
}

/** What a webhook says of a game, at its present version. */
export async function gameOfWebhook(pool: Pool, id: string): Promise<AboutGame | undefined> {
  const { rows } = await pool.query<AboutGame>({
    name: "game-of-webhook",
    text: "select game_id as id, ruleset, revision, version from games where game_id = $1",
    values: [id],
  });
  return rows[0];
}
