import type { Family, Lord, Region, State } from "../model/state.ts";
import type { FactOf } from "../model/types.ts";
import { type EvolversOf, eachChanged, withFamily, withPlace, withTable } from "./changes.ts";
import { changedFamily, changedLord, changedPlace, changedRegion, changedState } from "./clone.ts";

export const turnEvolvers: EvolversOf<
  | "LotsThrown"
  | "BankerNamed"
  | "RegionChosen"
  | "FamilySettled"
  | "TurnBegan"
  | "PhaseBegan"
  | "TurnLimitLowered"
  | "TurnEnded"
  | "GameEnded"
> = {
  LotsThrown: (state) => state,
  BankerNamed: (state, { seat, order }) => withTable(state, { first: seat, order }),
  RegionChosen: (state, { seat, region }) => withFamily(state, seat, { home: region }),
  FamilySettled: (state, { seat, village, soldiers, ecus }) =>
    withPlace(withFamily(state, seat, { ecus }), village, { holder: seat, hasCastle: true, soldiers }),
  TurnBegan: begun,
  PhaseBegan(state, { phase }) {
    const begun = withTable(state, { phase });
    return begun.refusals.length === 0 ? begun : changedState(begun, { refusals: [] });
  },
  TurnLimitLowered: (state, { turns }) => withTable(state, { turns }),
  TurnEnded: (state) => changedState(state, { candidates: [], ballots: [], trial: null }),
  GameEnded: (state, { type: _, ...ending }) => changedState(state, { ending }),
};

/** Everyone may march and play cards again; promises that have run out are gone. */
function begun(state: State, { turn, first }: FactOf<"TurnBegan">): State {
  const dated = withTable(state, { turn, first });
  const lasting = ({ until }: { readonly until: number }) => until >= turn;
  return changedState(dated, {
    families: eachChanged(state.families, (family) => (isBusy(family) ? changedFamily(family, idle) : family)),
    lords: eachChanged(state.lords, (lord) => (hasMarched(lord) ? changedLord(lord, { steps: 0 }) : lord)),
    places: eachChanged(state.places, (place) =>
      place.isSallying ? changedPlace(place, { isSallying: false }) : place,
    ),
    regions: eachChanged(state.regions, (region) =>
      hasRisen(region) ? changedRegion(region, { hasRevolted: false }) : region,
    ),
    passages: state.passages.every(lasting) ? state.passages : state.passages.filter(lasting),
    alliances: state.alliances.every(lasting) ? state.alliances : state.alliances.filter(lasting),
  });
}
const idle = { hasUsedCard: false, hasExchanged: false, hasTakenHat: false };
const isBusy = ({ hasUsedCard, hasExchanged, hasTakenHat }: Family) => hasUsedCard || hasExchanged || hasTakenHat;
const hasMarched = ({ steps }: Lord) => steps > 0;
const hasRisen = ({ hasRevolted }: Region) => hasRevolted;
