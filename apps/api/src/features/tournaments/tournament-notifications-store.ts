import type { Recorded, state } from "@seneschal/tournament";
import type { PoolClient } from "pg";
import { eventsRead, tournamentNotifications } from "../../domain/tournament/notifications/tournament-notifications.ts";
import { recordedOf, type TournamentEventRow } from "./recorded-event.ts";

/**
 * Stores what players and directors are told about the current state, together with the event that led to it. What no
 * longer applies is deleted, so it is never sent.
 */
export async function storeNotifications(
  client: Pick<PoolClient, "query">,
  id: string,
  tournament: state.Tournament,
): Promise<void> {
  const log = await eventsOf(client, id);
  const rows = tournamentNotifications(tournament, log).map(({ account, isOpen, emailGroup, ...notification }) => ({
    tournament_id: id,
    account_id: account,
    is_open: isOpen,
    email_group: emailGroup,
    ...notification,
  }));
  await client.query({
    name: "store-tournament-notifications",
    text: `with current as (select row.* from json_populate_recordset(null::tournament_notifications, $2::json) row),
           obsolete as (
             delete from tournament_notifications as known where tournament_id = $1
               and not exists (select from current where current.account_id = known.account_id and current.key = known.key)
           )
           insert into tournament_notifications as known select * from current
           on conflict (tournament_id, account_id, key) do update set
             at = excluded.at, until = excluded.until, details = excluded.details
           where (known.at, known.until, known.details::text)
             is distinct from (excluded.at, excluded.until, excluded.details::text)`,
    values: [id, JSON.stringify(rows)],
  });
}

async function eventsOf(client: Pick<PoolClient, "query">, id: string): Promise<readonly Recorded[]> {
  const { rows } = await client.query<Omit<TournamentEventRow, "digest" | "secret">>({
    name: "tournament-events-for-notifications",
    text: `select version, type, body, at, by from tournament_events
           where tournament_id = $1 and type = any($2) order by version`,
    values: [id, eventsRead],
  });
  return rows.map(recordedOf);
}
