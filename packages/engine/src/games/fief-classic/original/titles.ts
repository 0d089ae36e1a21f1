import { pieces } from "@seneschal/schema/games/fief-classic";
import { nobody, type RuleOfMove, type RuleOfStep, settled } from "../family/model/flow.ts";
import { at, lordsOf, regionOf, type State } from "../family/model/state.ts";
import type { Fact } from "../family/model/types.ts";
import { isTalking } from "../family/rules/talks/offers.ts";
import { inherited, isExtinct, isWhole, villagesOf } from "../family/rules/talks/titles.ts";

// FC-14.2
export const claim: RuleOfMove<"claim"> = {
  rule: "FC-14.2",
  choices({ state, seat }) {
    if (!isTalking(state)) return [];
    const lords = lordsOf(state, seat).map(({ lord }) => lord);
    if (lords.length === 0) return [];
    const regions = pieces.regions.filter(
      (region) => regionOf(state, region).title === null && isWhole(state, region, seat),
    );
    return [{ type: "claim", fields: { region: { oneOf: regions }, lord: { oneOf: lords } } }];
  },
  facts: ({ seat }, { region, lord }) => [{ type: "TitleTaken", region, seat, lord, capital: null }],
};

// FC-14.4: a family loses the fief if another family holds one of its villages.
export const titlesBroken = (state: State): readonly Fact[] => [
  ...inherited(state),
  ...state.regions.flatMap(({ region, title }): readonly Fact[] => {
    const isBroken =
      title !== null &&
      villagesOf(region).some((village) => {
        const { holder } = at(state, village);
        return holder !== null && holder !== title.seat;
      });
    return isBroken ? [{ type: "TitleLost", region, seat: title.seat, to: "bank", cause: "village" }] : [];
  }),
];

// FC-14.4: a family may find a new lord until the talks are over.
export const titles: RuleOfStep<"titles"> = {
  asks: () => nobody,
  run: (state) => [
    ...inherited(state),
    ...state.regions
      .filter((region) => isExtinct(state, region))
      .map(
        ({ region, title }): Fact => ({
          type: "TitleLost",
          region,
          seat: title?.seat ?? 0,
          to: "bank",
          cause: "no-lord",
        }),
      ),
    settled(),
  ],
};

// FC-14.5
export const succession: RuleOfStep<"succession"> = {
  asks: () => nobody,
  run: (state) => [...inherited(state), settled()],
};
