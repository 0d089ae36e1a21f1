import type { Scope } from "@seneschal/schema";
import type { Pool, PoolClient } from "pg";
import { type NameKind, nameKindOf } from "../names/name-claims-store.ts";

export interface AccessTokenRow {
  readonly id: string;
  readonly name: string;
  readonly scopes: Scope[];
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly expiresAt: Date | null;
}

const columns = `token_id as id, name, scopes, created_at as "createdAt", last_used_at as "lastUsedAt",
  expires_at as "expiresAt"` as const;

const stored = `stored.token_id as id, stored.name, stored.scopes, stored.created_at as "createdAt",
  stored.last_used_at as "lastUsedAt", stored.expires_at as "expiresAt"` as const;

/** Returns the personal tokens of an account that have not expired, the newest first. */
export async function accessTokensOf(pool: Pool, account: string): Promise<readonly AccessTokenRow[]> {
  const { rows } = await pool.query<AccessTokenRow>(
    `select ${columns} from access_tokens
     where account_id = $1 and grant_id is null and (expires_at is null or expires_at > now())
     order by created_at desc, token_id`,
    [account],
  );
  return rows;
}

export interface NewToken {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  readonly hash: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt: Date | null;
  /** How many valid tokens the account may have with this one. */
  readonly max: number;
}

/** Stores a token. Returns nothing if the account has too many, or if the token would already have expired. */
export async function addAccessToken(pool: Pool, token: NewToken): Promise<AccessTokenRow | undefined> {
  const { id, account, name, hash, scopes, expiresAt, max } = token;
  const { rows } = await pool.query<AccessTokenRow>(
    `insert into access_tokens as stored (token_id, account_id, name, hash, scopes, created_at, expires_at)
     select $1, $2, $3, $4, $5, now(), $6
     where ($6::timestamptz is null or $6 > now()) and $7 > (
       select count(*) from access_tokens
       where account_id = $2 and grant_id is null and (expires_at is null or expires_at > now()))
     returning ${stored}`,
    [id, account, name, hash, scopes, expiresAt, max],
  );
  return rows[0];
}

/** Deletes a token. Returns false if the account has no such token. */
export async function deleteAccessToken(pool: Pool, account: string, token: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    "delete from access_tokens where account_id = $1 and token_id = $2 and grant_id is null",
    [account, token],
  );
  return rowCount === 1;
}

/** Deletes the personal token with this hash. Returns its account. */
export async function deletePersonalToken(pool: Pool, hash: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ account: string }>(
    "delete from access_tokens where hash = $1 and grant_id is null returning account_id as account",
    [hash],
  );
  return rows[0]?.account;
}

interface RevokedToken {
  readonly account: string;
  /** Of the token, or of its app. */
  readonly name: string;
  readonly isOfApp: boolean;
}

/** Deletes a token by its hash: a personal one, or one of an app together with the connection that it came from. */
export async function revokeToken(pool: Pool, hash: string): Promise<RevokedToken | undefined> {
  const { rows } = await pool.query<RevokedToken>(
    `with found as (
       select token_id, access_tokens.grant_id, access_tokens.account_id as account,
         coalesce(oauth_clients.name, access_tokens.name) as name
       from access_tokens left join oauth_grants using (grant_id) left join oauth_clients using (client_id)
       where hash = $1
     ), connection as (
       delete from oauth_grants where grant_id in (select grant_id from found) returning grant_id
     ), personal as (
       delete from access_tokens where hash = $1 and grant_id is null returning token_id
     )
     select account, name, grant_id is not null as "isOfApp" from found
     where grant_id in (select grant_id from connection) or token_id in (select token_id from personal)`,
    [hash],
  );
  return rows[0];
}

/** Deletes all tokens of an account and disconnects all apps. Returns how many there were. */
export async function deleteAccessTokens(connection: Pool | PoolClient, account: string): Promise<number> {
  const personal = await connection.query("delete from access_tokens where account_id = $1 and grant_id is null", [
    account,
  ]);
  return (personal.rowCount ?? 0) + (await disconnectApps(connection, account));
}

/** Ends all connections of an account with apps, and the tokens and codes that came from them. Returns how many. */
export async function disconnectApps(connection: Pool | PoolClient, account: string): Promise<number> {
  const { rowCount } = await connection.query("delete from oauth_grants where account_id = $1", [account]);
  return rowCount ?? 0;
}

export interface TokenOwner {
  readonly tokenId: string;
  readonly scopes: Scope[];
  /** The stored time of the last use is older than a minute. */
  readonly isUseUnrecorded: boolean;
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly isGuest: boolean;
  readonly pendingEmail: string | null;
  readonly hasSecondFactor: boolean;
}

/** Returns the account of a valid token. */
export async function ownerOfToken(pool: Pool, hash: string): Promise<TokenOwner | undefined> {
  const { rows } = await pool.query<TokenOwner>({
    name: "owner-of-token",
    text: `select token_id as "tokenId", scopes,
             coalesce(last_used_at < now() - interval '1 minute', true) as "isUseUnrecorded",
             accounts.id, accounts.name, email, email_verified as "emailVerified", is_guest as "isGuest",
             pending_email as "pendingEmail", has_second_factor as "hasSecondFactor"
           from access_tokens join accounts on accounts.id = account_id
           where hash = $1 and (expires_at is null or expires_at > now())`,
    values: [hash],
  });
  return rows[0];
}

export interface TokenFacts {
  readonly scopes: Scope[];
  /** The app that it belongs to; null for a personal token. */
  readonly client: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly account: string;
  readonly name: string;
  readonly nameKind: NameKind;
}

/** Returns what a valid token may do, and its account. */
export async function factsOfToken(pool: Pool, hash: string): Promise<TokenFacts | undefined> {
  const { rows } = await pool.query<TokenFacts>(
    `select access_tokens.scopes, client_id as client, access_tokens.created_at as "createdAt",
       access_tokens.expires_at as "expiresAt", accounts.id as account, accounts.name, ${nameKindOf} as "nameKind"
     from access_tokens join accounts on accounts.id = access_tokens.account_id
     left join oauth_grants on oauth_grants.grant_id = access_tokens.grant_id
     where hash = $1 and (access_tokens.expires_at is null or access_tokens.expires_at > now())`,
    [hash],
  );
  return rows[0];
}

export async function recordTokenUse(pool: Pool, token: string): Promise<void> {
  const { rows } = await pool.query<{ account: string }>(
    `update access_tokens set last_used_at = now() where token_id = $1 returning account_id as account`,
    [token],
  );
  const accounts = rows.map(({ account }) => account);
  await pool.query("update bot_accounts set seen_at = now() where account_id = any($1)", [accounts]);
}
