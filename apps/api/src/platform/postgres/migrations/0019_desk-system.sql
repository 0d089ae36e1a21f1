CREATE TABLE "chores" (
	"chore_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"done" integer NOT NULL,
	"total" integer NOT NULL,
	"cursor" uuid,
	"failure" text,
	"faults" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "samples" (
	"process" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"seconds" double precision NOT NULL,
	"moves" integer NOT NULL,
	"requests" integer NOT NULL,
	"median_ms" double precision NOT NULL,
	"slow_ms" double precision NOT NULL,
	"streams" integer NOT NULL,
	"memory_bytes" bigint NOT NULL,
	"queued" integer NOT NULL,
	"failing" integer NOT NULL,
	"database_bytes" bigint NOT NULL,
	CONSTRAINT "samples_at_process_pk" PRIMARY KEY("at","process")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "one_chore_of_a_kind" ON "chores" USING btree ("kind") WHERE "chores"."ended_at" is null;