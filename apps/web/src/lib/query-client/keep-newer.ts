import type { QueryFunctionContext } from "@tanstack/react-query";

/**
 * An answer, or what the live line told while it was on its way, whichever is the newer. What another audience was told is
 * never the newer one: at a screen for several, the player before may have been told more.
 */
export function keepNewer<Answer extends object>(
  { client, queryKey }: Pick<QueryFunctionContext, "client" | "queryKey">,
  answer: Answer,
  ageOf: (one: Answer) => number,
): Answer {
  const known = client.getQueryData<Answer>(queryKey);
  if (known === undefined || audienceOf(known) !== audienceOf(answer)) return answer;
  return ageOf(known) > ageOf(answer) ? known : answer;
}

/** For whom it was told, where that makes a difference. */
const audienceOf = (told: object): unknown => ("audience" in told ? told.audience : undefined);
