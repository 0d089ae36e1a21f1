CREATE TABLE "deliveries" (
	"delivery_id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"channel" text NOT NULL,
	"target" uuid NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"notice" json,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"outcome" text,
	"status" integer,
	"done_at" timestamp with time zone,
	CONSTRAINT "deliveries_once" UNIQUE("target","key")
);--> statement-breakpoint
CREATE TABLE "house_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"key" json NOT NULL
);--> statement-breakpoint
CREATE TABLE "notice_wishes" (
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"mail" text,
	"push" boolean,
	CONSTRAINT "notice_wishes_account_id_kind_pk" PRIMARY KEY("account_id","kind")
);--> statement-breakpoint
CREATE TABLE "push_devices" (
	"device_id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"arrived_at" timestamp with time zone,
	CONSTRAINT "push_devices_endpoint_unique" UNIQUE("endpoint")
);--> statement-breakpoint
CREATE TABLE "webhooks" (
	"webhook_id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"format" text NOT NULL,
	"kinds" text[] NOT NULL,
	"secret" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"failing_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_account_id_key_pk";--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "channel" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_account_id_key_channel_pk" PRIMARY KEY("account_id","key","channel");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_wishes" ADD CONSTRAINT "notice_wishes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_by_target" ON "deliveries" USING btree ("target","at");--> statement-breakpoint
CREATE INDEX "deliveries_by_account" ON "deliveries" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "deliveries_by_age" ON "deliveries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "push_devices_by_account" ON "push_devices" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "webhooks_by_account" ON "webhooks" USING btree ("account_id");--> statement-breakpoint
-- What was said of mails about turns goes on, for the clocks too.
INSERT INTO "notice_wishes" ("account_id", "kind", "mail")
SELECT "account_id", 'turn', "turn_mail" FROM "notice_settings"
UNION ALL SELECT "account_id", 'clock', 'off' FROM "notice_settings" WHERE "turn_mail" = 'off';--> statement-breakpoint
ALTER TABLE "notice_settings" DROP COLUMN "turn_mail";