import type { StandingsQuery } from "../../../../lib/api-client/requests/tournament-reads.ts";

type Parameter = string | readonly string[] | null | undefined;

/** The standings that the parameters of an address ask for. */
export function standingsQueryOf({
  stage,
  season,
}: {
  readonly stage: Parameter;
  readonly season: Parameter;
}): StandingsQuery {
  return { stage: numberIn(stage), season: numberIn(season) };
}

function numberIn(text: Parameter): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : undefined;
}
