import type { QueryFunctionContext } from "@tanstack/react-query";

/** An answer, or what the live line told while it was on its way, whichever is the newer. */
export function newest<Answer>(
  { client, queryKey }: Pick<QueryFunctionContext, "client" | "queryKey">,
  answer: Answer,
  ageOf: (one: Answer) => number,
): Answer {
  const known = client.getQueryData<Answer>(queryKey);
  return known !== undefined && ageOf(known) > ageOf(answer) ? known : answer;
}
