ALTER TABLE "games" ADD COLUMN "waiting" json;--> statement-breakpoint
-- Games without clocks that are running have waited since the last move, or since the last change of who plays.
UPDATE "games" SET "waiting" = (
	SELECT json_build_object('since', to_char(max("events"."at") AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
	FROM "events" WHERE "events"."game_id" = "games"."game_id"
	AND "events"."type" IN ('GameBegan', 'MovePlayed', 'MovesUndone', 'GameRolledBack', 'SeatTakenOver', 'SeatReplaced')
) WHERE "state" = 'running' AND "clock" IS NULL;
