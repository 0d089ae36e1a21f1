CREATE TABLE "studies" (
	"study_id" uuid PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"members" text[] NOT NULL,
	"visibility" text NOT NULL,
	"ruleset" text NOT NULL,
	"game" uuid,
	"nodes" integer NOT NULL,
	"version" integer NOT NULL,
	"is_removed" boolean NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_events" (
	"study_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"type" text NOT NULL,
	"body" json NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text,
	"digest" text NOT NULL,
	"secret" text,
	"request" text,
	"fingerprint" text,
	CONSTRAINT "study_events_study_id_version_pk" PRIMARY KEY("study_id","version")
);
--> statement-breakpoint
CREATE TABLE "study_texts" (
	"study_id" uuid NOT NULL,
	"node" integer NOT NULL,
	"part" text NOT NULL,
	"text" text NOT NULL,
	"account_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "study_texts_study_id_node_part_pk" PRIMARY KEY("study_id","node","part")
);
--> statement-breakpoint
ALTER TABLE "study_texts" ADD CONSTRAINT "study_texts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "studies_by_owner" ON "studies" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "studies_by_member" ON "studies" USING gin ("members");--> statement-breakpoint
CREATE INDEX "studies_by_game" ON "studies" USING btree ("game");--> statement-breakpoint
CREATE INDEX "studies_listed" ON "studies" USING btree ("changed_at") WHERE visibility = 'public' and not is_removed;--> statement-breakpoint
CREATE UNIQUE INDEX "study_events_by_request" ON "study_events" USING btree ("study_id","request") WHERE "study_events"."request" is not null;--> statement-breakpoint
CREATE INDEX "study_texts_by_account" ON "study_texts" USING btree ("account_id");