-- Bots have the names of their levels. Only the projection changes: the recorded events stay as they are.
UPDATE "seats" SET "bot" = CASE "bot" WHEN 'random' THEN 'easy' WHEN 'greedy' THEN 'medium' ELSE 'hard' END
WHERE "bot" IN ('random', 'greedy', 'search');
