import { during } from "../../../core/rules.ts";
import type { Seat } from "../../../core/ruleset.ts";
import { villagesHeld } from "./cards/lords.ts";
import { figuresOf } from "./figures.ts";
import { askedAgain, type ChoiceOf, nobody, type RuleOfMove, type RuleOfStep, settled } from "./flow.ts";
import { at, familyOf, inTurnOrder, type State, soldiersOf } from "./state.ts";
import type { Step, VillageId } from "./words.ts";

export const purchases: RuleOfStep<"purchases"> = {
  asks: () => nobody,
  run: (state) => [
    { type: "PhaseBegan", phase: "purchases" },
    settled(...inTurnOrder(state).map((seat): Step => ({ type: "buying", seat })), { type: "marches" }),
  ],
};

export const buying: RuleOfStep<"buying"> = {
  asks: (state, { seat }) =>
    familyOf(state, seat).ecus >= figuresOf(state).prices.soldier && state.places.some(({ holder }) => holder === seat)
      ? [seat]
      : nobody,
  run: () => [settled()],
};

export const soldiersLeft = (state: State, seat: Seat): number =>
  figuresOf(state).stock.soldiers - soldiersOf(state, seat);
export const castlesLeft = (state: State): number =>
  figuresOf(state).stock.castles - state.places.filter(({ hasCastle }) => hasCastle).length;
export const millsLeft = (state: State): number =>
  figuresOf(state).stock.mills - state.places.reduce((sum, { mills }) => sum + mills, 0);
export const pressesLeft = (state: State): number =>
  figuresOf(state).stock.presses - state.places.reduce((sum, { presses }) => sum + presses, 0);

// FC-8.1, FC-8.2
export const recruit: RuleOfMove<"recruit"> = during("buying", {
  rule: "FC-8.1",
  choices({ state, seat }) {
    const affordable = Math.floor(familyOf(state, seat).ecus / figuresOf(state).prices.soldier);
    const most = Math.min(affordable, soldiersLeft(state, seat));
    const fields = { village: { oneOf: villagesHeld(state, seat) }, soldiers: { from: 1, to: most } };
    return [{ type: "recruit", fields }];
  },
  facts(position, { village, soldiers }) {
    const { state, seat } = position;
    const ecus = soldiers * figuresOf(state).prices.soldier;
    return [{ type: "Recruited", seat, village, soldiers, ecus }, askedAgain(position)];
  },
});

// FC-8.3
const hasRoom = (state: State, village: VillageId): boolean => {
  const { mills, presses } = at(state, village);
  return mills + presses < figuresOf(state).buildingsMax;
};

/** Where a family could build, the rule that closes the other villages, and the one that closes all. */
function sites<Type extends "buildMill" | "buildPress" | "buildCastle">(
  { state, seat }: { readonly state: State; readonly seat: Seat },
  type: Type,
  terms: { price: number; left: number; rule: string; fits(village: VillageId): boolean },
): readonly ChoiceOf<Type>[] {
  const held = villagesHeld(state, seat);
  const offered = (oneOf: readonly VillageId[], barred?: string) =>
    ({ type, fields: { village: { oneOf } }, ...(barred !== undefined && { barred }) }) as unknown as ChoiceOf<Type>;
  if (familyOf(state, seat).ecus < terms.price) return [offered(held, "FC-8.1")];
  if (terms.left <= 0) return [offered(held, "FC-8.4")];
  const open = held.filter(terms.fits);
  return [
    offered(open),
    offered(held.length === open.length ? [] : held.filter((one) => !open.includes(one)), terms.rule),
  ];
}

export const buildMill: RuleOfMove<"buildMill"> = during("buying", {
  rule: "FC-8.2",
  choices(position) {
    const { state } = position;
    const fits = (village: VillageId) => hasRoom(state, village);
    return sites(position, "buildMill", {
      price: figuresOf(state).prices.mill,
      left: millsLeft(state),
      rule: "FC-8.3",
      fits,
    });
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
    const fits = (village: VillageId) => hasRoom(state, village);
    return sites(position, "buildPress", {
      price: figuresOf(state).prices.press,
      left: pressesLeft(state),
      rule: "FC-8.3",
      fits,
    });
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
    return sites(position, "buildCastle", {
      price: figuresOf(state).prices.castle,
      left: castlesLeft(state),
      rule: "FC-8.5",
      fits,
    });
  },
  facts: (position, { village }) => [
    { type: "CastleBuilt", seat: position.seat, village, ecus: figuresOf(position.state).prices.castle },
    askedAgain(position),
  ],
});
