ALTER TABLE "game_notification_settings" ADD COLUMN "discord_user" text;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "game_id" uuid;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "tournament_id" uuid;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "owner" text GENERATED ALWAYS AS (case when game_id is not null then 'game ' || game_id::text || ' ' || account_id
          when tournament_id is not null then 'tournament ' || tournament_id::text else 'account ' || account_id end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "sent_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "seen_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "rises_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "webhooks_by_owner" ON "webhooks" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "webhooks_by_game" ON "webhooks" USING btree ("game_id") WHERE "webhooks"."game_id" is not null;--> statement-breakpoint
CREATE INDEX "webhooks_by_tournament" ON "webhooks" USING btree ("tournament_id") WHERE "webhooks"."tournament_id" is not null;