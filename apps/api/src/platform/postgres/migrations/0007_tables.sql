CREATE TABLE "standing_orders" (
	"game_id" uuid NOT NULL,
	"seat" integer NOT NULL,
	"account_id" text NOT NULL,
	"orders" json NOT NULL,
	"edition" integer NOT NULL,
	"checked" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "standing_orders_game_id_seat_account_id_pk" PRIMARY KEY("game_id","seat","account_id")
);
--> statement-breakpoint
ALTER TABLE "standing_orders" ADD CONSTRAINT "standing_orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;