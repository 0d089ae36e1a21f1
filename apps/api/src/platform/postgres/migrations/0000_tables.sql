CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"is_guest" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"provider_account_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"account_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"game_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"type" text NOT NULL,
	"body" json NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"digest" text NOT NULL,
	"secret" text,
	CONSTRAINT "events_game_id_version_pk" PRIMARY KEY("game_id","version")
);
--> statement-breakpoint
CREATE TABLE "games" (
	"game_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"ruleset" text NOT NULL,
	"revision" integer NOT NULL,
	"visibility" text NOT NULL,
	"host" text NOT NULL,
	"invitation" text NOT NULL,
	"commitment" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"question" json,
	"outcome" json,
	"secret" text,
	"started_at" timestamp (3) with time zone,
	"moved_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"game_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"errand" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "outbox_game_id_version_errand_pk" PRIMARY KEY("game_id","version","errand")
);
--> statement-breakpoint
CREATE TABLE "repeats" (
	"game_id" uuid NOT NULL,
	"account" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "repeats_game_id_account_key_pk" PRIMARY KEY("game_id","account","key")
);
--> statement-breakpoint
CREATE TABLE "seats" (
	"game_id" uuid NOT NULL,
	"seat" integer NOT NULL,
	"kind" text NOT NULL,
	"account" text,
	"bot" text,
	CONSTRAINT "seats_game_id_seat_pk" PRIMARY KEY("game_id","seat")
);
--> statement-breakpoint
CREATE TABLE "snapshots" (
	"game_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"fold" text NOT NULL,
	"body" json NOT NULL,
	CONSTRAINT "snapshots_game_id_version_pk" PRIMARY KEY("game_id","version")
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credentials_account_id_index" ON "credentials" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_account_id_index" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "games_by_state" ON "games" USING btree ("state","opened_at","game_id");--> statement-breakpoint
CREATE INDEX "games_by_opening" ON "games" USING btree ("opened_at","game_id");--> statement-breakpoint
CREATE INDEX "games_by_invitation" ON "games" USING btree ("invitation");--> statement-breakpoint
CREATE INDEX "outbox_by_age" ON "outbox" USING btree ("errand","since");--> statement-breakpoint
CREATE INDEX "seats_by_account" ON "seats" USING btree ("account","game_id");