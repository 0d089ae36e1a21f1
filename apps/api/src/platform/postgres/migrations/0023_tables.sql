CREATE TABLE "cached_responses" (
	"game_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"audience" text NOT NULL,
	"part" text NOT NULL,
	"encoding" text NOT NULL,
	"tag" text NOT NULL,
	"body" "bytea" NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cached_responses_game_id_kind_audience_part_encoding_pk" PRIMARY KEY("game_id","kind","audience","part","encoding")
);
