import type { Chance } from "../../../core/chance.ts";
import type { Seat } from "../../../core/ruleset.ts";
import {
  givenBeginning,
  givenPosition,
  playedUntil,
  possible,
  type ScriptedDraw,
  scriptedChance,
} from "../../../testing/index.ts";
import { begun as boxOpened } from "../evolve/beginning.ts";
import { without } from "../evolve/changes.ts";
import { interrupted } from "../model/flow.ts";
import type { Family, Fief, Lord, Place, Relic, See, State, TableState } from "../model/state.ts";
import type {
  AgendaStep,
  AnyCard,
  Band,
  Calamity,
  Card,
  FiefId,
  LordId,
  Options,
  Phase,
  VillageId,
} from "../model/types.ts";
import { dieFaces } from "../rules/battles/volley.ts";
import { planOf } from "../rules/phases.ts";
import { fief1429, settleFief1429 } from "../ruleset.ts";
import { possibilities } from "./possible.fixture.ts";

/** Describes a position: what is left out is as at the start of the game. */
export interface Realm {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly table?: Partial<TableState>;
  readonly families?: readonly Partial<Family>[];
  /** Lords by name: where each is and which titles he has. */
  readonly lords?: Readonly<Partial<Record<LordId, readonly [seat: Seat, village: VillageId, more?: Partial<Lord>]>>>;
  /** Troops as [seat, sergeants, knights]; the first to be named controls the village. */
  readonly villages?: Readonly<Partial<Record<VillageId, Ground>>>;
  readonly fiefs?: Readonly<Partial<Record<FiefId, Partial<Fief>>>>;
  readonly relics?: readonly Relic[];
  readonly sees?: Readonly<Record<number, Partial<See>>>;
  /** Calamities that have been laid face down. */
  readonly track?: readonly Calamity[];
  /** The phase that begins, with the steps that the game plans for it. */
  readonly begins?: Exclude<Phase, "set-up">;
  /** The question that is open, in its phase: everyone asked before has answered with the default choice. */
  readonly until?: Until;
  /** What is drawn until then. */
  readonly draws?: readonly ScriptedDraw[];
}
export type Until = readonly [kind: keyof typeof phases, seat?: Seat];

/** The phase in which each question is asked. */
const phases = {
  weddings: "hear-ye",
  candidacy: "hear-ye",
  discarding: "cards",
  drawing: "cards",
  playing: "cards",
  praying: "cards",
  purchases: "purchases",
  marching: "marches",
  battles: "battles",
  sieges: "battles",
  pillaging: "battles",
} as const satisfies Partial<Record<AgendaStep["type"], Phase>>;

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
  areVotesInTurn: false,
  arePrisonersStrict: false,
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
  track = [],
  begins,
  until,
}: Realm): State {
  const box = boxOpened({ type: "GameBegan", seats, options: { ...plainOptions, ...options } });
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
  const onMap = Object.values(sees).flatMap(({ calamities = [], boons = [] }) => [...calamities, ...boons]);
  const held: readonly AnyCard[] = [
    ...folk.flatMap(cardsOf),
    ...houses.flatMap(({ hand }) => hand),
    ...onMap,
    ...track,
  ];
  const left = <Kind extends AnyCard>(pile: readonly Kind[]): readonly Kind[] =>
    held.reduce<readonly Kind[]>((rest, card) => without(rest, card as Kind), pile);
  const state: State = {
    ...box,
    relics,
    table: { ...box.table, turn: 2, phase: phaseOf(begins, until) ?? "hear-ye", ...table },
    families: houses,
    lords: folk,
    places,
    fiefs: box.fiefs.map((fief) => ({ ...fief, ...fiefs[fief.fief] })),
    sees: box.sees.map((see) => ({ ...see, ...sees[see.bishopric] })),
    cards: {
      ...box.cards,
      characters: left<Card>(box.cards.characters),
      events: left<AnyCard>(box.cards.events),
      track,
    },
  };
  return possible(state, possibilities);
}

const phaseOf = (begins: Realm["begins"], until: Realm["until"]) =>
  begins ?? (until === undefined ? undefined : phases[until[0]]);

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

/** The cards that are with a lord. */
const cardsOf = ({ lord, cardinal, isMaid }: Lord): readonly AnyCard[] => [
  lord,
  ...(cardinal === "card" ? (["cardinal"] as const) : []),
  ...(isMaid ? (["d-arc"] as const) : []),
];

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

/** The table at that position: when that phase has begun, or when that question is open. */
export function at(setup: Realm) {
  const begins = phaseOf(setup.begins, setup.until);
  if (begins === undefined) return givenPosition(fief1429, realm(setup));
  const { state } = begun({ ...setup, begins });
  return givenPosition(fief1429, setup.until === undefined ? state : thisTurn(state, setup.until));
}

function thisTurn(from: State, until: Until): State {
  const state = playedUntil(fief1429, from, until);
  if (state.table.turn !== from.table.turn) throw new Error(`${until.join(" ")} is not asked in this turn`);
  return state;
}

/** The phase that begins there, with the facts up to the first question. */
export function begun(setup: Realm & Required<Pick<Realm, "begins">>) {
  const state = realm(setup);
  return givenBeginning({
    ruleset: fief1429,
    settle: settleFief1429,
    state,
    plan: [interrupted(...planOf(state, setup.begins))],
    chance: scriptedChance(...(setup.draws ?? [])),
  });
}

/** Scripted battle dice, each by its hits. */
export const dice = (...hits: readonly number[]): readonly number[] => hits.map((hit) => faces.indexOf(hit));
const faces: readonly number[] = dieFaces;
export const scripted = (...draws: readonly ScriptedDraw[]): Chance => scriptedChance(...draws);
/** The open choices of a seat, by type. */
export const openTypes = (state: State, seat: Seat): readonly string[] => [
  ...new Set(
    fief1429
      .choices(state, seat)
      .filter(({ blockedBy }) => blockedBy === undefined)
      .map(({ type }) => type),
  ),
];
