/** Where a distributed Postgres (Citus) keeps the rows of a table. */
export type TableClass = "distributed" | "reference" | "local";

/** By game: all rows of a game are on one node, those of different games on any. Each has a column `game_id`. */
const distributed = [
  // First, because the others are kept together with it.
  "events",
  "auto_replies",
  "cached_responses",
  "chat_heads",
  "chat_messages",
  "chat_reads",
  "drafts",
  "game_reports",
  "games",
  "notebooks",
  "pending_work",
  "reminders",
  "seat_tenures",
  "seats",
  "snapshots",
  "staff_inspections",
  "tournament_games",
  "undo_requests",
] as const;

/** A copy on each node: read together with games, and rarely changed. */
const reference = [
  // First, because the others refer to it.
  "accounts",
  "account_blocks",
  "account_roles",
  "bot_accounts",
  "game_notification_settings",
  "known_bots",
  "name_claims",
  "notification_preferences",
  "profiles",
  "rated_games",
  "rating_changes",
  "sanctions",
  "seat_ratings",
  "tournament_events",
  "tournament_notifications",
  "tournament_players",
  "tournaments",
  "vacations",
] as const;

/** Only on the coordinator. */
const local = [
  "access_tokens",
  "audit_entries",
  "backup_codes",
  "bot_errors",
  "bot_hours",
  "captured_emails",
  "chat_reports",
  "credentials",
  "deliveries",
  "diary_entries",
  "heartbeats",
  "imported_games",
  "job_workers",
  "maintenance_jobs",
  "metric_samples",
  "notification_settings",
  "notifications",
  "oauth_clients",
  "oauth_device_codes",
  "oauth_grants",
  "outages",
  "passkey_challenges",
  "passkeys",
  "presences",
  "push_devices",
  "rate_limits",
  "report_resolutions",
  "second_factors",
  "series",
  "series_changes",
  "series_tournaments",
  "served_requests",
  "server_keys",
  "sessions",
  "studies",
  "study_events",
  "study_texts",
  "tournament_templates",
  "verifications",
  "visits",
  "webhooks",
] as const;

/** The class of every table. */
export const tableClasses = { distributed, reference, local } as const satisfies Record<TableClass, readonly string[]>;

export type MovedTable = (typeof tableClasses)["distributed" | "reference"][number];

export const [firstDistributed] = distributed;
