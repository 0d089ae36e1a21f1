import type { Lord, State } from "../state.ts";
import { type EvolversOf, joined, withCards, withFamily, withTable } from "./changes.ts";

export const turnEvolvers: EvolversOf<
  "FirstPlayerDrawn" | "TurnBegan" | "PhaseBegan" | "TurnEnded" | "GameEnded" | "ConsentAsked" | "ConsentAnswered"
> = {
  FirstPlayerDrawn: (state, { seat }) => withTable(state, { first: seat }),
  TurnBegan: (state, { turn, first }) => rested(withTable(state, { turn, first, hasExcommunicated: false })),
  PhaseBegan: (state, { phase }) => withTable(state, { phase }),
  TurnEnded: withoutCalamities,
  GameEnded: (state, { type: _, ...ending }) => ({ ...state, ending }),
  ConsentAsked: (state, { matter }) =>
    matter.kind === "marriage" ? withFamily(state, matter.from, { hasProposed: true }) : state,
  ConsentAnswered: (state) => state,
};

/** All may march, recruit and propose anew; whoever stood before a village is in it. */
function rested(state: State): State {
  return {
    ...state,
    families: state.families.map((family) =>
      family.hasProposed || family.recruits.length > 0 || family.fought.length > 0
        ? { ...family, hasProposed: false, recruits: [], fought: [] }
        : family,
    ),
    lords: state.lords.some(isTired)
      ? state.lords.map((lord) => (isTired(lord) ? { ...lord, ...fresh } : lord))
      : state.lords,
    places: state.places.map((place) =>
      place.bands.some((band) => band.steps > 0 || band.road !== null || band.hasFacedPlague || band.isRiding)
        ? { ...place, bands: joined(place.bands, (band) => ({ ...band, ...freshBand })) }
        : place,
    ),
  };
}
const freshBand = { steps: 0, road: null, hasFacedPlague: false, isRiding: false };
const fresh = { steps: 0, road: null, hasFacedPlague: false, hasPassage: false, isRiding: false };
const isTired = ({ steps, road, hasFacedPlague, hasPassage, isRiding }: Lord) =>
  steps > 0 || road !== null || hasFacedPlague || hasPassage || isRiding;

// F1429-7.10
function withoutCalamities(state: State): State {
  const struck = state.sees.flatMap(({ calamities }) => calamities);
  if (struck.length === 0) return state;
  const cleared = {
    ...state,
    sees: state.sees.map((see) => (see.calamities.length > 0 ? { ...see, calamities: [] } : see)),
  };
  return withCards(cleared, { eventDiscards: [...state.cards.eventDiscards, ...struck] });
}
