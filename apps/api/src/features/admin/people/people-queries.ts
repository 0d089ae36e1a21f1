import type { adminPeople, players } from "@seneschal/schema";
import type { Pool } from "pg";
import { streamRows, totalCount } from "../../../platform/postgres/stream-rows.ts";
import { sanctionInForce } from "../../../stores/accounts/account-status-queries.ts";
import { asPattern } from "../../../stores/audit-log-store.ts";
import { accountKindOf, type NameKind, nameKindOf } from "../../../stores/names/name-claims-store.ts";

export interface PeopleFilter {
  readonly q?: string | undefined;
  readonly account?: string | undefined;
  readonly kind?: players.AccountKind | undefined;
  readonly sanctioned?: boolean | undefined;
  readonly sort: keyof typeof orders;
  readonly from: number;
  /** `null` means no limit. */
  readonly limit: number | null;
}

/** Returns matching accounts, without the system's own accounts. */
export async function searchPeople(pool: Pool, filter: PeopleFilter) {
  const { text, values } = queryOf(filter);
  const { rows } = await pool.query<Row>(text, [...values]);
  return { total: rows[0]?.total ?? 0, people: rows.map(lineOf) };
}

/** All matching accounts, streamed. */
export async function* streamPeople(pool: Pool, filter: Omit<PeopleFilter, "from" | "limit">) {
  for await (const row of streamRows<Row>(pool, queryOf({ ...filter, from: 0, limit: null }))) yield lineOf(row);
}

function queryOf(filter: PeopleFilter) {
  const { q, account, kind, sanctioned, sort, from, limit } = filter;
  return {
    text: `with listed as materialized (
     select accounts.id as account, accounts.name, ${nameKindOf} as "nameKind", email_verified as "isEmailConfirmed", created_at,
       (select max(updated_at) from sessions where account_id = accounts.id) as seen_at,
       (select count(*)::int from chat_reports where accused = accounts.id) as reports,
       (select coalesce(json_agg(kind order by kind), '[]') from sanctions
        where account_id = accounts.id and ${sanctionInForce}) as sanctions,
       (select coalesce(json_agg(role order by role), '[]') from account_roles where account_id = accounts.id) as roles,
       ${totalCount(limit)} as total
     from accounts
     where email not like '%@house.invalid'
       and ($1::text is null or name ilike '%' || $1 || '%' or accounts.id = $1)
       and ($2::text is null or accounts.id = $2)
       and ($3::text is null or $3 = case when is_guest then 'guest'
         when exists (select from bot_accounts where bot_accounts.account_id = accounts.id) then 'bot' else 'member' end)
       and ($4::boolean is null or $4 = exists (
         select from sanctions where account_id = accounts.id and ${sanctionInForce}))
     order by ${orders[sort]}, accounts.id offset $5 limit $6
   ), seated as (
     select seats.account, count(*)::int as games from seats
     where seats.account in (select listed.account from listed) group by seats.account
   )
   select listed.account, listed.name, "nameKind", "isEmailConfirmed", created_at, seen_at, coalesce(seated.games, 0) as games,
     reports, sanctions, roles, total
   from listed left join seated on seated.account = listed.account
   order by ${orders[sort]}, listed.account` as const,
    values: [asPattern(q), account, kind, sanctioned, from, limit] as const,
  };
}

/** The allowed sort orders. Nothing else gets into the query. */
const orders = {
  name: "lower(name)",
  "-name": "lower(name) desc",
  since: "created_at",
  "-since": "created_at desc",
  seen: "seen_at nulls first",
  "-seen": "seen_at desc nulls last",
  reports: "reports",
  "-reports": "reports desc",
} as const;

/**
 * Returns accounts that were used from the same networks as this one. They may belong to one person, or to a family.
 */
export async function signalsOf(pool: Pool, account: string): Promise<adminPeople.PersonDetails["signals"]> {
  const { rows } = await pool.query<{ account: string; last_seen: Date } & Figures>(
    `with own as (
       select distinct ip_address, user_agent from sessions where account_id = $1 and ip_address is not null
     ), related as materialized (
     select other.account_id as account, accounts.name, ${nameKindOf} as "nameKind", count(distinct other.ip_address)::int as networks,
       count(distinct other.user_agent) filter (where other.user_agent = own.user_agent)::int as agents,
       max(other.updated_at) as last_seen
     from sessions other join own on own.ip_address = other.ip_address join accounts on accounts.id = other.account_id
     where other.account_id <> $1 group by other.account_id, accounts.id
     ), together as (
       select theirs.account, count(*)::int as games from seats mine join seats theirs on theirs.game_id = mine.game_id
       where mine.account = $1 and theirs.account in (select related.account from related) group by theirs.account
     )
     select related.account, related.name, "nameKind", networks, agents, coalesce(together.games, 0) as "gamesTogether", last_seen
     from related left join together on together.account = related.account
     order by agents desc, "gamesTogether" desc, networks desc, related.account limit 20`,
    [account],
  );
  return rows.map(({ last_seen, ...row }) => ({ ...row, lastSeenAt: last_seen.toISOString() }));
}

interface Figures {
  readonly name: string;
  readonly nameKind: NameKind;
  readonly networks: number;
  readonly agents: number;
  readonly gamesTogether: number;
}

export async function recentGamesOf(pool: Pool, account: string): Promise<adminPeople.PersonDetails["recentGames"]> {
  const { rows } = await pool.query<{ id: string; name: string; ruleset: string; state: string }>(
    `select games.game_id as id, games.name, ruleset, state from games
     where exists (select from seats where seats.game_id = games.game_id and seats.account = $1)
     order by moved_at desc limit 20`,
    [account],
  );
  return rows;
}

interface Row extends Omit<adminPeople.PersonLine, "kind" | "since" | "seenAt"> {
  readonly created_at: Date;
  readonly seen_at: Date | null;
  readonly total: number | null;
}

function lineOf({ created_at, seen_at, total: _, ...row }: Row): adminPeople.PersonLine {
  const times = { since: created_at.toISOString(), seenAt: seen_at?.toISOString() ?? null };
  return { ...row, ...times, kind: accountKindOf(row.nameKind) };
}
