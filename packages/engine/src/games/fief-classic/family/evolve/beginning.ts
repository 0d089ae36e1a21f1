import { emptyAgenda } from "../../../../core/agenda.ts";
import { atlas } from "../model/atlas.ts";
import { deckOf, figuresNamed } from "../model/figures.ts";
import type { Family, Place, State } from "../model/state.ts";
import type { FactOf } from "../model/types.ts";

export function begun({ seats, figures, goal, turns, hasLord }: FactOf<"GameBegan">): State {
  return {
    agenda: emptyAgenda,
    table: { figures, goal, turns, hasLord, turn: 0, phase: "set-up", first: 0, order: [] },
    families: Array.from({ length: seats }, () => newcomer),
    lords: [],
    places: atlas.villages.map((village) => ({ village, ...wilderness })),
    regions: atlas.regions.map(({ region }) => ({
      region,
      curses: [],
      title: null,
      capital: null,
      isWard: false,
      hasRevolted: false,
      tax: null,
    })),
    sees: atlas.sees.map(({ see }) => ({ see, tithe: null })),
    royalTaxes: [],
    cards: { pile: deckOf(figuresNamed(figures)), discards: [] },
    attack: null,
    offers: [],
    knownCards: [],
    passages: [],
    alliances: [],
    leagues: [],
    battle: null,
    candidates: [],
    ballots: [],
    trial: null,
    refusals: [],
    ending: null,
  };
}

const newcomer: Family = {
  home: null,
  ecus: 0,
  hand: [],
  hasUsedCard: false,
  hasExchanged: false,
  hasTakenHat: false,
};
const wilderness: Omit<Place, "village"> = {
  holder: null,
  hasCastle: false,
  mills: 0,
  presses: 0,
  soldiers: 0,
  gates: [],
  stances: [],
  isSallying: false,
};
