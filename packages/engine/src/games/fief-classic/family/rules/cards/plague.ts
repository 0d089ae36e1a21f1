import { during } from "../../../../../core/rules.ts";
import type { Seat } from "../../../../../core/ruleset.ts";
import { placeOf, regionOnMap } from "../../model/atlas.ts";
import { figuresOf } from "../../model/figures.ts";
import { type ChoiceOf, nobody, type RuleOfMove, type RuleOfStep, settled, succession } from "../../model/flow.ts";
import { at, inTurnOrder, type Post, postsOf, type State } from "../../model/state.ts";
import type { AgendaStep, Fact, RegionId } from "../../model/types.ts";
import { ended } from "./attacks.ts";

// FC-5.5, FC-5.6
export const plague: RuleOfStep<"plague"> = {
  asks: () => nobody,
  run(state, { region }, chance) {
    const { oneIn, lordDiesBelow } = figuresOf(state).plague;
    const lords = state.lords
      .filter(({ village }) => placeOf(village).region === region)
      .flatMap(({ lord, seat, village }): readonly Fact[] => {
        const rolled = chance.die();
        const dies = rolled < lordDiesBelow;
        const tested: Fact = { type: "LordTested", seat, lord, village, rolled, dies };
        return dies ? [tested, { type: "LordDied", lord, seat, village, cause: "plague" }] : [tested];
      });
    const burying = inTurnOrder(state).flatMap((seat): readonly AgendaStep[] => {
      const soldiers = Math.floor(totalOf(postsIn(state, region, seat)) / oneIn);
      return soldiers > 0 ? [{ type: "burying", seat, region, soldiers }] : [];
    });
    return [ended, ...lords, settled(succession, ...burying)];
  },
};

const postsIn = (state: State, region: RegionId, seat: Seat): readonly Post[] =>
  regionOnMap(region).villages.flatMap((village) => postsOf(at(state, village), seat));
const totalOf = (posts: readonly Post[]): number => posts.reduce((sum, { soldiers }) => sum + soldiers, 0);

export const burying: RuleOfStep<"burying"> = {
  asks: (state, { seat, region }) => (postsIn(state, region, seat).length > 1 ? [seat] : nobody),
  run(state, { seat, region, soldiers }) {
    const [post] = postsIn(state, region, seat);
    if (post === undefined) return [settled()];
    const { village, road } = post;
    return [{ type: "SoldiersLost", seat, village, road, soldiers, cause: "plague" }, settled()];
  },
};

// FC-5.8
export const bury: RuleOfMove<"bury"> = during("burying", {
  rule: "FC-5.8",
  choices: ({ state, seat, step }) =>
    postsIn(state, step.region, seat).map(
      ({ village, road, soldiers }, index): ChoiceOf<"bury"> => ({
        type: "bury",
        fields: {
          village: { oneOf: [village] },
          gate: { oneOf: [road ?? "inside"] },
          soldiers: { oneOf: downFrom(Math.min(soldiers, step.soldiers)) },
        },
        ...(index === 0 && { isDefault: true }),
      }),
    ),
  facts({ seat, step }, { village, gate, soldiers }) {
    const road = gate === "inside" ? null : gate;
    const left = step.soldiers - soldiers;
    return [
      { type: "SoldiersLost", seat, village, road, soldiers, cause: "plague" },
      left > 0 ? settled({ ...step, soldiers: left }) : settled(),
    ];
  },
});

/** All of them first: the default if the player does not answer. */
const downFrom = (max: number): readonly number[] => Array.from({ length: max }, (_, index) => max - index);
