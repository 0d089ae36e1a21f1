CREATE TABLE "outages" (
	"begun_at" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pulse" (
	"id" integer PRIMARY KEY NOT NULL,
	"beat_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "clock" json;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "clocks" json;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "alarm_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "games_by_alarm" ON "games" USING btree ("alarm_at") WHERE "games"."alarm_at" is not null;