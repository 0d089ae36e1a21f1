CREATE TABLE "job_workers" (
	"worker" text PRIMARY KEY NOT NULL,
	"lock" integer NOT NULL
);
