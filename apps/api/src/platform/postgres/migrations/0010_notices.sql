CREATE TABLE "notice_settings" (
	"account_id" text PRIMARY KEY NOT NULL,
	"turn_mail" text NOT NULL,
	"unsubscribe" text NOT NULL,
	"digest_at" timestamp with time zone,
	CONSTRAINT "notice_settings_unsubscribe_unique" UNIQUE("unsubscribe")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"account_id" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notices_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "presences" (
	"account_id" text NOT NULL,
	"game_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "presences_account_id_game_id_pk" PRIMARY KEY("account_id","game_id")
);
--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_by_age" ON "notices" USING btree ("at");