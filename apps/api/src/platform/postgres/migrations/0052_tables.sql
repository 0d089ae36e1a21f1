CREATE TABLE "imported_games" (
	"id" uuid PRIMARY KEY NOT NULL,
	"imported_by" text,
	"imported_at" timestamp (3) with time zone NOT NULL,
	"origin" text,
	"is_listed" boolean NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	"about" json NOT NULL,
	"events" integer NOT NULL,
	"log" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "imported_games" ADD CONSTRAINT "imported_games_imported_by_accounts_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_games_by_account" ON "imported_games" USING btree ("imported_by","imported_at");--> statement-breakpoint
CREATE INDEX "imported_games_listed" ON "imported_games" USING btree ("is_listed","imported_at");