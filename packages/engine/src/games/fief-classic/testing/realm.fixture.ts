import { withAgendaFact } from "../../../core/agenda.ts";
import type { Chance } from "../../../core/chance.ts";
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
  /** The phase that begins, with the steps that the game plans for it. */
  readonly begins?: Exclude<Phase, "set-up">;
  /** In the middle of a phase: the steps that are left, as the game has planned them. */
  readonly asks?: readonly AgendaStep[];
  /** The question that is open, in its phase: everyone asked before has answered with the default choice. */
  readonly until?: readonly [kind: keyof typeof phases, seat?: Seat];
  /** What is drawn until the first question. */
  readonly draws?: readonly ScriptedDraw[];
}
/** The phase in which each question is asked. */
const phases = { buying: "purchases", marching: "marches", talks: "talks" } as const;

interface Ground extends Partial<Omit<Place, "gates" | "stances" | "village">> {
  readonly gates?: readonly (readonly [seat: Seat, road: VillageId, soldiers: number])[];
  readonly stances?: Readonly<Record<Seat, Stance>>;
}

export const editions: readonly Ruleset<FiefClassic>[] = [fiefOriginal, fiefVitale];

export function realm(ruleset: Ruleset<FiefClassic>, setup: Realm): State {
  const { seats = 3, families = [], lords = {}, villages = {}, regions = {}, sees = {}, discards = [] } = setup;
  if (setup.begins !== undefined && setup.asks !== undefined)
    throw new Error("a phase begins, or steps are left: not both");
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
    ...discards,
  ];
  const state: State = {
    ...box,
    table: { ...box.table, turn: 2, phase: "cards", ...setup.table },
    families: houses,
    lords: folk,
    places: box.places.map((place) => grounded(place, villages[place.village], folk)),
    regions: box.regions.map((one) => ({ ...one, ...regions[one.region] })),
    sees: box.sees.map((one) => ({ ...one, ...sees[one.see] })),
    cards: { pile: held.reduce((pile, card) => without(pile, card), box.cards.pile), discards },
    ...setup.more,
  };
  const agenda = withAgendaFact(state.agenda, { type: "Interrupted", by: setup.asks ?? [] });
  return possible({ ...state, agenda }, possibilities);
}

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

/** The table of an edition at that position, or when that phase has begun. */
export function at(ruleset: Ruleset<FiefClassic>, setup: Realm) {
  const begins = setup.begins ?? (setup.until === undefined ? undefined : phases[setup.until[0]]);
  if (begins === undefined) return givenPosition(ruleset, realm(ruleset, setup));
  const { state } = begunAt(ruleset, { ...setup, begins });
  if (setup.until === undefined) return givenPosition(ruleset, state);
  const asked = playedUntil(ruleset, state, setup.until);
  if (asked.table.turn !== state.table.turn) throw new Error(`${setup.until.join(" ")} is not asked in this turn`);
  return givenPosition(ruleset, asked);
}

/** The phase that begins there, with the facts up to the first question. */
export const begunAt = (ruleset: Ruleset<FiefClassic>, setup: Realm & Required<Pick<Realm, "begins">>) =>
  givenBeginning({
    ruleset,
    settle: ruleset.id === fiefOriginal.id ? settleFiefOriginal : settleFiefVitale,
    state: realm(ruleset, setup),
    plan: [{ type: "Interrupted", by: [beginnings[setup.begins]] }],
    chance: scriptedChance(...(setup.draws ?? [])),
  });
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
