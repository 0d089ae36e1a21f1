ALTER TABLE "undo_requests" ALTER COLUMN "seat" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "undo_requests" ADD COLUMN "ruling" json;