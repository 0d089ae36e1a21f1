import { during } from "../../../../core/rules.ts";
import { actionStep, type RuleOfMove, type RuleOfStep, settled } from "../../model/flow.ts";
import { generationsAt, professionOf } from "../../model/places.ts";
import { type Family, familyOf } from "../../model/state.ts";
import type { Place } from "../../model/types.ts";

export const family: RuleOfStep<"family"> = actionStep(() => [birth, recall]);

// VIL-7.1
export const birth: RuleOfMove<"birth"> = during("family", {
  rule: "VIL-7.1",
  choices: ({ state, seat }) =>
    nextBirthOf(familyOf(state, seat)) === undefined
      ? [{ type: "birth", fields: {}, blockedBy: "VIL-7.1" }]
      : [{ type: "birth", fields: {} }],
  facts: ({ state, seat }) => {
    const generation = nextBirthOf(familyOf(state, seat));
    if (generation === undefined) throw new Error(`nobody of seat ${seat} is left to be born`);
    return [{ type: "MemberBorn", seat, generation }, settled()];
  },
});

export const nextBirthOf = (family: Family): number | undefined =>
  family.members.find(({ place }) => place === "unborn")?.generation;

// VIL-7.2, VIL-7.3
export const recall: RuleOfMove<"recall"> = during("family", {
  rule: "VIL-7.3",
  choices: ({ state, seat }) => {
    const own = familyOf(state, seat);
    return placesAway(own).map((from) => ({
      type: "recall",
      fields: { from: { oneOf: [from] }, generation: { oneOf: generationsAt(own, from) } },
    }));
  },
  facts: ({ seat }, { from, generation }) => [{ type: "MemberRecalled", seat, generation, from }, settled()],
});

/** Places of the board where this family has a member. */
function placesAway({ members }: Family): readonly Place[] {
  const found: Place[] = [];
  for (const { place } of members) {
    if (place !== "farm" && professionOf(place) !== null && !found.includes(place)) found.push(place);
  }
  return found;
}
