import type { Agenda } from "../../../../core/agenda.ts";
import type { Seat } from "../../../../core/ruleset.ts";
import { atlas, placeOf } from "./atlas.ts";
import type {
  AgendaStep,
  Card,
  Curse,
  Ending,
  FactOf,
  Goal,
  LordId,
  Matter,
  Phase,
  RegionId,
  SeeId,
  Stance,
  VillageId,
} from "./types.ts";

export interface State {
  readonly agenda: Agenda<AgendaStep>;
  readonly table: TableState;
  readonly families: readonly Family[];
  /** Those in play, in the order in which they came. */
  readonly lords: readonly Lord[];
  /** In the order of the atlas, as the regions and the bishoprics are. */
  readonly places: readonly Place[];
  readonly regions: readonly Region[];
  readonly sees: readonly See[];
  /** Who levies the royal tax this turn, once for each card. */
  readonly royalTaxes: readonly Seat[];
  readonly cards: Cards;
  /** The attack that can still be parried. */
  readonly attack: Attack | null;
  readonly offers: readonly Offer[];
  readonly knownCards: readonly KnownCard[];
  readonly passages: readonly Promised[];
  readonly alliances: readonly Promised[];
  /** What the families that attack or defend a village have agreed to. FC-12.1, FC-12.10, FC-12.11 */
  readonly leagues: readonly League[];
  readonly battle: Battle | null;
  readonly candidates: readonly Candidate[];
  readonly ballots: readonly Ballot[];
  readonly trial: Trial | null;
  /** What was refused in this phase. */
  readonly refusals: readonly Refusal[];
  readonly ending: Ending | null;
}

export interface TableState {
  /** The name of the set of figures. */
  readonly figures: string;
  readonly goal: Goal;
  readonly turns: number;
  readonly hasLord: boolean;
  readonly turn: number;
  readonly phase: Phase;
  readonly first: Seat;
  /** In which regions were chosen. */
  readonly order: readonly Seat[];
}

export interface Family {
  readonly home: RegionId | null;
  readonly ecus: number;
  readonly hand: readonly Card[];
  /** An attack, a parry or a tax, this turn. */
  readonly hasUsedCard: boolean;
  readonly hasExchanged: boolean;
  /** A bishop became cardinal this turn. */
  readonly hasTakenHat: boolean;
}

export interface Lord {
  readonly lord: LordId;
  readonly seat: Seat;
  readonly village: VillageId;
  /** Before the village, on the road from there; null: in it. */
  readonly road: VillageId | null;
  readonly see: SeeId | null;
  readonly isCardinal: boolean;
  readonly isKing: boolean;
  readonly steps: number;
}

export interface Place {
  readonly village: VillageId;
  /** Whose pawns are in it. */
  readonly holder: Seat | null;
  readonly hasCastle: boolean;
  readonly mills: number;
  readonly presses: number;
  readonly soldiers: number;
  readonly gates: readonly Gate[];
  readonly stances: readonly Standing[];
  readonly isSallying: boolean;
}
/** Why a family stands before a village. FC-10.15: its siege may go on while it attacks. */
export type Standing = Readonly<{ seat: Seat; stance: Stance; isSiegeKept?: boolean | undefined }>;
/** Soldiers before a village. */
export type Gate = Readonly<{ seat: Seat; road: VillageId; soldiers: number }>;

export interface Region {
  readonly region: RegionId;
  readonly curses: readonly Curse[];
  readonly title: Title | null;
  /** It stays what it is while nobody holds the title. */
  readonly capital: VillageId | null;
  /** The king keeps the title. */
  readonly isWard: boolean;
  readonly hasRevolted: boolean;
  readonly tax: Seat | null;
}
export type Title = Readonly<{ seat: Seat; lord: LordId | null }>;
export type See = Readonly<{ see: SeeId; tithe: Seat | null }>;

/** The pile has no order: a card is drawn when it is dealt. */
export type Cards = Readonly<{ pile: readonly Card[]; discards: readonly Card[] }>;
export type Attack = Omit<FactOf<"AttackLaid">, "type">;
export type Offer = Omit<FactOf<"OfferMade">, "type">;
/**
 * A card that one audience knows to be in the hand of a family, or set aside there in an offer that it cannot look into. It
 * may be any of its kind there.
 */
export type KnownCard = Readonly<{ by: Seat | "spectator"; seat: Seat; card: Card }>;
export type Promised = Readonly<{ seat: Seat; to: Seat; until: number }>;
/** `bearer` takes losses first; if none is named, they are shared. */
export type League = Readonly<{ seat: Seat; occupant: Seat | null; bearer?: Seat | null | undefined }>;
export type Candidate = Readonly<{ seat: Seat; lord: LordId }>;
export type Ballot = Omit<FactOf<"VoteCast">, "type">;
export type Trial = Readonly<{ by: Seat; verdicts: readonly Verdict[] }>;
type Verdict = Omit<FactOf<"VerdictGiven">, "type">;

/** What a family did not agree to. */
export type Refusal = Readonly<{ seat: Seat; matter: Matter }>;

export interface Battle extends Omit<FactOf<"BattleBegan">, "type"> {
  readonly rounds: readonly Readonly<Pick<FactOf<"RoundFought">, "attack" | "defend">>[];
}

export const seatsOf = ({ families }: Pick<State, "families">): readonly Seat[] => ordersOf(families.length)[0] ?? [];

