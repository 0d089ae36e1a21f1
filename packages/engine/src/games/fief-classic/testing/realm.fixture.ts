import { type Chance, seededChance } from "../../../core/chance.ts";
import type { Ruleset, Seat } from "../../../core/ruleset.ts";
import {
  givenBeginning,
  givenPosition,
  playedUntil,
  possible,
  rolls,
  type ScriptedDraw,
  scriptedChance,
} from "../../../testing/index.ts";
import { begun } from "../family/evolve/beginning.ts";
import { without } from "../family/evolve/changes.ts";
import type { Family, Lord, Place, Region, See, State, TableState } from "../family/model/state.ts";
import type {
  AgendaStep,
  Card,
  FiefClassic,
  LordId,
  Phase,
  RegionId,
  SeeCard,
  SeeId,
  Stance,
  VillageId,
} from "../family/model/types.ts";
import { fiefOriginal, settleFiefOriginal } from "../original/ruleset.ts";
import { fiefVitale, settleFiefVitale } from "../vitale/ruleset.ts";
import { possibilities } from "./possible.fixture.ts";

/** Describes a position: what is left out is as at the start of the game. */
export interface Realm {
  readonly seats?: number;
  readonly table?: Partial<TableState>;
  readonly families?: readonly Partial<Family>[];
  /** By name: his family, where he is and which titles he has. */
  readonly lords?: Readonly<Partial<Record<LordId, readonly [seat: Seat, village: VillageId, more?: Partial<Lord>]>>>;
  readonly villages?: Readonly<Partial<Record<VillageId, Ground>>>;
  readonly regions?: Readonly<Partial<Record<RegionId, Partial<Region>>>>;
  readonly sees?: Readonly<Partial<Record<SeeId, Partial<See>>>>;
  readonly more?: Partial<State>;
  readonly discards?: readonly Card[];
  /** What is left of the draw pile, if not all cards that are nowhere else: the others are discarded. */
  readonly pile?: readonly Card[];
  /** The phase that begins, with the steps that the game plans for it. */
  readonly begins?: Exclude<Phase, "set-up">;
  /**
   * The question that is open, in its phase: everyone asked before has answered with the default choice. In the cards
   * phase, hands are as described, and the family that plays its cards is the last one.
   */
  readonly until?: Until;
  /** What is drawn until the first question. */
  readonly draws?: readonly ScriptedDraw[];
}
type Until = readonly [kind: keyof typeof phases, seat?: Seat];

/** The phase in which each question is asked. */
const phases = {
  playing: "cards",
  levying: "income",
  buying: "purchases",
  marching: "marches",
  talks: "talks",
  ballot: "talks",
} as const satisfies Partial<Record<AgendaStep["type"], Phase>>;

interface Ground extends Partial<Omit<Place, "gates" | "stances" | "village">> {
  readonly gates?: readonly (readonly [seat: Seat, road: VillageId, soldiers: number])[];
  readonly stances?: Readonly<Record<Seat, Stance>>;
}

export const editions: readonly Ruleset<FiefClassic>[] = [fiefOriginal, fiefVitale];

export function realm(ruleset: Ruleset<FiefClassic>, setup: Realm): State {
  const { seats = 3, families = [], lords = {}, villages = {}, regions = {}, sees = {} } = setup;
  const figures = ruleset.dataSet?.id ?? "";
  const box = begun({ type: "GameBegan", seats, figures, goal: "none", turns: 20, hasLord: false });
  const folk = Object.entries(lords).map(([lord, [seat, village, more]]) => ({
    ...plain,
    lord: lord as LordId,
    seat,
    village,
    ...more,
  }));
  const houses = box.families.map((family, seat) => ({ ...family, ...families[seat] }));
  const mitres = folk.flatMap(({ see }): readonly SeeCard[] => (see === null ? [] : [`see-${see}`]));
  const lain = Object.values(regions).flatMap((region) => region?.curses ?? []);
  const held: readonly Card[] = [
    ...folk.map(({ lord }) => lord),
    ...mitres,
    ...houses.flatMap(({ hand }) => hand),
    ...lain,
  ];
  const state: State = {
    ...box,
    table: { ...box.table, turn: 2, phase: "cards", ...setup.table },
    families: houses,
    lords: folk,
    places: box.places.map((place) => grounded(place, villages[place.village], folk)),
    regions: box.regions.map((one) => ({ ...one, ...regions[one.region] })),
    sees: box.sees.map((one) => ({ ...one, ...sees[one.see] })),
    cards: pilesOf(withoutAll(box.cards.pile, held), setup),
    ...setup.more,
  };
  return possible(state, possibilities);
}

/** The cards that no one holds. */
const pilesOf = (cards: readonly Card[], { pile, discards = [] }: Realm): State["cards"] =>
  pile === undefined ? { pile: withoutAll(cards, discards), discards } : { pile, discards: withoutAll(cards, pile) };
