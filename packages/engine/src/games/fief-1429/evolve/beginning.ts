import { pieces } from "@seneschal/schema/games/fief-1429";
import { emptyAgenda } from "../../../core/agenda.ts";
import { atlas } from "../model/atlas.ts";
import type { Family, State } from "../model/state.ts";
import { box } from "../model/stock.ts";
import type { AnyCard, Card, FactOf } from "../model/types.ts";

export function begun({ seats, options }: FactOf<"GameBegan">): State {
  return {
    agenda: emptyAgenda,
    table: { options: { ...laterOptions, ...options }, turn: 0, phase: "set-up", first: 0, hasExcommunicated: false },
    families: Array.from({ length: seats }, () => ({
      ...emptyFamily,
      embassies: options.diplomacy === "embassies" ? box.embassies : 0,
    })),
    lords: [],
    places: atlas.villages.map((village) => ({
      village,
      holder: null,
      building: null,
      mills: 0,
      bands: [],
      engines: [],
      guests: [],
    })),
    fiefs: atlas.fiefs.map(({ fief }) => ({ fief, city: null, taille: null })),
    sees: atlas.bishoprics.map(({ bishopric }) => ({ bishopric, calamities: [], boons: [], tithes: [] })),
    papalTithe: null,
    cards: { characters, events, characterDiscards: [], eventDiscards: [], track: [], played: [] },
    estates: [],
    offers: [],
    knownCards: [],
    rooms: [],
    passages: [],
    waivers: [],
    relics: [],
    fallen: [],
    election: null,
    march: null,
    battle: null,
    revolt: null,
    refusals: [],
    ending: null,
  };
}

/** Options that games of earlier revisions do not name. */
const laterOptions = { areVotesInTurn: false, arePrisonersStrict: false } as const;

const emptyFamily: Family = {
  ecus: 0,
  hand: [],
  hasProposed: false,
  recruits: [],
  muster: [],
  embassies: 0,
  fought: [],
};

const times = <Value>(count: number, value: Value): readonly Value[] => Array.from({ length: count }, () => value);

// F1429-1.5
export const characters: readonly Card[] = [...pieces.lords, ...times(3, "cardinal" as const), "d-arc"];
// F1429-1.6
export const events: readonly AnyCard[] = [
  ...times(5, "good-harvest" as const),
  ...times(5, "fine-weather" as const),
  ...times(5, "tax" as const),
  ...times(4, "revolt" as const),
  ...times(3, "secret-passage" as const),
  "assassination",
  "justice",
  "ambush",
  ...times(4, "bad-weather" as const),
  ...times(4, "famine" as const),
  ...times(2, "plague" as const),
];
