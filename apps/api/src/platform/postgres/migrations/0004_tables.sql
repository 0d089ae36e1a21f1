CREATE TABLE "drafts" (
	"game_id" uuid NOT NULL,
	"seat" integer NOT NULL,
	"account_id" text NOT NULL,
	"version" integer NOT NULL,
	"moves" json NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "drafts_game_id_seat_account_id_pk" PRIMARY KEY("game_id","seat","account_id")
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;