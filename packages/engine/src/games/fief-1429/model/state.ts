import { pieces } from "@seneschal/schema/games/fief-1429";
import type { Agenda } from "../../../core/agenda.ts";
import type { Seat } from "../../../core/ruleset.ts";
import { placeOf } from "./atlas.ts";
import { freeLordsByVillage, lordsByFamily, presenceByVillage, villagesLed } from "./presence.ts";
import type {
  AgendaStep,
  AnyCard,
  Band,
  Boon,
  Calamity,
  Card,
  Crown,
  Ending,
  FactOf,
  FiefId,
  LordId,
  Matter,
  Office,
  Options,
  Phase,
  RelicId,
  Side,
  VillageId,
} from "./types.ts";

export interface State {
  readonly agenda: Agenda<AgendaStep>;
  readonly table: TableState;
  readonly families: readonly Family[];
  /** Those in play, in the order in which they came. */
  readonly lords: readonly Lord[];
  /** In the order of the atlas. */
  readonly places: readonly Place[];
  readonly fiefs: readonly Fief[];
  /** From bishopric 1 on. */
  readonly sees: readonly See[];
  readonly papalTithe: Levy | null;
  readonly cards: Cards;
  /** What the dead left behind and no one has taken yet. */
  readonly estates: readonly Estate[];
  readonly offers: readonly Offer[];
  readonly knownCards: readonly KnownCard[];
  readonly rooms: readonly Room[];
  /** Which seat lets which other pass until the end of the turn. */
  readonly passages: readonly Readonly<{ seat: Seat; to: Seat }>[];
  /** Seats that may get a fief title at no cost until the end of the turn. */
  readonly waivers: readonly Readonly<{ seat: Seat; fief: FiefId }>[];
  readonly relics: readonly Relic[];
  /** Lords who have just died, as they were, while they may still be revived. */
  readonly fallen: readonly Lord[];
  readonly election: Election | null;
  readonly march: March | null;
  readonly battle: Battle | null;
  readonly revolt: Revolt | null;
  /** What has been refused in this phase. */
  readonly refusals: readonly Refusal[];
  readonly ending: Ending | null;
}

export interface TableState {
  readonly options: Options;
  readonly turn: number;
  readonly phase: Phase;
  readonly first: Seat;
  readonly hasExcommunicated: boolean;
}

export interface Family {
  readonly ecus: number;
  readonly hand: readonly Card[];
  readonly hasProposed: boolean;
  /** Units placed this turn, by village. */
  readonly recruits: readonly Readonly<{ village: VillageId; units: number }>[];
  /** Bought in the fog and not yet placed in villages. */
  readonly muster: readonly Post[];
  /** Ambassadors who have not been sent yet. */
  readonly embassies: number;
  /** Battles declared this turn. */
  readonly fought: readonly Readonly<{ village: VillageId; target: Seat }>[];
}

export type Post = Readonly<{ village: VillageId; sergeants: number; knights: number }>;

export interface Lord {
  readonly lord: LordId;
  readonly seat: Seat;
  readonly village: VillageId;
  /** Freed, and not yet placed in a village. */
  readonly isAway: boolean;
  readonly road: VillageId | null;
  readonly guard: Seat | null;
  readonly spouse: LordId | null;
  readonly fiefs: readonly FiefId[];
  readonly bishopric: number | null;
  /** The turn in which he became bishop. */
  readonly electedIn: number;
  readonly cardinal: "card" | "purchase" | null;
  readonly crowns: readonly Crown[];
  /** A queen who gave a crown prince. */
  readonly hasHeir: boolean;
  readonly isMaid: boolean;
  readonly isExcommunicated: boolean;
  readonly isAuthor: boolean;
  readonly hasPassage: boolean;
  readonly isRiding: boolean;
  readonly steps: number;
  readonly hasFacedPlague: boolean;
}

export interface Place {
  readonly village: VillageId;
  /** The family that occupied it first, if any. */
  readonly holder: Seat | null;
  readonly building: "castle" | "city" | null;
  readonly mills: number;
  readonly bands: readonly Band[];
  readonly engines: readonly Engine[];
  /** Admitted into the besieged fortress. */
  readonly guests: readonly Seat[];
}
export type Engine = { readonly seat: Seat; readonly shows: 1 | 2; readonly since: number };

