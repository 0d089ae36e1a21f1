DROP INDEX "events_to_notify";--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "shortening" json;--> statement-breakpoint
CREATE INDEX "events_to_notify" ON "events" USING btree ("type","at") WHERE "events"."type" in ('TimeRanOut', 'GameRolledBack', 'ShorteningDeclined', 'GameShortened');