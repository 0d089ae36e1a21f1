import type { Scope } from "@seneschal/schema";
import type { Pool } from "pg";
import { sanctionInForce } from "../../../stores/accounts/account-status-queries.ts";

export interface NewGrant {
  readonly id: string;
  readonly account: string;
  readonly client: string;
  readonly scopes: readonly Scope[];
  readonly seconds: number;
  /** Missing for devices. */
  readonly code?: { readonly hash: string; readonly challenge: string; readonly redirectUri: string };
  /** How many apps the account may have connected with this one. */
  readonly appsMax: number;
}

/** How often one app can be connected to an account, such as on several devices. The oldest connection ends. */
const perAppMax = 10;

/** Stores that an account allows an app to act for it. Returns false if it has too many apps. */
export async function addGrant(pool: Pool, grant: NewGrant): Promise<boolean> {
  const { id, account, client, scopes, seconds, code, appsMax } = grant;
  const { rowCount } = await pool.query(
    `with replaced as (
       delete from oauth_grants where grant_id in (
         select own.grant_id from oauth_grants as own where own.account_id = $2 and own.client_id = $3
         order by own.created_at desc, own.grant_id offset $4)
     ), others as (
       select count(distinct client_id) as apps from oauth_grants
       where account_id = $2 and client_id <> $3 and expires_at > now()
     )
     insert into oauth_grants (grant_id, account_id, client_id, scopes, created_at, expires_at, code_hash, code_challenge, redirect_uri)
     select $1, $2, $3, $5, now(), now() + make_interval(secs => $6), $7, $8, $9
     from others where $10 > apps`,
    [id, account, client, perAppMax - 1, scopes, seconds, code?.hash, code?.challenge, code?.redirectUri, appsMax],
  );
  return rowCount === 1;
}

/** Whether the account has already allowed the app as much as this. */
export async function isConnectedWith(pool: Pool, account: string, client: string, scopes: readonly Scope[]) {
  const { rows } = await pool.query<{ is: boolean }>(
    `select exists (select 1 from oauth_grants where account_id = $1 and client_id = $2 and scopes @> $3::text[]
       and refresh_hash is not null and expires_at > now()) as is`,
    [account, client, scopes],
  );
  return rows[0]?.is === true;
}

/** Tokens that were created for a connection. */
export interface IssuedTokens {
  readonly accessId: string;
  readonly accessHash: string;
  readonly accessSeconds: number;
  readonly refreshFamily: string;
  readonly refreshHash: string;
  readonly refreshSeconds: number;
}

interface Issued {
  readonly scopes: Scope[];
}

/** Accounts with one of these connections that are banned: a CTE, for `notBanned`. */
const bannedOf = <Connections extends string>(connections: Connections) =>
  `banned as materialized (
     select sanctions.account_id from ${connections}
       join sanctions on sanctions.account_id = oauth_grants.account_id and sanctions.kind = 'ban' and ${sanctionInForce})` as const;
const notBanned = "account_id not in (select banned.account_id from banned)";

/** Stores the access token for the connection in `connected`. */
const storeAccessToken =
  `insert into access_tokens as stored (token_id, account_id, name, hash, scopes, created_at, expires_at, grant_id)
  select $1, account_id, (select name from oauth_clients where oauth_clients.client_id = connected.client_id), $2,
    scopes, now(), now() + make_interval(secs => $3), grant_id
  from connected returning stored.scopes` as const;

export interface PresentedCode {
  readonly hash: string;
  readonly client: string;
  readonly redirectUri: string;
  readonly challenge: string;
}

/** Exchanges a code for tokens, once. Returns nothing if anything that it is bound to differs. */
export async function redeemCode(pool: Pool, code: PresentedCode, tokens: IssuedTokens): Promise<Issued | undefined> {
  const { rows } = await pool.query<Issued>(
    `with ${bannedOf("(select account_id from oauth_grants where code_hash = $7) as oauth_grants")}
     , connected as (
       update oauth_grants set refresh_family = $4, refresh_hash = $5, used_at = now(),
         expires_at = now() + make_interval(secs => $6)
       where code_hash = $7 and client_id = $8 and redirect_uri = $9 and code_challenge = $10
         and refresh_hash is null and expires_at > now() and ${notBanned}
       returning grant_id, account_id, client_id, scopes)
     ${storeAccessToken}`,
    [...valuesOf(tokens), code.hash, code.client, code.redirectUri, code.challenge],
  );
  return rows[0];
}

