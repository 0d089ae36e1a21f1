import type { Pool } from "pg";

/**
 * Returns everything stored about one account as JSON, one list of rows per subject. Secrets and hashes are left out.
 */
export async function exportAccount(pool: Pool, account: string): Promise<Record<string, Record<string, unknown>[]>> {
  const parts = await Promise.all(
    Object.entries(exportQueries).map(
      async ([name, text]) => [name, (await pool.query<Record<string, unknown>>(text, [account])).rows] as const,
    ),
  );
  return Object.fromEntries(parts);
}

/** The queries of the export, by the name of the part. `$1` is the account. */
export const exportQueries = {
  account: `select id, name, email, email_verified, pending_email, pending_email_at, is_guest, has_second_factor, created_at, updated_at
            from accounts where id = $1`,
  nameClaims: "select skeleton from name_claims where account_id = $1 order by skeleton",
  profile: "select * from profiles where account_id = $1",
  sessions: `select id, created_at, updated_at, expires_at, ip_address, user_agent from sessions where account_id = $1`,
  accessTokens: `select name, scopes, created_at, last_used_at, expires_at from access_tokens
                 where account_id = $1 and grant_id is null order by created_at`,
  bots: `select account_id, description, source_url, games, limits, is_paused, created_at, seen_at, revoked_at,
           revoke_reason from bot_accounts where owner_id = $1 order by created_at`,
  botErrors: `select account_id, at, operation, game_id, code, detail from bot_errors
              where account_id in (select account_id from bot_accounts where owner_id = $1) order by number`,
  botHours: `select account_id, hour, requests, limited, failed from bot_hours
             where account_id in (select account_id from bot_accounts where owner_id = $1) order by account_id, hour`,
  botsEver: "select account from known_bots where owner = $1 order by account",
  connectedApps: `select oauth_clients.name, scopes, oauth_grants.created_at, used_at, expires_at
                  from oauth_grants join oauth_clients using (client_id)
                  where account_id = $1 order by oauth_grants.created_at`,
  passkeys: `select name, transports, is_synced, created_at, last_used_at from passkeys
             where account_id = $1 order by created_at`,
  secondFactor: "select is_confirmed from second_factors where account_id = $1",
  backupCodes: "select count(*)::int as left from backup_codes where account_id = $1",
  credentials: "select provider_id, created_at, updated_at from credentials where account_id = $1",
  sanctions: `select kind, reason, started_at, ends_at, appeal, lifted_at, lift_reason from sanctions
              where account_id = $1 order by started_at`,
  notificationSettings: `select digest_sent_at, absence_email_at, absence_question_at, deadlines_sent_at
                         from notification_settings where account_id = $1`,
  notificationPreferences: "select kind, email, push from notification_preferences where account_id = $1",
  gameNotificationSettings: `select game_id, email, push, webhooks, site, discord_user from game_notification_settings
                             where account_id = $1 order by game_id`,
  notifications: "select key, channel, at from notifications where account_id = $1 order by at",
  pushDevices: "select agent, created_at, delivered_at from push_devices where account_id = $1 order by created_at",
  webhooks: `select webhook_id, game_id, tournament_id, name, url, format, kinds, is_on, failing_since, created_at
             from webhooks where account_id = $1 order by created_at`,
  deliveries: `select channel, target, kind, at, state, attempts, outcome, status, done_at
               from deliveries where account_id = $1 order by at`,
  visits: "select seen_at from visits where account_id = $1",
  presences: "select game_id, seen_at from presences where account_id = $1",
  games: `select games.game_id, games.name, games.ruleset, games.state, seats.seat, seats.kind, games.opened_at,
            games.started_at, games.finished_at, games.outcome
          from seats join games using (game_id) where seats.account = $1 order by games.opened_at`,
  companionSeats: "select game_id, seat, account from seats where companion_of = $1 order by game_id, seat",
  companions: "select id, name, created_at from accounts where companion_of = $1 order by created_at",
  drafts: "select game_id, seat, version, moves, saved_at from drafts where account_id = $1 order by saved_at",
  autoReplies: `select game_id, seat, replies, answers_single_choices, skips_trades, premoves, changed_at from auto_replies
                where account_id = $1 order by changed_at`,
  chatMessages: `select game_id, number, room, seat, version, text, at from chat_messages
         where account_id = $1 order by at, number`,
  chatReads: "select game_id, room, number from chat_reads where account_id = $1 order by game_id, room",
  blocks: "select other_id, kind from account_blocks where account_id = $1 order by other_id",
  reportsMade: "select game_id, number, reason, at from chat_reports where reporter = $1 order by at",
  // Neither the reporter nor their words; of the excerpt, only the messages of this account.
  reportsAbout: `select game_id, number, (report.at at time zone 'UTC')::date::text as day, verdict,
                   (settled.at at time zone 'UTC')::date::text as settled_on,
                   (select json_agg(said->>'text' order by place)
                    from json_array_elements(excerpt) with ordinality as kept(said, place)
                    where said->>'account' = $1) as said
                 from chat_reports as report left join report_resolutions as settled using (report_id)
                 where accused = $1 order by report.at`,
  notebooks: "select game_id, text, changed_at from notebooks where account_id = $1 order by changed_at",
  diary: `select game_id, seat, version, text, at from diary_entries
          where account_id = $1 order by game_id, version, at`,
  vacations: "select started_at, ends_at from vacations where account_id = $1 order by started_at",
  gamesOpened: "select game_id, name, ruleset, opened_at from games where host = $1 order by opened_at",
  gamesImported: `select id, origin, imported_at, is_listed, hidden_at, about from imported_games
                  where imported_by = $1 order by imported_at`,
  invitations: `select game_id, name, host from games where state = 'open'
                  and invited @> jsonb_build_array(jsonb_build_object('account', $1::text)) order by opened_at`,
  // A seat may have had other occupants before and after.
  seatHistory: `select game_id, seat, since, since_at, until_at, ended, answers from seat_tenures
              where account = $1 and kind = 'person' order by since_at`,
  moves: `select events.game_id, events.version, events.at, events.body->'move' as move
          from seat_tenures as held join events using (game_id)
          where held.account = $1 and held.kind = 'person' and events.type = 'MovePlayed'
            and events.body->>'by' in ('person', 'order') and (events.body->>'seat')::int = held.seat
            and events.version > held.since and not exists (select from seat_tenures as later
              where later.game_id = held.game_id and later.seat = held.seat
                and later.since > held.since and later.since <= events.version)
          order by events.game_id, events.version`,
  ratings: `select game_id, ruleset, seat, seats, rank, finished_at, mu_before, sigma_before, mu, sigma
            from rating_changes where account = $1 order by finished_at`,
  // A player that a director entered by name wins under an id of the tournament, also once an account is linked.
  tournaments: `select tournament_id, tournaments.name, status, $1 = any(winners) or exists (
                  select from tournament_events as linked where linked.tournament_id = tournaments.tournament_id
                    and type = 'PlayerLinked' and body->>'account' = $1 and body->>'player' = any(winners)) as has_won
                from tournament_players join tournaments using (tournament_id)
                where player = $1 order by created_at`,
  tournamentsDirected: `select tournament_id, name, created_at from tournaments
                        where $1 = any(directors) order by created_at`,
  tournamentNotifications: `select tournament_id, template, at, until from tournament_notifications
                            where account_id = $1 order by at, tournament_id, key`,
  tournamentActions: `select tournament_id, version, type, at from tournament_events
                   where by = $1 order by at, tournament_id, version`,
  tournamentTemplates: `select template_id, name, plan, created_at from tournament_templates
                        where account_id = $1 order by created_at`,
  seriesDirected: "select series_id, name, created_at from series where $1 = any(directors) order by created_at",
  seriesChanges:
    "select series_id, number, at, change from series_changes where by = $1 order by at, series_id, number",
  studies: `select study_id, owner = $1 as is_owner, visibility, ruleset, game, nodes, opened_at, changed_at from studies
            where not is_removed and (owner = $1 or members @> array[$1]) order by opened_at`,
  studyTexts: `select study_id, node, part, text, at from study_texts where account_id = $1
               order by study_id, node, part`,
  studyActions: "select study_id, version, type, at, body->'move' as move from study_events where by = $1 order by at",
  roles: "select role from account_roles where account_id = $1 order by role",
  inspections: "select game_id, at from staff_inspections where account_id = $1 order by at",
  staffActions: "select at, role, operation, subject_kind, reason from audit_entries where actor = $1 order by number",
  // Not the actor. The reason only if the account was told it.
  staffActionsAbout: `select at, role, operation, details,
                 case when operation in ('sanctionAccount', 'liftSanction') then reason end as reason
               from audit_entries where subject_kind = 'account' and subject_id = $1 order by number`,
} as const;
