ALTER TABLE "tries" RENAME TO "rate_limits";--> statement-breakpoint
ALTER TABLE "desk_looks" RENAME TO "staff_inspections";--> statement-breakpoint
ALTER TABLE "report_settlements" RENAME TO "report_resolutions";--> statement-breakpoint
ALTER TABLE "samples" RENAME TO "metric_samples";--> statement-breakpoint
ALTER TABLE "chores" RENAME TO "maintenance_jobs";--> statement-breakpoint
ALTER TABLE "kept_mails" RENAME TO "captured_emails";--> statement-breakpoint
ALTER TABLE "notice_settings" RENAME TO "notification_settings";--> statement-breakpoint
ALTER TABLE "notice_wishes" RENAME TO "notification_preferences";--> statement-breakpoint
ALTER TABLE "notices" RENAME TO "notifications";--> statement-breakpoint
ALTER TABLE "house_keys" RENAME TO "server_keys";--> statement-breakpoint
ALTER TABLE "pulse" RENAME TO "heartbeats";--> statement-breakpoint
ALTER TABLE "standing_orders" RENAME TO "auto_replies";--> statement-breakpoint
ALTER TABLE "seat_skills" RENAME TO "seat_ratings";--> statement-breakpoint
ALTER TABLE "holdings" RENAME TO "seat_tenures";--> statement-breakpoint
ALTER TABLE "outbox" RENAME TO "pending_work";--> statement-breakpoint
ALTER TABLE "talk_heads" RENAME TO "chat_heads";--> statement-breakpoint
ALTER TABLE "talk_messages" RENAME TO "chat_messages";--> statement-breakpoint
ALTER TABLE "talk_read" RENAME TO "chat_reads";--> statement-breakpoint
ALTER TABLE "account_marks" RENAME TO "account_blocks";--> statement-breakpoint
ALTER TABLE "talk_reports" RENAME TO "chat_reports";--> statement-breakpoint
ALTER TABLE "accounts" RENAME COLUMN "claimed_email" TO "pending_email";--> statement-breakpoint
ALTER TABLE "accounts" RENAME COLUMN "claimed_at" TO "pending_email_at";--> statement-breakpoint
ALTER TABLE "name_claims" RENAME COLUMN "rule" TO "skeleton_version";--> statement-breakpoint
ALTER TABLE "second_factors" RENAME COLUMN "is_proved" TO "is_confirmed";--> statement-breakpoint
ALTER TABLE "maintenance_jobs" RENAME COLUMN "chore_id" TO "job_id";--> statement-breakpoint
ALTER TABLE "maintenance_jobs" RENAME COLUMN "begun_at" TO "started_at";--> statement-breakpoint
ALTER TABLE "metric_samples" RENAME COLUMN "slow_ms" TO "p95_ms";--> statement-breakpoint
ALTER TABLE "metric_samples" RENAME COLUMN "queued" TO "queued_jobs";--> statement-breakpoint
ALTER TABLE "metric_samples" RENAME COLUMN "failing" TO "failing_jobs";--> statement-breakpoint
ALTER TABLE "sanctions" RENAME COLUMN "begun_at" TO "started_at";--> statement-breakpoint
ALTER TABLE "deliveries" RENAME COLUMN "notice" TO "notification";--> statement-breakpoint
ALTER TABLE "deliveries" RENAME COLUMN "tries" TO "attempts";--> statement-breakpoint
ALTER TABLE "notification_settings" RENAME COLUMN "unsubscribe" TO "unsubscribe_token";--> statement-breakpoint
ALTER TABLE "notification_settings" RENAME COLUMN "digest_at" TO "digest_sent_at";--> statement-breakpoint
ALTER TABLE "notification_preferences" RENAME COLUMN "mail" TO "email";--> statement-breakpoint
ALTER TABLE "push_devices" RENAME COLUMN "arrived_at" TO "delivered_at";--> statement-breakpoint
ALTER TABLE "outages" RENAME COLUMN "begun_at" TO "started_at";--> statement-breakpoint
ALTER TABLE "vacations" RENAME COLUMN "begun_at" TO "started_at";--> statement-breakpoint
ALTER TABLE "drafts" RENAME COLUMN "kept_at" TO "saved_at";--> statement-breakpoint
ALTER TABLE "auto_replies" RENAME COLUMN "orders" TO "replies";--> statement-breakpoint
ALTER TABLE "auto_replies" RENAME COLUMN "edition" TO "revision";--> statement-breakpoint
ALTER TABLE "auto_replies" RENAME COLUMN "checked" TO "evaluated_version";--> statement-breakpoint
ALTER TABLE "auto_replies" RENAME COLUMN "answers_to" TO "reply_to_version";--> statement-breakpoint
ALTER TABLE "auto_replies" RENAME COLUMN "answers_at" TO "reply_at";--> statement-breakpoint
ALTER TABLE "undo_requests" RENAME COLUMN "back_to" TO "target_version";--> statement-breakpoint
ALTER TABLE "undo_requests" RENAME COLUMN "asked_at" TO "requested_at";--> statement-breakpoint
ALTER TABLE "games" RENAME COLUMN "alarm_at" TO "wake_up_at";--> statement-breakpoint
ALTER TABLE "pending_work" RENAME COLUMN "errand" TO "work_type";--> statement-breakpoint
ALTER TABLE "snapshots" RENAME COLUMN "fold" TO "format";--> statement-breakpoint
ALTER TABLE "account_blocks" RENAME COLUMN "mark" TO "kind";--> statement-breakpoint
ALTER TABLE "tournament_players" RENAME COLUMN "standing" TO "status";--> statement-breakpoint
ALTER TABLE "tournaments" RENAME COLUMN "players_most" TO "players_max";--> statement-breakpoint
ALTER TABLE "tournaments" RENAME COLUMN "wakes_at" TO "wake_up_at";--> statement-breakpoint
ALTER INDEX "accounts_by_claim" RENAME TO "accounts_by_pending_email";--> statement-breakpoint
ALTER INDEX "audit_by_subject" RENAME TO "audit_entries_by_subject";--> statement-breakpoint
ALTER INDEX "audit_by_actor" RENAME TO "audit_entries_by_actor";--> statement-breakpoint
ALTER INDEX "one_chore_of_a_kind" RENAME TO "maintenance_jobs_one_open_per_kind";--> statement-breakpoint
ALTER INDEX "kept_mails_by_age" RENAME TO "captured_emails_by_age";--> statement-breakpoint
ALTER INDEX "notices_by_age" RENAME TO "notifications_by_age";--> statement-breakpoint
ALTER INDEX "standing_orders_answers_at" RENAME TO "auto_replies_by_reply_at";--> statement-breakpoint
ALTER INDEX "games_by_alarm" RENAME TO "games_by_wake_up";--> statement-breakpoint
ALTER INDEX "holdings_by_account" RENAME TO "seat_tenures_by_account";--> statement-breakpoint
ALTER INDEX "outbox_by_age" RENAME TO "pending_work_by_age";--> statement-breakpoint
ALTER INDEX "seats_looking" RENAME TO "seats_by_open_until";--> statement-breakpoint
ALTER INDEX "diary_by_game" RENAME TO "diary_entries_by_game";--> statement-breakpoint
ALTER INDEX "talk_by_change" RENAME TO "chat_messages_by_change";--> statement-breakpoint
ALTER INDEX "tournaments_by_waking" RENAME TO "tournaments_by_wake_up";--> statement-breakpoint
ALTER TABLE "staff_inspections" RENAME CONSTRAINT "desk_looks_game_id_account_id_pk" TO "staff_inspections_game_id_account_id_pk";--> statement-breakpoint
ALTER TABLE "staff_inspections" RENAME CONSTRAINT "desk_looks_account_id_accounts_id_fk" TO "staff_inspections_account_id_accounts_id_fk";--> statement-breakpoint
ALTER TABLE "metric_samples" RENAME CONSTRAINT "samples_at_process_pk" TO "metric_samples_at_process_pk";--> statement-breakpoint
ALTER TABLE "notification_settings" RENAME CONSTRAINT "notice_settings_unsubscribe_unique" TO "notification_settings_unsubscribe_token_unique";--> statement-breakpoint
ALTER TABLE "notification_settings" RENAME CONSTRAINT "notice_settings_account_id_accounts_id_fk" TO "notification_settings_account_id_accounts_id_fk";--> statement-breakpoint
ALTER TABLE "notification_preferences" RENAME CONSTRAINT "notice_wishes_account_id_kind_pk" TO "notification_preferences_account_id_kind_pk";--> statement-breakpoint
ALTER TABLE "notification_preferences" RENAME CONSTRAINT "notice_wishes_account_id_accounts_id_fk" TO "notification_preferences_account_id_accounts_id_fk";--> statement-breakpoint
ALTER TABLE "notifications" RENAME CONSTRAINT "notices_account_id_key_channel_pk" TO "notifications_account_id_key_channel_pk";--> statement-breakpoint
ALTER TABLE "notifications" RENAME CONSTRAINT "notices_account_id_accounts_id_fk" TO "notifications_account_id_accounts_id_fk";--> statement-breakpoint
ALTER TABLE "vacations" RENAME CONSTRAINT "vacations_account_id_begun_at_pk" TO "vacations_account_id_started_at_pk";--> statement-breakpoint
ALTER TABLE "auto_replies" RENAME CONSTRAINT "standing_orders_game_id_seat_account_id_pk" TO "auto_replies_game_id_seat_account_id_pk";--> statement-breakpoint
ALTER TABLE "auto_replies" RENAME CONSTRAINT "standing_orders_account_id_accounts_id_fk" TO "auto_replies_account_id_accounts_id_fk";--> statement-breakpoint
ALTER TABLE "seat_ratings" RENAME CONSTRAINT "seat_skills_ruleset_seats_seat_pk" TO "seat_ratings_ruleset_seats_seat_pk";--> statement-breakpoint
ALTER TABLE "seat_tenures" RENAME CONSTRAINT "holdings_game_id_seat_since_pk" TO "seat_tenures_game_id_seat_since_pk";--> statement-breakpoint
ALTER TABLE "pending_work" RENAME CONSTRAINT "outbox_game_id_errand_pk" TO "pending_work_game_id_work_type_pk";--> statement-breakpoint
ALTER TABLE "account_blocks" RENAME CONSTRAINT "account_marks_account_id_other_id_pk" TO "account_blocks_account_id_other_id_pk";--> statement-breakpoint
ALTER TABLE "account_blocks" RENAME CONSTRAINT "account_marks_account_id_accounts_id_fk" TO "account_blocks_account_id_accounts_id_fk";--> statement-breakpoint
ALTER TABLE "account_blocks" RENAME CONSTRAINT "account_marks_other_id_accounts_id_fk" TO "account_blocks_other_id_accounts_id_fk";--> statement-breakpoint
ALTER TABLE "chat_messages" RENAME CONSTRAINT "talk_messages_game_id_number_pk" TO "chat_messages_game_id_number_pk";--> statement-breakpoint
ALTER TABLE "chat_messages" RENAME CONSTRAINT "talk_messages_account_id_accounts_id_fk" TO "chat_messages_account_id_accounts_id_fk";--> statement-breakpoint
ALTER TABLE "chat_reads" RENAME CONSTRAINT "talk_read_game_id_account_id_room_pk" TO "chat_reads_game_id_account_id_room_pk";--> statement-breakpoint
ALTER TABLE "chat_reads" RENAME CONSTRAINT "talk_read_account_id_accounts_id_fk" TO "chat_reads_account_id_accounts_id_fk";--> statement-breakpoint
ALTER INDEX "tries_pkey" RENAME TO "rate_limits_pkey";--> statement-breakpoint
ALTER INDEX "chores_pkey" RENAME TO "maintenance_jobs_pkey";--> statement-breakpoint
ALTER INDEX "report_settlements_pkey" RENAME TO "report_resolutions_pkey";--> statement-breakpoint
ALTER INDEX "kept_mails_pkey" RENAME TO "captured_emails_pkey";--> statement-breakpoint
ALTER INDEX "house_keys_pkey" RENAME TO "server_keys_pkey";--> statement-breakpoint
ALTER INDEX "notice_settings_pkey" RENAME TO "notification_settings_pkey";--> statement-breakpoint
ALTER INDEX "pulse_pkey" RENAME TO "heartbeats_pkey";--> statement-breakpoint
ALTER INDEX "talk_heads_pkey" RENAME TO "chat_heads_pkey";--> statement-breakpoint
ALTER INDEX "talk_reports_pkey" RENAME TO "chat_reports_pkey";
