import { during } from "../../../../core/rules.ts";
import { figuresOf } from "../model/figures.ts";
import { type At, askedAgain, type RuleOfMove } from "../model/flow.ts";
import { at, familyOf, type State } from "../model/state.ts";
import type { VillageId } from "../model/types.ts";
import { villagesHeld } from "./cards/lords.ts";
import { castlesLeft, millsLeft, pressesLeft } from "./purchases.ts";

interface Terms {
  readonly price: number;
  /** In the box. */
  readonly left: number;
  /** The rule that closes the villages where it does not fit. */
  readonly rule: string;
  readonly fits: (village: VillageId) => boolean;
}

/** Where a family could build, and what closes the other villages. FC-8.1 to FC-8.5 */
function sites({ state, seat }: At, { price, left, rule, fits }: Terms) {
  const held = villagesHeld(state, seat);
  const on = (oneOf: readonly VillageId[]) => ({ fields: { village: { oneOf } } });
  if (familyOf(state, seat).ecus < price) return [{ ...on(held), blockedBy: "FC-8.1" }];
  if (left <= 0) return [{ ...on(held), blockedBy: "FC-8.4" }];
  return [on(held.filter(fits)), { ...on(held.filter((village) => !fits(village))), blockedBy: rule }];
}

// FC-8.3
const hasRoom = (state: State) => (village: VillageId) => {
  const { mills, presses } = at(state, village);
  return mills + presses < figuresOf(state).buildingsMax;
};

export const buildMill: RuleOfMove<"buildMill"> = during("buying", {
  rule: "FC-8.2",
  choices(position) {
    const { state } = position;
    const { mill } = figuresOf(state).prices;
    const terms = { price: mill, left: millsLeft(state), rule: "FC-8.3", fits: hasRoom(state) };
    return sites(position, terms).map((site) => ({ type: "buildMill", ...site }));
  },
  facts: (position, { village }) => [
    { type: "MillBuilt", seat: position.seat, village, ecus: figuresOf(position.state).prices.mill },
    askedAgain(position),
  ],
});

export const buildPress: RuleOfMove<"buildPress"> = during("buying", {
  rule: "FC-8.2",
  choices(position) {
    const { state } = position;
    const { press } = figuresOf(state).prices;
    const terms = { price: press, left: pressesLeft(state), rule: "FC-8.3", fits: hasRoom(state) };
    return sites(position, terms).map((site) => ({ type: "buildPress", ...site }));
  },
  facts: (position, { village }) => [
    { type: "PressBuilt", seat: position.seat, village, ecus: figuresOf(position.state).prices.press },
    askedAgain(position),
  ],
});

// FC-8.5
export const buildCastle: RuleOfMove<"buildCastle"> = during("buying", {
  rule: "FC-8.2",
  choices(position) {
    const { state } = position;
    const fits = (village: VillageId) => !at(state, village).hasCastle;
    const { castle } = figuresOf(state).prices;
    const terms = { price: castle, left: castlesLeft(state), rule: "FC-8.5", fits };
    return sites(position, terms).map((site) => ({ type: "buildCastle", ...site }));
  },
  facts: (position, { village }) => [
    { type: "CastleBuilt", seat: position.seat, village, ecus: figuresOf(position.state).prices.castle },
    askedAgain(position),
  ],
});
