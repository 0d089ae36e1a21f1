import { nobody, type RuleOfStep, settled } from "../../model/flow.ts";
import { countAt, isAnybodyAt, windows } from "../../model/places.ts";
import { type Family, familyOf, type State, seatsOf } from "../../model/state.ts";
import type { FactOf } from "../../model/types.ts";

export const majority: RuleOfStep<"majority"> = {
  asks: () => nobody,
  run: (state) => [rewarded(state), settled()],
};

// VIL-12.6, VIL-12.7
function rewarded(state: State): FactOf<"MajorityRewarded"> {
  const membersOf = state.families.map(membersInChurch);
  const members = Math.max(...membersOf);
  const { prestige } = state.box.board.church;
  // VIL-12.8
  if (members === 0) return { type: "MajorityRewarded", seats: [], members, window: null, prestige };
  const tied = seatsOf(state).filter((seat) => membersOf[seat] === members);
  if (tied.length === 1) return { type: "MajorityRewarded", seats: tied, members, window: null, prestige };
  const reached = tied.map((seat) => furthestOf(familyOf(state, seat)));
  const window = Math.max(...reached);
  const seats = tied.filter((_, place) => reached[place] === window);
  return { type: "MajorityRewarded", seats, members, window, prestige };
}

const membersInChurch = (family: Family): number =>
  windows.reduce((members, window) => members + countAt(family, window), 0);

const furthestOf = (family: Family): number => windows.findLastIndex((window) => isAnybodyAt(family, window)) + 1;
