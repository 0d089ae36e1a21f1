CREATE TABLE "tournament_events" (
	"tournament_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"type" text NOT NULL,
	"body" json NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text,
	"digest" text NOT NULL,
	"secret" text,
	"request" text,
	"fingerprint" text,
	CONSTRAINT "tournament_events_tournament_id_version_pk" PRIMARY KEY("tournament_id","version")
);
--> statement-breakpoint
CREATE TABLE "tournament_games" (
	"game_id" uuid PRIMARY KEY NOT NULL,
	"tournament_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"number" integer NOT NULL,
	"is_open" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tournament_players" (
	"tournament_id" uuid NOT NULL,
	"player" text NOT NULL,
	"standing" text NOT NULL,
	CONSTRAINT "tournament_players_tournament_id_player_pk" PRIMARY KEY("tournament_id","player")
);
--> statement-breakpoint
CREATE TABLE "tournaments" (
	"tournament_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"ruleset" text NOT NULL,
	"phase" text NOT NULL,
	"formats" text[] NOT NULL,
	"directors" text[] NOT NULL,
	"winners" text[] NOT NULL,
	"players" integer NOT NULL,
	"players_most" integer NOT NULL,
	"version" integer NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"is_due" boolean NOT NULL,
	"wakes_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_events_by_request" ON "tournament_events" USING btree ("tournament_id","request") WHERE "tournament_events"."request" is not null;--> statement-breakpoint
CREATE INDEX "tournament_games_open" ON "tournament_games" USING btree ("tournament_id","is_open");--> statement-breakpoint
CREATE INDEX "tournament_players_by_player" ON "tournament_players" USING btree ("player","tournament_id");--> statement-breakpoint
CREATE INDEX "tournaments_by_creation" ON "tournaments" USING btree ("created_at","tournament_id");--> statement-breakpoint
CREATE INDEX "tournaments_by_waking" ON "tournaments" USING btree ("wakes_at") WHERE "tournaments"."wakes_at" is not null;