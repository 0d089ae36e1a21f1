import type { adminGames } from "@seneschal/schema";
import type { Pool } from "pg";
import { streamRows, totalCount } from "../../../platform/postgres/stream-rows.ts";
import { asPattern } from "../../../stores/audit-log-store.ts";
import { type NameKind, nameKindIn, nameKindOf } from "../../../stores/names/name-claims-store.ts";

export interface GameFilter {
  readonly q: string | undefined;
  readonly state: string | undefined;
  readonly ruleset: string | undefined;
  readonly visibility: string | undefined;
  readonly player: string | undefined;
  readonly waitingFor: string | undefined;
  /** Only games without any event since. */
  readonly idleSince: Date | undefined;
  readonly sort: keyof typeof orders;
  readonly from: number;
  /** `null` means no limit. */
  readonly limit: number | null;
}

/** Returns all matching games, private ones included. */
export async function searchGames(pool: Pool, filter: GameFilter) {
  const { text, values } = queryOf(filter);
  const { rows } = await pool.query<Row>(text, [...values]);
  return { total: rows[0]?.total ?? 0, games: rows.map(lineOf) };
}

/** All matching games, streamed. */
export async function* streamGames(pool: Pool, filter: Omit<GameFilter, "from" | "limit">) {
  for await (const row of streamRows<Row>(pool, queryOf({ ...filter, from: 0, limit: null }))) yield lineOf(row);
}

function queryOf(filter: GameFilter) {
  const { q, state, ruleset, visibility, player, waitingFor, idleSince, sort, from, limit } = filter;
  return {
    text: `select games.game_id as id, games.name, ruleset, revision, state, visibility, version, host, hosts.name as "hostName", ${nameKindIn("hosts")} as "hostKind",
       (select coalesce(json_agg(json_build_object('kind', kind, 'account', account, 'name', accounts.name, 'nameKind', ${nameKindOf}, 'bot', bot)
          order by seat), '[]')
        from seats left join accounts on accounts.id = seats.account where seats.game_id = games.game_id) as seats,
       coalesce(question -> 'seats', '[]') as "activeSeats", opened_at, moved_at, finished_at, ${totalCount(limit)} as total
     from games left join accounts as hosts on hosts.id = games.host
     where ($1::text is null or games.name ilike '%' || $1 || '%' or games.game_id::text like lower($1) || '%' or exists (
         select from seats join accounts on accounts.id = seats.account
         where seats.game_id = games.game_id and accounts.name ilike '%' || $1 || '%'))
       and ($2::text is null or state = $2) and ($3::text is null or ruleset = $3)
       and ($4::text is null or visibility = $4)
       and ($5::text is null or exists (
         select from seats where seats.game_id = games.game_id and seats.account = $5)
         or exists (select from seat_tenures where seat_tenures.game_id = games.game_id and seat_tenures.account = $5))
       and ($6::text is null or exists (
         select from seats where seats.game_id = games.game_id and seats.kind = $6
           and (question -> 'seats')::jsonb @> to_jsonb(seats.seat)))
       and ($7::timestamptz is null or moved_at <= $7)
     order by ${orders[sort]}, games.game_id offset $8 limit $9` as const,
    values: [asPattern(q), state, ruleset, visibility, player, waitingFor, idleSince, from, limit] as const,
  };
}

/** The allowed sort orders. Nothing else gets into the query. */
const orders = {
  opened: "opened_at",
  "-opened": "opened_at desc",
  moved: "moved_at",
  "-moved": "moved_at desc",
  name: "lower(games.name)",
  "-name": "lower(games.name) desc",
  ruleset: "ruleset",
  "-ruleset": "ruleset desc",
  state: "state",
  "-state": "state desc",
  version: "version",
  "-version": "version desc",
} as const;

type Line = adminGames.AdminGameLine;

interface Row extends Pick<Line, "id" | "name" | "ruleset" | "revision" | "state" | "visibility" | "version"> {
  readonly host: string;
  readonly hostName: string | null;
  readonly hostKind: NameKind | null;
  readonly seats: Line["seats"];
  readonly activeSeats: number[];
  readonly opened_at: Date;
  readonly moved_at: Date;
  readonly finished_at: Date | null;
  readonly total: number | null;
}

function lineOf({ host, hostName, hostKind, opened_at, moved_at, finished_at, total: _, ...row }: Row): Line {
  return {
    ...row,
    host: { account: host, name: hostName, nameKind: hostKind },
    openedAt: opened_at.toISOString(),
    movedAt: moved_at.toISOString(),
    finishedAt: finished_at?.toISOString() ?? null,
  };
}
