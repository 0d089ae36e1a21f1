import type { QueryFunctionContext } from "@tanstack/react-query";

/**
 * An answer, or what the live stream sent while it was on its way, whichever is newer. Data for another audience is
 * never newer: on a shared screen, the previous player may have seen more.
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

/** The audience of an answer, where that makes a difference. */
const audienceOf = (position: object): unknown => ("audience" in position ? position.audience : undefined);
