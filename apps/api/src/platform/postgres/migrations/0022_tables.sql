ALTER TABLE "standing_orders" ADD COLUMN "answers_to" integer;--> statement-breakpoint
ALTER TABLE "standing_orders" ADD COLUMN "answers_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "standing_orders_answers_at" ON "standing_orders" USING btree ("answers_at") WHERE "standing_orders"."answers_at" is not null;