CREATE TABLE "game_reports" (
	"game_id" uuid PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"report_version" integer NOT NULL,
	"revision" integer NOT NULL,
	"requested_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"requested_by" text,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"body" "bytea"
);
--> statement-breakpoint
CREATE INDEX "game_reports_waiting" ON "game_reports" USING btree ("requested_at") WHERE "game_reports"."body" is null;