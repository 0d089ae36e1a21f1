ALTER TABLE "undo_requests" ADD COLUMN "declined_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "seat_tenures_by_start" ON "seat_tenures" USING btree ("since_at");