import { withAgendaFact } from "../../../core/agenda.ts";
import type { Chance } from "../../../core/chance.ts";
import type { Seat } from "../../../core/ruleset.ts";
import { givenPosition, scriptedChance } from "../../../testing/index.ts";
import { begun } from "../evolve/beginning.ts";
import { without } from "../evolve/changes.ts";
import type { Family, Fief, Lord, Place, Relic, See, State, Table } from "../model/state.ts";
import type { AnyCard, Band, Card, FiefId, LordId, Options, Step, VillageId } from "../model/types.ts";
import { dieFaces } from "../rules/battles/volley.ts";
import { fief1429 } from "../ruleset.ts";

/** Describes a position: what is left out is as at the start of the game. */
export interface Realm {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly table?: Partial<Table>;
  readonly families?: readonly Partial<Family>[];
  /** Lords by name: where each is and which titles he has. */
  readonly lords?: Readonly<Partial<Record<LordId, readonly [seat: Seat, village: VillageId, more?: Partial<Lord>]>>>;
  /** Troops as [seat, sergeants, knights]; the first to be named controls the village. */
  readonly villages?: Readonly<Partial<Record<VillageId, Ground>>>;
  readonly fiefs?: Readonly<Partial<Record<FiefId, Partial<Fief>>>>;
  readonly relics?: readonly Relic[];
  readonly sees?: Readonly<Record<number, Partial<See>>>;
  readonly asks: readonly Step[];
}
interface Ground extends Partial<Omit<Place, "bands" | "village">> {
  readonly troops?: readonly (readonly [seat: Seat, sergeants: number, knights: number, more?: Partial<Band>])[];
}

/** The defaults of a new game. */
export const plainOptions: Options = {
  turns: 20,
  isFirstTurnCalm: false,
  diplomacy: "free",
  hasRelics: false,
  isFoggy: false,
  isMoneyHidden: false,
};

/** The options that the book offers beyond that. */
export const allOptions: Partial<Options> = {
  diplomacy: "embassies",
  hasRelics: true,
  isFoggy: true,
  isMoneyHidden: true,
};

export function realm({
  seats = 3,
  options,
  table,
  families = [],
  lords = {},
  villages = {},
  fiefs = {},
  sees = {},
  relics = [],
  asks,
}: Realm): State {
  const box = begun({ type: "GameBegan", seats, options: { ...plainOptions, ...options } });
  const folk = Object.entries(lords).map(([lord, [seat, village, more]]) => ({
    ...plain,
    lord: lord as LordId,
    seat,
    village,
    ...more,
  }));
  const houses = box.families.map((family, seat) => ({ ...family, ...families[seat] }));
  const places = box.places.map((place) => {
    const ground = villages[place.village];
    return ground === undefined ? standing(place, folk) : grounded(place, ground, folk);
  });
  const held: readonly AnyCard[] = [...folk.map(({ lord }) => lord), ...houses.flatMap(({ hand }) => hand)];
  const left = <Kind extends AnyCard>(pile: readonly Kind[]): readonly Kind[] =>
    held.reduce<readonly Kind[]>((rest, card) => without(rest, card as Kind), pile);
  const state: State = {
    ...box,
    relics,
    table: { ...box.table, turn: 2, phase: "hear-ye", ...table },
    families: houses,
    lords: folk,
    places,
    fiefs: box.fiefs.map((fief) => ({ ...fief, ...fiefs[fief.fief] })),
    sees: box.sees.map((see) => ({ ...see, ...sees[see.bishopric] })),
    cards: { ...box.cards, characters: left<Card>(box.cards.characters), events: left<AnyCard>(box.cards.events) },
  };
  return { ...state, agenda: withAgendaFact(state.agenda, { type: "Interrupted", by: asks }) };
}

const plain: Omit<Lord, "lord" | "seat" | "village"> = {
  isAway: false,
  road: null,
  guard: null,
  spouse: null,
  fiefs: [],
  bishopric: null,
  electedIn: 0,
  cardinal: null,
  crowns: [],
  hasHeir: false,
  isMaid: false,
  isExcommunicated: false,
  isAuthor: false,
  hasPassage: false,
  isRiding: false,
  steps: 0,
  hasFacedPlague: false,
};

/** A village with only a lord in it belongs to his family. */
function standing(place: Place, lords: readonly Lord[]): Place {
  const holder = lords.find(({ village, guard }) => village === place.village && guard === null)?.seat ?? null;
  return { ...place, holder };
}

function grounded(place: Place, { troops = [], ...more }: Ground, lords: readonly Lord[]): Place {
  const bands = troops.map(([seat, sergeants, knights, rest]) => ({
    seat,
    sergeants,
    knights,
    steps: 0,
    road: null,
    hasFacedPlague: false,
    isRiding: false,
    ...rest,
  }));
  return { ...place, holder: bands[0]?.seat ?? standing(place, lords).holder, bands, ...more };
}

/** The table at that position. */
export const at = (words: Realm) => givenPosition(fief1429, realm(words));

/** Scripted battle dice, each by its hits. */
export const dice = (...hits: readonly number[]): readonly number[] => hits.map((hit) => faces.indexOf(hit));
const faces: readonly number[] = dieFaces;
export const scripted = (...draws: readonly number[]): Chance => scriptedChance(...draws);
/** The open choices of a seat, by type. */
export const openTypes = (state: State, seat: Seat): readonly string[] => [
  ...new Set(
    fief1429
      .choices(state, seat)
      .filter(({ barred }) => barred === undefined)
      .map(({ type }) => type),
  ),
];
