import type { Revolt, State } from "../model/state.ts";
import { type EvolversOf, withEcus, withPlace } from "./changes.ts";
import { changedState } from "./clone.ts";

export const revoltEvolvers: EvolversOf<
  "RevoltRaised" | "RevoltCalmed" | "RevoltStruck" | "TollTaken" | "VillageRuined" | "RevoltEnded"
> = {
  RevoltRaised: (state, { seat, village, first }) => {
    const card = { seat, isCalmed: false, isTried: false };
    if (state.revolt !== null) return withRevolt(state, ({ cards }) => ({ cards: [...cards, card] }));
    const revolt = { village, by: seat, first, cards: [card], isUndermined: false, hits: 0, inside: 0, taken: 0 };
    return changedState(state, { revolt });
  },
  RevoltCalmed: (state, { card, seat, as, isCalmed }) => {
    const paid = withEcus(state, seat, as === "cardinal" ? 0 - calmingPrice : 0);
    return withRevolt(paid, ({ cards }) => ({
      cards: cards.map((one, index) => (index === card ? { ...one, isCalmed, isTried: true } : one)),
    }));
  },
  RevoltStruck: (state, { hits, inside }) => withRevolt(state, () => ({ hits, inside })),
  TollTaken: (state, { hits }) => withRevolt(state, ({ taken }) => ({ taken: taken + hits })),
  VillageRuined: (state, { village, hadCastle }) =>
    withPlace(state, village, hadCastle ? { mills: 0, building: null } : { mills: 0 }),
  RevoltEnded: (state) => changedState(state, { revolt: null }),
};

// F1429-17.14
export const calmingPrice = 3;

function withRevolt(state: State, change: (revolt: Revolt) => Partial<Revolt>): State {
  const { revolt } = state;
  return revolt === null ? state : changedState(state, { revolt: { ...revolt, ...change(revolt) } });
}
