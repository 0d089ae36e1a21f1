import type { TournamentStandings } from "../../../../lib/api-client/types.ts";

type Criterion = TournamentStandings["order"][number];

const lots = 2 ** 32;

/**
 * The value of a criterion for display. Of forfeits and lucky seats fewer are better, and the API counts them
 * downwards; a lot is a number of ten digits, and its share of the largest says as much.
 */
export function displayValue(criterion: Criterion, figure: number): number {
  if (criterion === "forfeits" || criterion === "seatLuck") return 0 - figure;
  return criterion === "lot" ? figure / lots : figure;
}
