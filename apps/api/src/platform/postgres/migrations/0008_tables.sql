CREATE TABLE "undo_requests" (
	"game_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"seat" integer NOT NULL,
	"back_to" integer NOT NULL,
	"agreed" integer[] NOT NULL,
	"declined_by" integer,
	"asked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_marks" (
	"account_id" text NOT NULL,
	"other_id" text NOT NULL,
	"mark" text NOT NULL,
	CONSTRAINT "account_marks_account_id_other_id_pk" PRIMARY KEY("account_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "diary_entries" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"game_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"seat" integer NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notebooks" (
	"game_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"text" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notebooks_game_id_account_id_pk" PRIMARY KEY("game_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "talk_heads" (
	"game_id" uuid PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "talk_messages" (
	"game_id" uuid NOT NULL,
	"number" bigint NOT NULL,
	"changed" bigint NOT NULL,
	"room" text NOT NULL,
	"readers" text[],
	"account_id" text NOT NULL,
	"seat" integer,
	"version" integer NOT NULL,
	"text" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "talk_messages_game_id_number_pk" PRIMARY KEY("game_id","number")
);
--> statement-breakpoint
CREATE TABLE "talk_read" (
	"game_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"room" text NOT NULL,
	"number" bigint NOT NULL,
	CONSTRAINT "talk_read_game_id_account_id_room_pk" PRIMARY KEY("game_id","account_id","room")
);
--> statement-breakpoint
CREATE TABLE "talk_reports" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"game_id" uuid NOT NULL,
	"number" bigint NOT NULL,
	"reporter" text NOT NULL,
	"accused" text NOT NULL,
	"reason" text NOT NULL,
	"excerpt" json NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_marks" ADD CONSTRAINT "account_marks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_marks" ADD CONSTRAINT "account_marks_other_id_accounts_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_entries" ADD CONSTRAINT "diary_entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notebooks" ADD CONSTRAINT "notebooks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_messages" ADD CONSTRAINT "talk_messages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_read" ADD CONSTRAINT "talk_read_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "diary_by_game" ON "diary_entries" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "talk_by_change" ON "talk_messages" USING btree ("game_id","changed");