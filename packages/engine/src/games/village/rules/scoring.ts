import { rankingBy, type Strength } from "../../../core/ranking.ts";
import type { Outcome, Seat } from "../../../core/ruleset.ts";
import { withDecidingTieBreaks } from "../../../core/tie-breaks.ts";
import { nobody, type RuleOfStep, settled } from "../model/flow.ts";
import { chroniclePlace, countAt, levels, professionOf, professions, windows } from "../model/places.ts";
import { type Family, familyOf, type State, seatsOf } from "../model/state.ts";
import type { Customer, FactOf, Points, Result } from "../model/types.ts";

export const scoring: RuleOfStep<"scoring"> = {
  asks: () => nobody,
  run: (state) => [
    ...seatsOf(state).map((seat) => scored(state, seat)),
    { type: "GameEnded", ...resultOf(state) },
    settled(),
  ],
};

function scored(state: State, seat: Seat): FactOf<"FamilyScored"> {
  const family = familyOf(state, seat);
  return {
    type: "FamilyScored",
    seat,
    cities: family.cities.length,
    chronicled: chronicledOf(family),
    customers: family.served,
    living: livingOf(family),
    points: pointsOf(state, family, prestigeOf(family.served)),
  };
}

/** All that a family would score now, with so much for its customers. */
export function pointsOf(state: State, family: Family, customers: number): Points {
  const { board } = state.box;
  const { prestige, stock } = family;
  const travel = board.cityScores[family.cities.length] ?? 0;
  const council = worthAt(
    family,
    levels,
    board.council.map(({ score }) => score),
  );
  const church = worthAt(family, windows, board.church.windowScores);
  const chronicle = chronicleWorth(board.chronicleScores, chronicledOf(family));
  const coins = stock.coin;
  const total = prestige + travel + council + church + chronicle + customers + coins;
  return { prestige, travel, council, church, chronicle, customers, coins, total };
}

export const prestigeOf = (customers: readonly Customer[]): number =>
  customers.reduce((sum, { prestige }) => sum + prestige, 0);

const worthAt = (family: Family, places: typeof levels, worth: readonly number[]): number =>
  places.reduce((sum, place, index) => sum + countAt(family, place) * (worth[index] ?? 0), 0);

// VIL-15.4: this many or more.
const chronicleWorth = (scores: readonly number[], members: number): number =>
  scores[Math.min(members, scores.length - 1)] ?? 0;

const chronicledOf = (family: Family): number =>
  professions.reduce((members, profession) => members + countAt(family, chroniclePlace(profession)), 0);

// VIL-15.8
const livingOf = ({ members }: Family): number =>
  members.filter(({ place }) => place === "bag" || professionOf(place) !== null).length;

/** VIL-15.9: the score as all can judge it, before the tiles are turned over. */
export function currentScores(state: State): readonly number[] {
  const { result } = state;
  const mean = meanOfHidden(state);
  return state.families.map((family, seat) =>
    result === null
      ? pointsOf(state, family, Math.round(family.served.length * mean)).total
      : (result.ranking.find((one) => one.seat === seat)?.score ?? 0),
  );
}

/** The average value of customers that are not on the market. */
function meanOfHidden({ box, market: { stalls, queue } }: State): number {
  const seen = [...stalls.filter((customer) => customer !== null), ...queue];
  const hidden = box.customers.length - seen.length;
  return hidden === 0 ? 0 : (prestigeOf(box.customers) - prestigeOf(seen)) / hidden;
}

// VIL-15.7, VIL-15.8
export function outcome(state: State): Outcome | undefined {
  if (state.result === null) return undefined;
  return { ranking: withDecidingTieBreaks(state.result.ranking.map((place) => withTieBreaks(state, place))) };
}

function withTieBreaks(state: State, place: Result["ranking"][number]) {
  const family = familyOf(state, place.seat);
  const tieBreaks = [
    { name: "customers", value: family.served.length },
    { name: "living", value: livingOf(family) },
  ];
  return { ...place, tieBreaks };
}

// VIL-15.6 to VIL-15.8
function resultOf(state: State): Result {
  const strengths = state.families.map(
    (family): Strength => [
      pointsOf(state, family, prestigeOf(family.served)).total,
      family.served.length,
      livingOf(family),
    ],
  );
  return { ranking: rankingBy(strengths), decidedBy: deciderOf(strengths) };
}

/** The last tie-break between those with the highest score. */
function deciderOf(strengths: readonly Strength[]): Result["decidedBy"] {
  const first = leadersBy(strengths, 0);
  const second = leadersBy(first, 1);
  const third = leadersBy(second, 2);
  if (third.length < second.length) return "living";
  return second.length < first.length ? "customers" : null;
}

function leadersBy(strengths: readonly Strength[], measure: number): readonly Strength[] {
  const max = Math.max(...strengths.map((own) => own[measure] ?? 0));
  return strengths.filter((own) => own[measure] === max);
}
