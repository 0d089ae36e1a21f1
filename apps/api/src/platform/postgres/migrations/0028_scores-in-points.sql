-- The outcome of a game has tie-breaks next to the score. Scores of Fief 1429 were 100 for each victory point and 1 for each
-- village; they are victory points now. Only the projection changes: the recorded events stay as they are.
UPDATE "games" SET "outcome" = (
  SELECT json_build_object('ranking', json_agg(
    CASE WHEN "ruleset" = 'fief-1429' THEN json_build_object(
      'seat', place->'seat',
      'rank', place->'rank',
      'score', floor((place->>'score')::numeric / 100)::int,
      'tieBreaks', CASE WHEN EXISTS (
        SELECT FROM json_array_elements("outcome"->'ranking') other
        WHERE floor((other->>'score')::numeric / 100) = floor((place->>'score')::numeric / 100)
          AND other->>'rank' <> place->>'rank'
      ) THEN json_build_array(
        json_build_object('name', 'villages', 'value', mod((place->>'score')::numeric, 100)::int))
      ELSE json_build_array() END)
    ELSE json_build_object(
      'seat', place->'seat', 'rank', place->'rank', 'score', place->'score', 'tieBreaks', json_build_array())
    END ORDER BY position))
  FROM json_array_elements("outcome"->'ranking') WITH ORDINALITY AS places(place, position)
) WHERE "outcome"->'ranking' IS NOT NULL;
