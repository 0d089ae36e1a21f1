import type { TournamentPlan } from "../../../../lib/api-client/types.ts";

type Criterion = TournamentPlan["tieBreaks"][number];

/** The default tie-breaks. */
export const criteria: readonly Criterion[] = [
  "points",
  "wins",
  "headToHead",
  "opponents",
  "score",
  "scoreShare",
  "best",
  "forfeits",
  "seatLuck",
  "lot",
];

export const switched = (order: readonly Criterion[], criterion: Criterion): Criterion[] =>
  order.includes(criterion) ? order.filter((one) => one !== criterion) : [...order, criterion];

/** Moves a criterion one place up. */
export function raised(order: readonly Criterion[], criterion: Criterion): Criterion[] {
  const place = order.indexOf(criterion);
  const before = order[place - 1];
  return before === undefined ? [...order] : order.with(place - 1, criterion).with(place, before);
}

export function lowered(order: readonly Criterion[], criterion: Criterion): Criterion[] {
  const after = order[order.indexOf(criterion) + 1];
  return after === undefined ? [...order] : raised(order, after);
}
