CREATE TABLE "rated_games" (
	"game_id" uuid PRIMARY KEY NOT NULL,
	"ruleset" text NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL,
	"exemption" text
);
--> statement-breakpoint
CREATE TABLE "rating_changes" (
	"game_id" uuid NOT NULL,
	"seat" integer NOT NULL,
	"ruleset" text NOT NULL,
	"account" text NOT NULL,
	"seats" integer NOT NULL,
	"rank" integer NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL,
	"mu_before" double precision NOT NULL,
	"sigma_before" double precision NOT NULL,
	"mu" double precision NOT NULL,
	"sigma" double precision NOT NULL,
	"seat_mu" double precision NOT NULL,
	"games" integer NOT NULL,
	"opponents" integer NOT NULL,
	CONSTRAINT "rating_changes_game_id_seat_pk" PRIMARY KEY("game_id","seat")
);
--> statement-breakpoint
CREATE TABLE "seat_skills" (
	"ruleset" text NOT NULL,
	"seats" integer NOT NULL,
	"seat" integer NOT NULL,
	"mu" double precision NOT NULL,
	"sigma" double precision NOT NULL,
	"games" integer NOT NULL,
	CONSTRAINT "seat_skills_ruleset_seats_seat_pk" PRIMARY KEY("ruleset","seats","seat")
);
--> statement-breakpoint
CREATE INDEX "rated_games_by_finish" ON "rated_games" USING btree ("ruleset","finished_at","game_id");--> statement-breakpoint
CREATE INDEX "rating_changes_by_player" ON "rating_changes" USING btree ("account","ruleset","finished_at");--> statement-breakpoint
CREATE INDEX "rating_changes_by_finish" ON "rating_changes" USING btree ("ruleset","finished_at");