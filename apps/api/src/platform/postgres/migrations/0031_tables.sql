CREATE TABLE "tournament_notifications" (
	"tournament_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"template" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone,
	"is_open" boolean NOT NULL,
	"email_group" text,
	"details" json NOT NULL,
	CONSTRAINT "tournament_notifications_tournament_id_account_id_key_pk" PRIMARY KEY("tournament_id","account_id","key")
);
--> statement-breakpoint
CREATE INDEX "tournament_notifications_by_time" ON "tournament_notifications" USING btree ("at");