const withoutAll = (cards: readonly Card[], others: readonly Card[]): readonly Card[] =>
  others.reduce((left, card) => without(left, card), cards);

/** The step that begins each phase. */
const beginnings: Readonly<Record<NonNullable<Realm["begins"]>, AgendaStep>> = {
  cards: { type: "turn" },
  income: { type: "incomes" },
  purchases: { type: "purchases" },
  marches: { type: "marches" },
  battles: { type: "battles" },
  talks: { type: "negotiations" },
};

const plain: Omit<Lord, "lord" | "seat" | "village"> = {
  road: null,
  see: null,
  isCardinal: false,
  isKing: false,
  steps: 0,
};

/** A village with only a lord in it belongs to his family. */
function grounded(place: Place, ground: Ground | undefined, lords: readonly Lord[]): Place {
  const inside = lords.find(({ village, road }) => village === place.village && road === null)?.seat ?? null;
  const { gates = [], stances = {}, ...more } = ground ?? {};
  return {
    ...place,
    holder: inside,
    ...more,
    gates: gates.map(([seat, road, soldiers]) => ({ seat, road, soldiers })),
    stances: Object.entries(stances).map(([seat, stance]) => ({ seat: Number(seat), stance })),
  };
}

/** The table of an edition at that position: when that phase has begun, or when that question is open. */
export function at(ruleset: Ruleset<FiefClassic>, setup: Realm) {
  const { begins, until } = setup;
  if (until !== undefined) return givenPosition(ruleset, askedAt(ruleset, setup, until));
  return givenPosition(
    ruleset,
    begins === undefined ? realm(ruleset, setup) : begunAt(ruleset, { ...setup, begins }).state,
  );
}

function askedAt(ruleset: Ruleset<FiefClassic>, setup: Realm, until: Until): State {
  const begins = phases[until[0]];
  const described = realm(ruleset, begins === "cards" ? playingLast(setup, until) : setup);
  // While there are no cards to deal, the hands stay as described.
  const from = begins === "cards" ? { ...described, cards: { pile: [], discards: [] } } : described;
  const { state } = begunFrom(ruleset, from, { ...setup, begins });
  const asked = playedUntil(ruleset, state, until);
  if (asked.table.turn !== described.table.turn) throw new Error(`${until.join(" ")} is not asked in this turn`);
  return begins === "cards" ? { ...asked, cards: described.cards } : asked;
}

const playingLast = ({ seats = 3, table, ...setup }: Realm, [, seat = 0]: Until): Realm => ({
  ...setup,
  seats,
  table: { first: (seat + 1) % seats, ...table },
});

type Beginning = Pick<Realm, "draws"> & Required<Pick<Realm, "begins">>;

/** The phase that begins there, with the facts up to the first question. */
export const begunAt = (ruleset: Ruleset<FiefClassic>, setup: Realm & Beginning) =>
  begunFrom(ruleset, realm(ruleset, setup), setup);

const begunFrom = (ruleset: Ruleset<FiefClassic>, state: State, { begins, draws = [] }: Beginning) =>
  givenBeginning({
    ruleset,
    settle: ruleset.id === fiefOriginal.id ? settleFiefOriginal : settleFiefVitale,
    state: begins === "cards" ? { ...state, table: lastTable(state) } : state,
    plan: [{ type: "Interrupted", by: [beginnings[begins]] }],
    chance: scriptedChance(...draws),
  });

/** At the end of the turn before. FC-3.2 */
const lastTable = ({ table, families }: State): TableState => ({
  ...table,
  turn: table.turn - 1,
  first: table.turn === 1 ? table.first : (table.first + 1) % families.length,
});

/** What follows when the talks of three families are over, and with them the turn. */
export const turnEndedAt = (ruleset: Ruleset<FiefClassic>, setup: Realm) =>
  [0, 1]
    .reduce((table, seat) => table.when(seat, { type: "pass" }).isPlayed(), at(ruleset, { ...setup, begins: "talks" }))
    .when(2, { type: "pass" }, seededChance(1));

export const atOriginal = (setup: Realm) => at(fiefOriginal, setup);
export const atVitale = (setup: Realm) => at(fiefVitale, setup);

/** Scripted dice. */
export const dice = (...pips: readonly number[]): Chance => scriptedChance(...rolls(...pips));

/** What a seat may play, by type. */
export const openTypes = (ruleset: Ruleset<FiefClassic>, state: State, seat: Seat): readonly string[] => [
  ...new Set(
    ruleset
      .choices(state, seat)
      .filter(({ blockedBy }) => blockedBy === undefined)
      .map(({ type }) => type),
  ),
];

export const heldBy = (seat: Seat, soldiers = 1): Ground => ({ holder: seat, soldiers });
