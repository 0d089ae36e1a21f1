CREATE TABLE "series" (
	"series_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"rules" json NOT NULL,
	"directors" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "series_changes" (
	"series_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"change" json NOT NULL,
	CONSTRAINT "series_changes_series_id_number_pk" PRIMARY KEY("series_id","number")
);
--> statement-breakpoint
CREATE TABLE "series_tournaments" (
	"series_id" uuid NOT NULL,
	"tournament_id" uuid NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "series_tournaments_series_id_tournament_id_pk" PRIMARY KEY("series_id","tournament_id")
);
--> statement-breakpoint
CREATE TABLE "tournament_templates" (
	"template_id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"plan" json NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "series_changes" ADD CONSTRAINT "series_changes_series_id_series_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("series_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_tournaments" ADD CONSTRAINT "series_tournaments_series_id_series_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("series_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_templates" ADD CONSTRAINT "tournament_templates_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "series_by_creation" ON "series" USING btree ("created_at","series_id");--> statement-breakpoint
CREATE INDEX "series_tournaments_by_tournament" ON "series_tournaments" USING btree ("tournament_id");--> statement-breakpoint
CREATE INDEX "tournament_templates_by_account" ON "tournament_templates" USING btree ("account_id","created_at");