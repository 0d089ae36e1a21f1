import { during } from "../../../../core/rules.ts";
import { nobody, type RuleOfMove, type RuleOfStep, settled } from "../../model/flow.ts";
import { foreignPlacementsOf } from "../../model/placement.ts";
import { findLord, type Lord, lordOf, type State } from "../../model/state.ts";
import type { Fact, VillageId } from "../../model/types.ts";
import { hostOf, placesFor } from "../cards/lords.ts";
import { type Consequence, none } from "./consequence.ts";

// F1429-14.5
export function homecomings(state: State): Consequence {
  const away = state.lords.find(({ isAway }) => isAway);
  return away === undefined ? none : { facts: [], questions: [{ type: "homecoming", lord: away.lord }] };
}

export const homecoming: RuleOfStep<"homecoming"> = {
  asks(state, { lord: id }) {
    const lord = findLord(state, id);
    return lord?.isAway && refugesOf(state, lord).open.length > 1 ? [lord.seat] : nobody;
  },
  run(state, { lord: id }) {
    const lord = findLord(state, id);
    return lord?.isAway ? [...housed(lord, refugesOf(state, lord).open[0] ?? lord.village), settled()] : [settled()];
  },
};

export const placeFreedLord: RuleOfMove<"house"> = during("homecoming", {
  rule: "F1429-14.5",
  choices({ state, step }) {
    const { open, refused } = refugesOf(state, lordOf(state, step.lord));
    return [
      { type: "house", fields: { village: { oneOf: open } }, isDefault: true },
      { type: "house", fields: { village: { oneOf: refused } }, blockedBy: "F1429-2.12" },
    ];
  },
  facts({ state, seat, step }, { village }) {
    const lord = lordOf(state, step.lord);
    if (!foreignPlacementsOf(state, seat).includes(village)) return [...housed(lord, village), settled()];
    const host = hostOf(state, village, seat);
    const matter = { kind: "refuge", from: seat, lord: step.lord, village } as const;
    return [{ type: "ConsentAsked", seat: host, matter }, settled({ type: "consent", seat: host, matter })];
  },
});

/** Where a freed lord may go: as a new one, or else where he is. */
function refugesOf(state: State, { seat, lord, village }: Lord) {
  const { open, refused } = placesFor(state, seat, lord);
  return { open: open.length > 0 ? open : [village], refused };
}
const housed = ({ lord, seat }: Lord, village: VillageId): readonly Fact[] => [
  { type: "LordHoused", lord, seat, village },
];
