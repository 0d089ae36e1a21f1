import type { Seat } from "../../../../../core/ruleset.ts";
import { memoize } from "../../model/memoize.ts";
import { areAllied, isPromised, lordsBefore, type State, soldiersBefore } from "../../model/state.ts";
import type { Fact, Pledge, VillageId } from "../../model/types.ts";

/** What one family could promise another now. FC-13.6 to FC-13.8 */
export function pledgesOf(state: State, seat: Seat, to: Seat): readonly Pledge[] {
  const { places, lords, passages, alliances } = state;
  const all = pledgesAmong(places, lords, passages, alliances);
  const key = seat * 6 + to;
  const known = all.get(key) ?? pledgesFrom(state, seat, to);
  all.set(key, known);
  return known;
}
/** They are asked for by every seat about every other, while little changes. */
const pledgesAmong = memoize(
  (
    _: State["places"],
    __: State["lords"],
    ___: State["passages"],
    ____: State["alliances"],
  ): Map<number, readonly Pledge[]> => new Map(),
);

const pledgesFrom = (state: State, seat: Seat, to: Seat): readonly Pledge[] => [
  "none",
  ...(isPromised(state.passages, seat, to) ? [] : (["passage"] as const)),
  ...(areAllied(state, seat, to) ? [] : (["alliance"] as const)),
  ...villagesFor(state, seat, to).map((village) => `village:${village}` as const),
];

// FC-13.8: to a family that stands before it.
const villagesFor = (state: State, seat: Seat, to: Seat): readonly VillageId[] =>
  state.places
    .filter(
      (place) =>
        place.holder === seat && (soldiersBefore(place, to) > 0 || lordsBefore(state, place.village, to).length > 0),
    )
    .map(({ village }) => village);

/** What the promise does when the offer is accepted. */
export function pledgeKept(state: State, seat: Seat, to: Seat, pledge: Pledge): readonly Fact[] {
  const until = state.table.turn + 1;
  switch (pledge) {
    case "none":
      return [];
    case "passage":
      return [{ type: "PassagePromised", seat, to, until }];
    case "alliance":
      return [{ type: "AllianceMade", seat, to, until }, ...appeased(state, seat, to), ...appeased(state, to, seat)];
  }
  return [{ type: "VillageCeded", village: pledge.slice("village:".length) as VillageId, seat, to }];
}

/** Who stood before the other's villages in arms is a guest there. FC-13.7 */
const appeased = ({ places }: State, holder: Seat, seat: Seat): readonly Fact[] =>
  places
    .filter(
      (place) => place.holder === holder && place.stances.some((one) => one.seat === seat && one.stance !== "guest"),
    )
    .map(({ village }) => ({ type: "StanceTaken", seat, village, stance: "guest" }));