export type Levy = { readonly seat: Seat; readonly by: LordId };
export type Fief = { readonly fief: FiefId; readonly city: VillageId | null; readonly taille: Levy | null };
export interface See {
  readonly bishopric: number;
  readonly calamities: readonly Calamity[];
  readonly boons: readonly Boon[];
  /** Of the bishop, and of the first cardinal. */
  readonly tithes: readonly (Levy & { readonly as: "bishop" | "cardinal" })[];
}

/** Piles have no order: a card is drawn at random when it is taken. */
export interface Cards {
  readonly characters: readonly Card[];
  readonly events: readonly AnyCard[];
  readonly characterDiscards: readonly Card[];
  readonly eventDiscards: readonly AnyCard[];
  readonly track: readonly Calamity[];
  /** Played, and not yet at its destination. */
  readonly played: readonly Card[];
}

export type Estate = { readonly seat: Seat; readonly spouse: LordId | null; readonly fiefs: readonly FiefId[] };
export type Offer = Omit<FactOf<"OfferMade">, "type" | "isHidden">;
/**
 * A card that one audience knows to be in the hand of a family, or set aside there in an offer that it cannot look into. It
 * may be any of its kind there.
 */
export type KnownCard = Readonly<{ by: Seat | "spectator"; seat: Seat; card: Card }>;
/** A private room, and for how many phases it is open, this one included. */
export type Room = Readonly<{ host: Seat; guests: readonly Seat[]; phases: number }>;
/** It is borne by a lord, kept by troops, or alone. */
export interface Relic {
  readonly relic: RelicId;
  readonly village: VillageId;
  readonly lord: LordId | null;
  readonly seat: Seat | null;
  readonly isShrined: boolean;
}
export interface Election {
  readonly office: Office;
  readonly candidates: readonly Readonly<{ seat: Seat; lord: LordId }>[];
  /** Families that have said that they present no one. */
  readonly declined: readonly Seat[];
  readonly ballots: readonly Ballot[];
}
export type Ballot = { readonly seat: Seat; readonly on: LordId | "nobody"; readonly blank: LordId | "nobody" };

export type March = Omit<FactOf<"LeaveAsked">, "type" | "isHidden"> & { readonly given: readonly Seat[] };

export interface Battle {
  readonly village: VillageId;
  readonly kind: "battle" | "ride";
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly allies: readonly Readonly<{ seat: Seat; side: Side }>[];
  readonly round: number;
  readonly emptyRounds: number;
  /** The walls no longer count. */
  readonly isUndermined: boolean;
  readonly owed: Readonly<Record<Side, number>>;
  /** Families whose share of the losses of this round has been chosen. */
  readonly divided: readonly Seat[];
  readonly stances: readonly Stance[];
  readonly rounds: readonly Round[];
}

type Stance = Readonly<{ seat: Seat; stance: FactOf<"StanceTaken">["stance"] }>;

/** A round that was fought: its dice, its losses, and what the leaders declared then. */
export interface Round {
  readonly attack: FactOf<"RoundFought">["attack"];
  readonly defend: FactOf<"RoundFought">["defend"];
  readonly losses: readonly Readonly<{ seat: Seat; sergeants: number; knights: number }>[];
  readonly fallen: readonly LordId[];
  readonly stances: readonly Stance[];
}

export interface Revolt {
  readonly village: VillageId;
  readonly by: Seat;
  readonly first: Seat | null;
  readonly cards: readonly Readonly<{ seat: Seat; isCalmed: boolean; isTried: boolean }>[];
  readonly isUndermined: boolean;
  readonly hits: number;
  /** How many of these hits reach those behind the walls. */
  readonly inside: number;
  readonly taken: number;
}

export type Refusal = Readonly<{ seat: Seat; matter: Matter }>;

export const seatsOf = ({ families }: Pick<State, "families">): readonly Seat[] => ordersOf(families.length)[0] ?? [];

/** All but this one. */
export const othersOf = ({ families }: Pick<State, "families">, seat: Seat): readonly Seat[] =>
  others[families.length]?.[seat] ?? [];

/** Clockwise from the first player. */
export const inTurnOrder = ({ families, table }: Pick<State, "families" | "table">): readonly Seat[] =>
  ordersOf(families.length)[table.first] ?? [];

/** Clockwise from each seat of a table of this size. */
const ordersOf = (seats: number): readonly (readonly Seat[])[] => orders[seats] ?? [];
/** Almost every rule needs them, so they are created once. */
const orders = Array.from({ length: 7 }, (_, seats) =>
  Array.from({ length: seats }, (__, first) => Array.from({ length: seats }, (___, steps) => (first + steps) % seats)),
);

