CREATE TABLE "profiles" (
	"account_id" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"time_zone" text NOT NULL,
	"quiet_from" text,
	"quiet_to" text,
	"weekends_off" boolean NOT NULL,
	"spoken_languages" text[] NOT NULL,
	"colour" text
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;