/** Exchanges a device code that its user has allowed for tokens, once. */
export async function redeemDeviceCode(
  pool: Pool,
  code: { readonly hash: string; readonly client: string },
  tokens: IssuedTokens,
): Promise<Issued | undefined> {
  const { rows } = await pool.query<Issued>(
    `with spent as (
       delete from oauth_device_codes where device_hash = $7 and client_id = $8 and grant_id is not null
         and expires_at > now()
       returning grant_id)
     , ${bannedOf("spent join oauth_grants on oauth_grants.grant_id = spent.grant_id")}
     , connected as (
       update oauth_grants set refresh_family = $4, refresh_hash = $5, used_at = now(),
         expires_at = now() + make_interval(secs => $6)
       from spent where oauth_grants.grant_id = spent.grant_id and refresh_hash is null and ${notBanned}
       returning oauth_grants.grant_id, account_id, client_id, scopes)
     ${storeAccessToken}`,
    [...valuesOf(tokens), code.hash, code.client],
  );
  return rows[0];
}

/** Replaces the refresh token of a connection, if this is the valid one. The access token gets `scopes`. */
export async function rotateRefreshToken(
  pool: Pool,
  { hash, scopes }: { readonly hash: string; readonly scopes: readonly Scope[] },
  tokens: IssuedTokens,
): Promise<Issued | undefined> {
  const { rows } = await pool.query<Issued>(
    `with ${bannedOf("(select account_id from oauth_grants where refresh_family = $4) as oauth_grants")}
     , connected as (
       update oauth_grants set refresh_hash = $5, used_at = now(), expires_at = now() + make_interval(secs => $6)
       where refresh_family = $4 and refresh_hash = $7 and scopes @> $8::text[] and expires_at > now() and ${notBanned}
       returning grant_id, account_id, client_id, $8::text[] as scopes)
     ${storeAccessToken}`,
    [...valuesOf(tokens), hash, scopes],
  );
  return rows[0];
}

const valuesOf = ({ accessId, accessHash, accessSeconds, refreshFamily, refreshHash, refreshSeconds }: IssuedTokens) =>
  [accessId, accessHash, accessSeconds, refreshFamily, refreshHash, refreshSeconds] as const;

/** Returns the connection to which all refresh tokens of this family belong. */
export async function grantOfFamily(pool: Pool, family: string) {
  const { rows } = await pool.query<{ client: string; scopes: Scope[] }>(
    "select client_id as client, scopes from oauth_grants where refresh_family = $1",
    [family],
  );
  return rows[0];
}

/** Ends the connection that this code or family of refresh tokens belongs to. Returns its account. */
export async function endGrant(
  pool: Pool,
  { codeHash, family, client }: { codeHash?: string; family?: string; client?: string },
): Promise<string | undefined> {
  const { rows } = await pool.query<{ account_id: string }>(
    `delete from oauth_grants
     where (code_hash = $1 or refresh_family = $2) and client_id = coalesce($3, client_id) returning account_id`,
    [codeHash, family, client],
  );
  return rows[0]?.account_id;
}

/** Deletes an access token of an app. Returns its account. */
export async function deleteAppToken(pool: Pool, hash: string, client: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ account_id: string }>(
    `delete from access_tokens using oauth_grants
     where access_tokens.grant_id = oauth_grants.grant_id and hash = $1 and client_id = $2
     returning access_tokens.account_id`,
    [hash, client],
  );
  return rows[0]?.account_id;
}

export interface ConnectedAppRow {
  readonly id: string;
  readonly name: string;
  readonly redirectUri: string | null;
  readonly scopes: Scope[];
  readonly connectedAt: Date;
  readonly lastUsedAt: Date | null;
}

/** Returns the apps that can act for an account, by name. An app that is connected several times is one entry. */
export async function connectedAppsOf(pool: Pool, account: string): Promise<readonly ConnectedAppRow[]> {
  const { rows } = await pool.query<ConnectedAppRow>(
    `select client_id as id, name, max(redirect_uri) as "redirectUri",
       (select coalesce(array_agg(distinct scope), '{}') from oauth_grants as others, unnest(others.scopes) as scope
        where others.account_id = $1 and others.client_id = oauth_grants.client_id and others.expires_at > now()) as scopes,
       min(oauth_grants.created_at) as "connectedAt", max(used_at) as "lastUsedAt"
     from oauth_grants join oauth_clients using (client_id)
     where account_id = $1 and expires_at > now()
     group by client_id, name order by name, client_id`,
    [account],
  );
  return rows;
}

/** Ends all connections of an app with an account: its tokens and codes with them. */
export async function disconnectApp(pool: Pool, account: string, client: string): Promise<boolean> {
  const { rowCount } = await pool.query("delete from oauth_grants where account_id = $1 and client_id = $2", [
    account,
    client,
  ]);
  return (rowCount ?? 0) > 0;
}
