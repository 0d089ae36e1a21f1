CREATE TABLE "served_requests" (
	"account_id" text NOT NULL,
	"request" text NOT NULL,
	"fingerprint" text NOT NULL,
	"created" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "served_requests_account_id_request_pk" PRIMARY KEY("account_id","request")
);
--> statement-breakpoint
ALTER TABLE "served_requests" ADD CONSTRAINT "served_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "served_requests_at_index" ON "served_requests" USING btree ("at");