import { during } from "../../../core/rules.ts";
import type { Seat } from "../../../core/ruleset.ts";
import { type RuleOfMove, type RuleOfStep, settled } from "../model/flow.ts";
import { chroniclePlace, crowdAt, generationsAt, professionOf, professions } from "../model/places.ts";
import { type Family, familyOf, type State, tableOf } from "../model/state.ts";
import type { Fact, FactOf, Place, Profession } from "../model/types.ts";

// VIL-4.8: if all are alike, no one is asked.
export const death: RuleOfStep<"death"> = {
  asks: (state, { seat }) => (oldestOf(familyOf(state, seat)).places.length > 1 ? [seat] : []),
  run: (state, { seat }) => {
    const { places } = oldestOf(familyOf(state, seat));
    // VIL-13.6
    if (places.length === 0) return [{ type: "DeathWaived", seat }, settled()];
    return [...places.flatMap((place) => died(state, seat, place)), settled()];
  },
};

// VIL-13.4
export const bury: RuleOfMove<"bury"> = during("death", {
  rule: "VIL-13.4",
  choices: ({ state, seat }) => {
    const family = familyOf(state, seat);
    const { generation, places } = oldestOf(family);
    const younger = placesSeen(family).filter((place) => !generationsAt(family, place).includes(generation));
    return [
      { type: "bury", fields: { from: { oneOf: places } }, isDefault: true },
      { type: "bury", fields: { from: { oneOf: younger } }, blockedBy: "VIL-13.4" },
      // VIL-13.5
      {
        type: "bury",
        fields: { from: { oneOf: generationsAt(family, "bag").length > 0 ? ["bag"] : [] } },
        blockedBy: "VIL-13.5",
      },
    ];
  },
  facts: ({ state, seat }, { from }) => [...died(state, seat, from), settled()],
});

/** VIL-13.4, VIL-13.5: the lowest number that can be seen, and each place where it is. */
export function oldestOf(family: Family): { readonly generation: number; readonly places: readonly Place[] } {
  const oldest = family.members.find(({ place }) => professionOf(place) !== null);
  if (oldest === undefined) return { generation: 0, places: [] };
  const { generation } = oldest;
  const places = family.members.flatMap((one) =>
    one.generation === generation && professionOf(one.place) !== null ? [one.place] : [],
  );
  return { generation, places: [...new Set(places)] };
}

const placesSeen = ({ members }: Family): readonly Place[] => [
  ...new Set(members.flatMap(({ place }) => (professionOf(place) === null ? [] : [place]))),
];

export type Rest = FactOf<"MemberDied">["to"];

/** VIL-13.7 to VIL-13.10: where a member of this profession is laid. */
export function restFor(state: State, profession: Profession): Rest {
  if (freeInChronicle(state, profession) > 0) return "chronicle";
  return freeGraves(state) > 0 ? "grave" : "gone";
}

export const freeInChronicle = (state: State, profession: Profession): number =>
  placesFor(state, profession) - crowdAt(state, chroniclePlace(profession));
export const freeGraves = (state: State): number => tableOf(state).graves - crowdAt(state, "grave");
export const placesFor = (state: State, profession: Profession): number =>
  tableOf(state).chronicle.find((one) => one.profession === profession)?.places ?? 0;

export const freeSpaces = (state: State): number =>
  professions.reduce((free, profession) => free + freeInChronicle(state, profession), 0);

function died(state: State, seat: Seat, from: Place): readonly Fact[] {
  const profession = professionOf(from);
  if (profession === null) throw new Error(`nobody dies at ${from}`);
  const { generation } = oldestOf(familyOf(state, seat));
  const to = restFor(state, profession);
  return [{ type: "MemberDied", seat, generation, from, profession, to }, ...sealed(state, seat, to)];
}

// VIL-14.1, VIL-14.9
function sealed(state: State, seat: Seat, to: Rest): readonly Fact[] {
  if (state.seal !== null) return [];
  if (to === "chronicle" && freeSpaces(state) === 1) return [{ type: "EndSealed", seat, by: "chronicle" }];
  if (to === "grave" && freeGraves(state) === 1) return [{ type: "EndSealed", seat, by: "graves" }];
  return [];
}
