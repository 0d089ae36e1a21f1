CREATE TABLE "game_notification_settings" (
	"account_id" text NOT NULL,
	"game_id" uuid NOT NULL,
	"email" text,
	"push" boolean NOT NULL,
	"webhooks" boolean NOT NULL,
	"site" boolean NOT NULL,
	CONSTRAINT "game_notification_settings_account_id_game_id_pk" PRIMARY KEY("account_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"account_id" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "absence_email_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "absence_question_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "deadlines_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "game_notification_settings" ADD CONSTRAINT "game_notification_settings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;