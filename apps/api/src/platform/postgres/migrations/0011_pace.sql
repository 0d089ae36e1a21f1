CREATE TABLE "reminders" (
	"game_id" uuid NOT NULL,
	"seat" integer NOT NULL,
	"runs_since" timestamp (3) with time zone NOT NULL,
	"percent" integer NOT NULL,
	CONSTRAINT "reminders_game_id_seat_runs_since_percent_pk" PRIMARY KEY("game_id","seat","runs_since","percent")
);
--> statement-breakpoint
CREATE TABLE "vacations" (
	"account_id" text NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vacations_account_id_begun_at_pk" PRIMARY KEY("account_id","begun_at")
);
--> statement-breakpoint
CREATE TABLE "holdings" (
	"game_id" uuid NOT NULL,
	"seat" integer NOT NULL,
	"since" integer NOT NULL,
	"since_at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"account" text,
	"until_at" timestamp (3) with time zone,
	"ended" text,
	"answers" json NOT NULL,
	CONSTRAINT "holdings_game_id_seat_since_pk" PRIMARY KEY("game_id","seat","since")
);
--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "entry" json;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "left" json;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "open_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "vacations" ADD CONSTRAINT "vacations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "holdings_by_account" ON "holdings" USING btree ("account","game_id");--> statement-breakpoint
CREATE INDEX "seats_looking" ON "seats" USING btree ("open_until") WHERE "seats"."open_until" is not null;