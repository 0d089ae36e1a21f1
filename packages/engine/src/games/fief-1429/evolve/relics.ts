import { isTooth, type State } from "../model/state.ts";
import type { FactOf, LordId, RelicId } from "../model/types.ts";
import { type EvolversOf, withCards, withLord, without, withoutEstate } from "./changes.ts";
import { changedState } from "./clone.ts";

export const relicEvolvers: EvolversOf<
  "RelicsPlaced" | "RelicTaken" | "RelicLeft" | "Prayed" | "LordRevived" | "LordMourned"
> = {
  RelicsPlaced: (state, { relics }) =>
    changedState(state, {
      relics: relics.map(({ relic, village }) => ({ relic, village, lord: null, seat: null, isShrined: true })),
    }),
  RelicTaken: (state, { relic, lord, seat, village }) => withRelic(state, relic, { lord, seat, village }),
  RelicLeft: (state, { relic, seat, village }) => withRelic(state, relic, { lord: null, seat, village }),
  Prayed: prayed,
  LordRevived: revived,
  LordMourned: (state, { lord }) => withoutFallen(state, lord),
};

function withRelic(state: State, id: RelicId, change: Partial<State["relics"][number]>): State {
  return changedState(state, {
    relics: state.relics.map((one) => (one.relic === id ? { ...one, ...change, isShrined: false } : one)),
  });
}

function prayed(state: State, { calamity, bishopric, effect, onto }: FactOf<"Prayed">): State {
  if (effect === "stays") return state;
  const sees = state.sees.map((see) => {
    if (see.bishopric === bishopric) return { ...see, calamities: without(see.calamities, calamity) };
    return see.bishopric === onto ? { ...see, calamities: [...see.calamities, calamity] } : see;
  });
  const moved = changedState(state, { sees });
  return effect === "moved" ? moved : withCards(moved, { eventDiscards: [...state.cards.eventDiscards, calamity] });
}

/** As before his death; his cards return from the discards, and the relic is used up. */
function revived(state: State, { lord: id, relic }: FactOf<"LordRevived">): State {
  const lord = state.fallen.find((one) => one.lord === id);
  if (lord === undefined) return state;
  const { spouse, fiefs, isMaid, cardinal } = lord;
  const cards = [id, ...(isMaid ? (["d-arc"] as const) : []), ...(cardinal === "card" ? (["cardinal"] as const) : [])];
  const characterDiscards = cards.reduce((left, card) => without(left, card), state.cards.characterDiscards);
  const heirless = fiefs.reduce((left, fief) => withoutEstate(left, fief), withoutFallen(state, id));
  const risen = withCards(changedState(heirless, { lords: [...heirless.lords, lord] }), { characterDiscards });
  const wed = spouse === null ? risen : withLord(risen, spouse, { spouse: id });
  return changedState(wed, { relics: wed.relics.filter((one) => one.relic !== relic) });
}

const withoutFallen = (state: State, id: LordId): State =>
  changedState(state, { fallen: state.fallen.filter(({ lord }) => lord !== id) });

/** Kept while the tooth of St Géronce can revive them. */
export const withFallen = (state: State, id: LordId): State => {
  const lord = state.lords.find((one) => one.lord === id);
  return lord === undefined || !state.relics.some(isTooth)
    ? state
    : changedState(state, { fallen: [...state.fallen, lord] });
};