/** Clockwise from the first player. */
export const inTurnOrder = ({ families, table }: Pick<State, "families" | "table">): readonly Seat[] =>
  ordersOf(families.length)[table.first] ?? [];

const ordersOf = (seats: number): readonly (readonly Seat[])[] => orders[seats] ?? [];
/** Almost every rule needs them, so they are created once. */
const orders = Array.from({ length: 7 }, (_, seats) =>
  Array.from({ length: seats }, (__, first) => Array.from({ length: seats }, (___, steps) => (first + steps) % seats)),
);

export function familyOf({ families }: Pick<State, "families">, seat: Seat): Family {
  const family = families[seat];
  if (family === undefined) throw new Error(`no family on seat ${seat}`);
  return family;
}

export function lordOf({ lords }: Pick<State, "lords">, id: LordId): Lord {
  const found = lords.find(({ lord }) => lord === id);
  if (found === undefined) throw new Error(`${id} is not in play`);
  return found;
}

export function at({ places }: Pick<State, "places">, village: VillageId): Place {
  const place = places[placeOf(village).index];
  if (place === undefined) throw new Error(`no village ${village}`);
  return place;
}

const regionIndex = new Map(atlas.regions.map(({ region }, index) => [region, index]));
export function regionOf({ regions }: Pick<State, "regions">, region: RegionId): Region {
  const found = regions[indexOfRegion(region)];
  if (found === undefined) throw new Error(`no region ${region}`);
  return found;
}
export const indexOfRegion = (region: RegionId): number => regionIndex.get(region) ?? 0 - 1;
/** The region in which a village lies. */
export const regionAround = (state: Pick<State, "regions">, village: VillageId): Region =>
  regionOf(state, placeOf(village).region);

export const lordsOf = ({ lords }: Pick<State, "lords">, seat: Seat): readonly Lord[] =>
  lords.filter((one) => one.seat === seat);
export const kingIn = ({ lords }: Pick<State, "lords">): Lord | undefined => lords.find(({ isKing }) => isKing);
export const bishopOf = ({ lords }: Pick<State, "lords">, see: SeeId): Lord | undefined =>
  lords.find((lord) => lord.see === see);
export const titlesOf = ({ regions }: Pick<State, "regions">, seat: Seat): readonly Region[] =>
  regions.filter(({ title }) => title?.seat === seat);

export const lordsIn = ({ lords }: Pick<State, "lords">, village: VillageId): readonly Lord[] =>
  lords.filter((lord) => lord.village === village && lord.road === null);
export const lordsBefore = ({ lords }: Pick<State, "lords">, village: VillageId, seat: Seat): readonly Lord[] =>
  lords.filter((lord) => lord.village === village && lord.road !== null && lord.seat === seat);
export const soldiersBefore = ({ gates }: Place, seat: Seat): number =>
  gates.reduce((sum, gate) => sum + (gate.seat === seat ? gate.soldiers : 0), 0);

/** Where soldiers stand: in a village, or before it on a road. */
export type Post = Readonly<{ village: VillageId; road: VillageId | null; soldiers: number }>;
export function postsOf({ village, holder, soldiers, gates }: Place, seat: Seat): readonly Post[] {
  const before = gates.filter((gate) => gate.seat === seat).map((gate) => ({ village, ...gateOf(gate) }));
  return holder === seat && soldiers > 0 ? [{ village, road: null, soldiers }, ...before] : before;
}
const gateOf = ({ road, soldiers }: Gate) => ({ road, soldiers });

export const soldiersOf = ({ places }: Pick<State, "places">, seat: Seat): number =>
  places.reduce((sum, place) => sum + (place.holder === seat ? place.soldiers : 0) + soldiersBefore(place, seat), 0);

/** The holder of a village: with pawns in it, or as an empty village of the holder's fief. FC-14.6 */
export function ownerOf(state: Pick<State, "places" | "regions">, village: VillageId): Seat | null {
  return at(state, village).holder ?? regionAround(state, village).title?.seat ?? null;
}

export const stanceOf = ({ stances }: Place, seat: Seat): Stance | undefined =>
  stances.find((one) => one.seat === seat)?.stance;
export const hasStance = ({ stances }: Place, ...wanted: readonly Stance[]): boolean =>
  stances.some(({ stance }) => wanted.includes(stance));
export const withStance = ({ stances }: Place, ...wanted: readonly Stance[]): readonly Seat[] =>
  stances.filter(({ stance }) => wanted.includes(stance)).map(({ seat }) => seat);
/** FC-10.7, FC-10.15 */
export const isBesieged = ({ stances }: Place): boolean => stances.some(isSiege);
export const isSiege = ({ stance, isSiegeKept = false }: Standing): boolean => stance === "siege" || isSiegeKept;
export const isThreatened = (place: Place): boolean => hasStance(place, "siege", "attack", "refused");

export const hasCurse = (state: Pick<State, "regions">, village: VillageId, curse: Curse): boolean =>
  regionAround(state, village).curses.includes(curse);
export const isPromised = (promises: readonly Promised[], seat: Seat, to: Seat): boolean =>
  promises.some((one) => one.seat === seat && one.to === to);
/** It is made by both. */
export const areAllied = ({ alliances }: Pick<State, "alliances">, one: Seat, other: Seat): boolean =>
  isPromised(alliances, one, other) || isPromised(alliances, other, one);
