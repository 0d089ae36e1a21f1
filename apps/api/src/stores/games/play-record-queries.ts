import type { Pool } from "pg";
import { type NameKind, nameKindOf } from "../names/name-claims-store.ts";

/** The play record of an account. Games without another human player do not count. */
export interface PlayRecord {
  readonly finished: number;
  readonly dropped: number;
  readonly running: number;
  readonly answers: readonly (readonly number[])[];
}

/** Events of a running game with spectator delay count only when it is over, because they would reveal its state. */
const isShownLate = `exists (select from games join events as opening on opening.game_id = games.game_id and opening.version = 1
  where games.game_id = seat_tenures.game_id and games.state = 'running' and opening.body->'spectatorDelay' is not null)`;

/**
 * The same for players who joined such a game after its start. A scalar subquery, because Postgres would look for all such games
 * first, in the whole log, to know whether one `exists`.
 */
const isShownByNow = `coalesce((
  select games.state <> 'running' or opening.body->'spectatorDelay' is null or seat_tenures.since_at <= games.started_at
  from games join events as opening on opening.game_id = games.game_id and opening.version = 1
  where games.game_id = seat_tenures.game_id), true)` as const;

/** Another person plays in a game of `mine`. A scalar subquery, so that nobody else's games are read. */
const hasOtherPlayers = `(
  select true from seat_tenures other
  where other.game_id = mine.game_id and other.kind = 'person' and other.account <> mine.account
    and not exists (select from known_bots where known_bots.account = other.account)
    and not exists (select from accounts where id = other.account and companion_of = mine.account)
  group by other.game_id)` as const;

/**
 * SQL that counts the games of the accounts that fulfil a condition, such as `= $1`: a row for each that has any. A player who
 * came back to a seat has not dropped it.
 */
export const playRecordsQuery = <Condition extends string>(condition: Condition) =>
  `
  select account,
    count(*) filter (where ended = 'finished')::int as finished,
    count(*) filter (where ended in ('resigned', 'out-of-time', 'absent'))::int as dropped,
    count(*) filter (where ended is null)::int as running
  from (
    select distinct on (account, game_id, seat) account, game_id, case when not ${isShownLate} then ended end as ended
    from seat_tenures
    where account ${condition} and kind = 'person' and ${isShownByNow}
    order by account, game_id, seat, since desc
  ) as mine
  where ${hasOtherPlayers}
  group by account` as const;

export async function playRecordOf(pool: Pool, account: string): Promise<PlayRecord> {
  const { rows } = await pool.query<PlayRecord>({
    name: "play-record",
    text: `select coalesce(counts.finished, 0) as finished, coalesce(counts.dropped, 0) as dropped,
             coalesce(counts.running, 0) as running, given.answers
           from (
             select coalesce(json_agg(answers), '[]') as answers from seat_tenures
             where account = $1 and kind = 'person' and not ${isShownLate}
           ) as given left join (${playRecordsQuery("= $1")}) as counts on true`,
    values: [account],
  });
  const [record] = rows;
  if (record === undefined) throw new Error("the count returned no row");
  return record;
}

/** Returns name, kind of name and age of an account. */
export async function playerOf(pool: Pool, account: string) {
  const { rows } = await pool.query<{
    id: string;
    name: string;
    created_at: Date;
    name_kind: NameKind;
  }>({
    name: "player-of",
    text: `select id, name, created_at, ${nameKindOf} as name_kind from accounts where id = $1`,
    values: [account],
  });
  return rows[0];
}
