ALTER TABLE "games" ADD COLUMN "invited" jsonb;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "is_ready" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Tables that wait since before are cleared away too; whoever looks sets the exact hour.
UPDATE "games" SET "alarm_at" = "moved_at" + interval '14 days' WHERE "state" = 'open';
