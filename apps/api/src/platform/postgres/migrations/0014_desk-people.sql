CREATE TABLE "report_settlements" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"verdict" text NOT NULL,
	"by" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sanctions" (
	"sanction_id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"reason" text NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"appeal" text,
	"appealed_at" timestamp (3) with time zone,
	"lifted_at" timestamp (3) with time zone,
	"lift_reason" text
);
--> statement-breakpoint
ALTER TABLE "sanctions" ADD CONSTRAINT "sanctions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sanctions_by_account" ON "sanctions" USING btree ("account_id");