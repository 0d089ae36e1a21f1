import type { Family, Lord, State } from "../model/state.ts";
import type { Band } from "../model/types.ts";
import { type EvolversOf, eachChanged, joined, withCards, withFamily, withTable } from "./changes.ts";
import { changedBand, changedFamily, changedLord, changedPlace, changedState } from "./clone.ts";

export const turnEvolvers: EvolversOf<
  | "FirstPlayerDrawn"
  | "TurnBegan"
  | "PhaseBegan"
  | "TurnLimitLowered"
  | "TurnEnded"
  | "GameEnded"
  | "ConsentAsked"
  | "ConsentAnswered"
> = {
  FirstPlayerDrawn: (state, { seat }) => withTable(state, { first: seat }),
  TurnBegan: (state, { turn, first }) =>
    withoutPledges(rested(withTable(state, { turn, first, hasExcommunicated: false }))),
  PhaseBegan: (state, { phase }) => withoutRefusals(withRoomsWaning(withTable(state, { phase }))),
  TurnLimitLowered: (state, { turns }) => withTable(state, { options: { ...state.table.options, turns } }),
  TurnEnded: withoutCalamities,
  GameEnded: (state, { type: _, ...ending }) => changedState(state, { ending }),
  ConsentAsked: (state, { matter }) =>
    matter.kind === "marriage" ? withFamily(state, matter.from, { hasProposed: true }) : state,
  ConsentAnswered: (state, { seat, matter, isGiven }) =>
    isGiven ? state : changedState(state, { refusals: [...state.refusals, { seat, matter }] }),
};

// F1429-2.12
const withoutRefusals = (state: State): State =>
  state.refusals.length === 0 ? state : changedState(state, { refusals: [] });

// F1429-18.8: passage and waived prices are promised for one turn.
const withoutPledges = (state: State): State =>
  state.passages.length + state.waivers.length === 0 ? state : changedState(state, { passages: [], waivers: [] });

const withRoomsWaning = (state: State): State =>
  state.rooms.length === 0
    ? state
    : changedState(state, { rooms: state.rooms.map((room) => ({ ...room, phases: room.phases - 1 })) });

/** Everyone may march, recruit and propose again; those who stood before a village are now in it. */
function rested(state: State): State {
  return changedState(state, {
    families: eachChanged(state.families, (family) => (isBusy(family) ? changedFamily(family, idle) : family)),
    lords: eachChanged(state.lords, (lord) => (isTired(lord) ? changedLord(lord, fresh) : lord)),
    places: eachChanged(state.places, (place) =>
      place.bands.some(isWeary)
        ? changedPlace(place, {
            bands: joined(place.bands, (band) => (isWeary(band) ? changedBand(band, freshBand) : band)),
          })
        : place,
    ),
  });
}
const idle = { hasProposed: false, recruits: [], fought: [] };
const isBusy = ({ hasProposed, recruits, fought }: Family) => hasProposed || recruits.length > 0 || fought.length > 0;
const isWeary = ({ steps, road, hasFacedPlague, isRiding }: Band) =>
  steps > 0 || road !== null || hasFacedPlague || isRiding;
const freshBand = { steps: 0, road: null, hasFacedPlague: false, isRiding: false };
const fresh = { steps: 0, road: null, hasFacedPlague: false, hasPassage: false, isRiding: false };
const isTired = ({ steps, road, hasFacedPlague, hasPassage, isRiding }: Lord) =>
  steps > 0 || road !== null || hasFacedPlague || hasPassage || isRiding;

// F1429-7.10
function withoutCalamities(state: State): State {
  const struck = state.sees.flatMap(({ calamities }) => calamities);
  if (struck.length === 0) return state;
  const cleared = changedState(state, {
    sees: eachChanged(state.sees, (see) => (see.calamities.length > 0 ? { ...see, calamities: [] } : see)),
  });
  return withCards(cleared, { eventDiscards: [...state.cards.eventDiscards, ...struck] });
}
