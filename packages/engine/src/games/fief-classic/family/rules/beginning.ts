import { pieces } from "@seneschal/schema/games/fief-classic";
import type { Chance } from "../../../../core/chance.ts";
import { during } from "../../../../core/rules.ts";
import type { Seat } from "../../../../core/ruleset.ts";
import { regionOnMap } from "../model/atlas.ts";
import { figuresOf } from "../model/figures.ts";
import { asksItsSeat, nobody, type RuleOfMove, type RuleOfStep, settled } from "../model/flow.ts";
import { isLordCard } from "../model/lord-cards.ts";
import { familyOf, inTurnOrder, type State, seatsOf } from "../model/state.ts";
import type { AgendaStep, Fact, LordId, RegionId } from "../model/types.ts";

// FC-2.1
export const lots: RuleOfStep<"lots"> = {
  asks: () => nobody,
  run(state, _, chance) {
    const { order, throws } = ranked(seatsOf(state), chance);
    const [first = 0] = order;
    const choosing = order.map((seat): AgendaStep => ({ type: "choosing", seat }));
    const settling = order.map((seat): AgendaStep => ({ type: "settling", seat }));
    return [
      ...throws,
      { type: "BankerNamed", seat: first, order },
      settled(...choosing, ...settling, { type: "handing" }, { type: "turn" }),
    ];
  },
};

/** From the highest throw of two dice down; those who tie throw again among themselves. */
function ranked(seats: readonly Seat[], chance: Chance): { order: readonly Seat[]; throws: readonly Fact[] } {
  if (seats.length < 2) return { order: seats, throws: [] };
  const throws = seats.map((seat) => ({ seat, dice: [chance.die(), chance.die()] }));
  const totals = throws.map(({ seat, dice }) => ({ seat, total: dice.reduce((sum, die) => sum + die, 0) }));
  const heights = [...new Set(totals.map(({ total }) => total))].toSorted((one, other) => other - one);
  const tied = heights.map((height) =>
    ranked(
      totals.filter(({ total }) => total === height).map(({ seat }) => seat),
      chance,
    ),
  );
  return {
    order: tied.flatMap(({ order }) => order),
    throws: [{ type: "LotsThrown", throws }, ...tied.flatMap((group) => group.throws)],
  };
}

export const choosing: RuleOfStep<"choosing"> = asksItsSeat;

// FC-2.2
export const chooseRegion: RuleOfMove<"chooseRegion"> = during("choosing", {
  rule: "FC-2.2",
  choices({ state: { families } }) {
    const taken = pieces.regions.filter((region) => families.some(({ home }) => home === region));
    const open = pieces.regions.filter((region) => !taken.includes(region));
    return [
      { type: "chooseRegion", fields: { region: { oneOf: open } }, isDefault: true },
      { type: "chooseRegion", fields: { region: { oneOf: taken } }, blockedBy: "FC-2.2" },
    ];
  },
  facts: ({ seat }, { region }) => [{ type: "RegionChosen", seat, region }, settled()],
});

export const settling: RuleOfStep<"settling"> = asksItsSeat;

// FC-2.4
export const settle: RuleOfMove<"settle"> = during("settling", {
  rule: "FC-2.4",
  choices: ({ state, seat }) => [
    { type: "settle", fields: { village: { oneOf: regionOnMap(homeOf(state, seat)).villages } }, isDefault: true },
  ],
  facts: ({ state, seat }, { village }) => [
    { type: "FamilySettled", seat, village, ...figuresOf(state).start },
    settled(),
  ],
});

export function homeOf(state: State, seat: Seat): RegionId {
  const { home } = familyOf(state, seat);
  if (home === null) throw new Error(`seat ${seat} has no region`);
  return home;
}

// FC-2.5, FC-2.6
export const handing: RuleOfStep<"handing"> = {
  asks: () => nobody,
  run(state, _, chance) {
    const shuffled = chance.shuffle(state.cards.pile);
    const order = inTurnOrder(state);
    const lords = state.table.hasLord ? shuffled.filter(isLordCard).slice(0, order.length) : [];
    const rest = shuffled.filter((card) => !lords.some((lord) => lord === card));
    const { hand } = figuresOf(state);
    return [
      ...order.flatMap((seat, index) => startingLord(state, seat, lords[index])),
      ...order.flatMap((seat, index) =>
        rest.slice(index * hand, (index + 1) * hand).map((card): Fact => ({ type: "CardDealt", seat, card })),
      ),
      settled(),
    ];
  },
};

// FC-2.7
function startingLord(state: State, seat: Seat, lord: LordId | undefined): readonly Fact[] {
  const village = state.places.find(({ holder }) => holder === seat)?.village;
  if (lord === undefined || village === undefined) return [];
  return [{ type: "LordArrived", seat, lord, village, road: null, from: "lot" }];
}

// FC-3.1, FC-3.2
export const turn: RuleOfStep<"turn"> = {
  asks: () => nobody,
  run(state) {
    const { turn: last, first } = state.table;
    const seats = state.families.length;
    const next = last === 0 ? first : (first + seats - 1) % seats;
    const order = inTurnOrder({ ...state, table: { ...state.table, first: next } });
    return [
      { type: "TurnBegan", turn: last + 1, first: next },
      { type: "PhaseBegan", phase: "cards" },
      settled({ type: "dealing" }, ...order.map((seat): AgendaStep => ({ type: "playing", seat })), {
        type: "incomes",
      }),
    ];
  },
};
