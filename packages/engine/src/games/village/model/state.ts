import { actions as villageActions, colours as villageColours } from "@seneschal/schema/games/village";
import type { Agenda } from "../../../core/agenda.ts";
import type { Seat } from "../../../core/ruleset.ts";
import { cubesIn } from "./cubes.ts";
import type {
  Action,
  AgendaStep,
  Box,
  City,
  Colour,
  Cube,
  Customer,
  Place,
  PlayerCountTable,
  Result,
  Seal,
  Ware,
} from "./types.ts";

export interface State {
  readonly agenda: Agenda<AgendaStep>;
  readonly box: Box;
  /** 0 before the first. */
  readonly round: number;
  readonly first: Seat;
  /** Who holds the marker for the next first player. */
  readonly marker: Seat | null;
  readonly families: readonly Family[];
  /** On the action spaces, in order. */
  readonly spaces: readonly Cubes[];
  readonly supply: Supply;
  readonly market: Market;
  /** While a mass is held. */
  readonly mass: Mass | null;
  readonly seal: Seal | null;
  readonly result: Result | null;
}

export interface Family {
  readonly stock: Stock;
  readonly prestige: number;
  readonly clock: Clock;
  /** The oldest generation first; each keeps its index. */
  readonly members: readonly Member[];
  readonly cities: readonly City[];
  readonly served: readonly Customer[];
}

export type Member = { readonly generation: number; readonly place: Place };
export type Cubes = Readonly<Record<Cube, number>>;
export type Stock = Readonly<Record<Ware, number>>;
/** All steps so far, and the deaths that the passed bridges still ask for. */
export type Clock = { readonly time: number; readonly owed: number };
/** Bags and stacks have no order: chance is drawn when something leaves them. */
export type Supply = { readonly bag: Cubes; readonly cubes: Cubes };
export interface Market {
  readonly stalls: readonly (Customer | null)[];
  readonly queue: readonly Customer[];
  readonly stack: readonly Customer[];
}
export type Mass = { readonly isFinal: boolean; readonly figuresOut: number };

export const actions: readonly Action[] = villageActions;
export const colours: readonly Colour[] = villageColours;

export function familyOf({ families }: State, seat: Seat): Family {
  const family = families[seat];
  if (family === undefined) throw new Error(`no seat ${seat} at this table`);
  return family;
}

export function tableOf({ box, families }: State): PlayerCountTable {
  const table = box.tables.find(({ seats }) => seats === families.length);
  if (table === undefined) throw new Error(`box ${box.id} is not for ${families.length} seats`);
  return table;
}

export const seatsOf = ({ families }: State): readonly Seat[] => families.map((_, seat) => seat);
/** All seats, clockwise from this one. */
export const seatsFrom = (state: State, first: Seat): readonly Seat[] =>
  state.families.map((_, steps) => (first + steps) % state.families.length);

export const areSpacesEmpty = ({ spaces }: State): boolean => spaces.every((cubes) => cubesIn(cubes) === 0);

export const isSameCustomer = (one: Customer, other: Customer): boolean =>
  one.prestige === other.prestige &&
  one.asks.length === other.asks.length &&
  one.asks.every((ware, place) => ware === other.asks[place]);