const others = orders.map((clockwise, seats) =>
  clockwise.map((_, seat) => Array.from({ length: seats }, (__, other) => other).filter((other) => other !== seat)),
);

export function familyOf({ families }: Pick<State, "families">, seat: Seat): Family {
  const family = families[seat];
  if (family === undefined) throw new Error(`no family on seat ${seat}`);
  return family;
}

export const findLord = ({ lords }: Pick<State, "lords">, id: LordId): Lord | undefined =>
  lords.find(({ lord }) => lord === id);

export function lordOf(state: Pick<State, "lords">, id: LordId): Lord {
  const lord = findLord(state, id);
  if (lord === undefined) throw new Error(`${id} is not in play`);
  return lord;
}

export function at({ places }: Pick<State, "places">, village: VillageId): Place {
  const place = places[placeOf(village).index];
  if (place === undefined) throw new Error(`no village ${village}`);
  return place;
}

export function seeOf({ sees }: Pick<State, "sees">, bishopric: number): See {
  const see = sees[bishopric - 1];
  if (see === undefined) throw new Error(`no bishopric ${bishopric}`);
  return see;
}

export const lordsOf = (state: Pick<State, "lords">, seat: Seat): readonly Lord[] =>
  lordsByFamily(state).get(seat) ?? noLords;
const noLords: readonly Lord[] = [];

export const isTooth = ({ relic }: Relic): boolean => relic === "geronce";

const women: readonly LordId[] = pieces.women;
export const isWoman = (lord: LordId): boolean => women.includes(lord);
export const isFree = ({ guard, isAway }: Lord): boolean => guard === null && !isAway;
/** The free lords in a village, of one family or of all. */
export function freeLordsAt(state: Pick<State, "lords">, village: VillageId, seat?: Seat): readonly Lord[] {
  const there = freeLordsByVillage(state).get(village) ?? noLords;
  return seat === undefined || there.length === 0 ? there : there.filter((lord) => lord.seat === seat);
}
/** Where a family has a free lord, in the order of the atlas. */
export const ledBy = (state: Pick<State, "lords">, seat: Seat): readonly VillageId[] => villagesLed(state)(seat);
export const prisonersAt = ({ lords }: Pick<State, "lords">, village: VillageId, guard: Seat): readonly Lord[] =>
  lords.filter((one) => one.village === village && one.guard === guard);

export const pawnsIn = ({ sergeants, knights }: Pick<Band, "sergeants" | "knights">): number => sergeants + knights;
export const bandsAt = (state: Pick<State, "places">, village: VillageId, seat: Seat): readonly Band[] =>
  at(state, village).bands.filter((band) => band.seat === seat);
export const troopsOf = (bands: readonly Pick<Band, "sergeants" | "knights">[]) => ({
  sergeants: bands.reduce((sum, { sergeants }) => sum + sergeants, 0),
  knights: bands.reduce((sum, { knights }) => sum + knights, 0),
});
export const troopsAt = (state: Pick<State, "places">, village: VillageId, seat: Seat) =>
  troopsOf(bandsAt(state, village, seat));
/** Whether a family has troops or free lords in a village. */
export const isPresent = (state: Pick<State, "places" | "lords">, village: VillageId, seat: Seat): boolean =>
  crowdAt(state, village).includes(seat);
/** Whether no family has troops or free lords in a village. */
export const isEmpty = (state: Pick<State, "places" | "lords">, village: VillageId): boolean =>
  crowdAt(state, village).length === 0;
/** All families that are there, in turn order. */
export function presentAt(state: State, village: VillageId): readonly Seat[] {
  const crowd = crowdAt(state, village);
  return crowd.length < 2 ? crowd : inTurnOrder(state).filter((seat) => crowd.includes(seat));
}
/** The other families that are there, in turn order. */
export function othersAt(state: State, village: VillageId, seat: Seat): readonly Seat[] {
  const crowd = crowdAt(state, village);
  if (crowd.length === 0 || (crowd.length === 1 && crowd[0] === seat)) return noSeats;
  return inTurnOrder(state).filter((other) => other !== seat && crowd.includes(other));
}
const noSeats: readonly Seat[] = [];
const crowdAt = (state: Pick<State, "places" | "lords">, village: VillageId): readonly Seat[] =>
  presenceByVillage(state)[placeOf(village).index] ?? [];
