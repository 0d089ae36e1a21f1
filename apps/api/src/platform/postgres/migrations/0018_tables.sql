ALTER TABLE "accounts" ADD COLUMN "companion_of" text;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "companion_of" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_companion_of_accounts_id_fk" FOREIGN KEY ("companion_of") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_by_companion" ON "accounts" USING btree ("companion_of") WHERE "accounts"."companion_of" is not null;