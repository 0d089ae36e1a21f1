ALTER TABLE "profiles" ADD COLUMN "shows_presence" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "auto_replies" ADD COLUMN "present_until" timestamp (3) with time zone;