ALTER TABLE "repeats" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "repeats" CASCADE;--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_game_id_version_errand_pk";--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_game_id_errand_pk" PRIMARY KEY("game_id","errand");--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "request" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "fingerprint" text;--> statement-breakpoint
CREATE UNIQUE INDEX "events_by_request" ON "events" USING btree ("game_id","request") WHERE "events"."request" is not null;