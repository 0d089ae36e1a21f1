CREATE TABLE "backup_codes" (
	"account_id" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "backup_codes_account_id_hash_pk" PRIMARY KEY("account_id","hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"account_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"is_proved" boolean DEFAULT false NOT NULL,
	"last_step" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tries" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "claimed_email" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "has_second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "backup_codes" ADD CONSTRAINT "backup_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_mails_by_age" ON "kept_mails" USING btree ("at");--> statement-breakpoint
CREATE INDEX "accounts_by_claim" ON "accounts" USING btree ("claimed_email");--> statement-breakpoint
UPDATE "accounts" SET "claimed_email" = "email", "email" = "id" || '@unconfirmed.invalid' WHERE NOT "is_guest" AND NOT "email_verified";
