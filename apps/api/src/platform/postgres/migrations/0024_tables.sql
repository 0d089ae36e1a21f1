CREATE TABLE "name_claims" (
	"skeleton" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "name_claims" ADD CONSTRAINT "name_claims_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "name_claims_account_id_index" ON "name_claims" USING btree ("account_id");