CREATE TABLE "bot_accounts" (
	"account_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"description" text,
	"source_url" text,
	"games" json NOT NULL,
	"limits" json NOT NULL,
	"is_paused" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"revoke_reason" text
);
--> statement-breakpoint
CREATE TABLE "bot_errors" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"operation" text NOT NULL,
	"game_id" uuid,
	"code" text NOT NULL,
	"detail" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bot_hours" (
	"account_id" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"requests" integer NOT NULL,
	"limited" integer NOT NULL,
	"failed" integer NOT NULL,
	CONSTRAINT "bot_hours_account_id_hour_pk" PRIMARY KEY("account_id","hour")
);
--> statement-breakpoint
CREATE TABLE "known_bots" (
	"account" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bot_accounts" ADD CONSTRAINT "bot_accounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_accounts" ADD CONSTRAINT "bot_accounts_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_errors" ADD CONSTRAINT "bot_errors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_hours" ADD CONSTRAINT "bot_hours_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bot_accounts_owner_id_index" ON "bot_accounts" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "bot_errors_by_account" ON "bot_errors" USING btree ("account_id","number");