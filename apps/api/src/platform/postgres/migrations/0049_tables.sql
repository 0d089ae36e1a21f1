CREATE TABLE "oauth_clients" (
	"client_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"redirect_uris" text[] NOT NULL,
	"grant_types" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oauth_device_codes" (
	"device_hash" text PRIMARY KEY NOT NULL,
	"user_code" text NOT NULL,
	"client_id" text NOT NULL,
	"scopes" text[] NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"poll_seconds" integer NOT NULL,
	"next_poll_at" timestamp with time zone NOT NULL,
	"is_denied" boolean DEFAULT false NOT NULL,
	"grant_id" text,
	CONSTRAINT "oauth_device_codes_user_code_unique" UNIQUE("user_code")
);
--> statement-breakpoint
CREATE TABLE "oauth_grants" (
	"grant_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"client_id" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"code_hash" text,
	"code_challenge" text,
	"redirect_uri" text,
	"refresh_family" text,
	"refresh_hash" text,
	CONSTRAINT "oauth_grants_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "oauth_grants_refresh_family_unique" UNIQUE("refresh_family")
);
--> statement-breakpoint
ALTER TABLE "access_tokens" ADD COLUMN "grant_id" text;--> statement-breakpoint
ALTER TABLE "oauth_device_codes" ADD CONSTRAINT "oauth_device_codes_client_id_oauth_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."oauth_clients"("client_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_device_codes" ADD CONSTRAINT "oauth_device_codes_grant_id_oauth_grants_grant_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."oauth_grants"("grant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_grants" ADD CONSTRAINT "oauth_grants_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_grants" ADD CONSTRAINT "oauth_grants_client_id_oauth_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."oauth_clients"("client_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "oauth_device_codes_client_id_index" ON "oauth_device_codes" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "oauth_device_codes_grant_id_index" ON "oauth_device_codes" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "oauth_grants_account_id_index" ON "oauth_grants" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "oauth_grants_client_id_index" ON "oauth_grants" USING btree ("client_id");--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_grant_id_oauth_grants_grant_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."oauth_grants"("grant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_tokens_grant_id_index" ON "access_tokens" USING btree ("grant_id");