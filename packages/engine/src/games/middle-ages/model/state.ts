import { domains as middleAgesDomains } from "@seneschal/schema/games/middle-ages";
import type { Agenda } from "../../../core/agenda.ts";
import type { Seat } from "../../../core/ruleset.ts";
import type { AgendaStep, Domain, Ending, EventId, Stack, Tile, TileSet } from "./types.ts";

export interface State {
  readonly agenda: Agenda<AgendaStep>;
  readonly tileSet: TileSet;
  /** 0 while the lords are set up. */
  readonly round: number;
  readonly order: readonly Seat[];
  /** Those still to be emptied, in order of play. */
  readonly rows: readonly Row[];
  readonly fiefs: readonly Fief[];
  readonly events: Events;
  readonly supply: Supply;
  readonly ending: Ending | null;
}

/** Apart from what changes with every fact, so that copies stay small. */
export interface Supply {
  /** Without order: each tile is drawn when it is turned. */
  readonly pile: readonly Tile[];
  /** On top of the draw pile: everyone sees its back, no one its face. */
  readonly next: Tile | null;
  readonly waitingStacks: readonly Stack[];
  readonly discards: readonly Tile[];
  readonly extraCoins: number;
  readonly plots: readonly Domain[];
}

/** Those drawn, from left to right, and how many of them are over. */
type Events = { readonly drawn: readonly EventId[]; readonly done: number };

export interface Row {
  readonly round: number;
  readonly spots: readonly Spot[];
}

export interface Spot {
  readonly tile: Tile | null;
  readonly gatheredBy: Seat | null;
}

export interface Fief {
  readonly coins: number;
  /** One for each domain, in board order; the last tile lies on top. */
  readonly columns: readonly (readonly Tile[])[];
  readonly graveyard: readonly Tile[];
  readonly extraCoins: readonly Domain[];
  readonly plots: readonly Plot[];
  readonly lord: Stand | null;
  readonly scout: Stand | null;
}

export type Plot = { readonly plot: Domain; readonly domain: Domain };
/** Where a lord or a scout stands. */
export type Stand = { readonly round: number; readonly place: number };

/** Left to right on the fief board. */
export const domains: readonly Domain[] = middleAgesDomains;
const places: Readonly<Record<string, number>> = Object.fromEntries(domains.map((domain, place) => [domain, place]));
/** The place of a domain on the fief board, from 0 at the left. */
export const columnOf = (domain: Domain): number => places[domain] ?? 0;

export function fiefOf({ fiefs }: Pick<State, "fiefs">, seat: Seat): Fief {
  const fief = fiefs[seat];
  if (fief === undefined) throw new Error(`no seat ${seat} at this table`);
  return fief;
}

export function rowOf({ rows }: State, round: number): Row {
  const row = rows.find((one) => one.round === round);
  if (row === undefined) throw new Error(`no row for round ${round} on the table`);
  return row;
}

export function tileAt(state: State, { round, place }: Stand): Tile {
  const tile = rowOf(state, round).spots[place]?.tile;
  if (!tile) throw new Error(`no tile at place ${place} of the row of round ${round}`);
  return tile;
}

export const tilesOf = ({ columns }: Fief, domain: Domain): readonly Tile[] => columns[columnOf(domain)] ?? [];
export const countOf = (fief: Fief, domain: Domain): number => tilesOf(fief, domain).length;

export function ruleOf({ tileSet }: State, domain: Domain): TileSet["domains"][number] {
  const rule = tileSet.domains[columnOf(domain)];
  if (rule === undefined) throw new Error(`tile set ${tileSet.id} lacks the domain ${domain}`);
  return rule;
}

export const tilesIn = ({ tiles }: TileSet, stack: Stack): readonly Tile[] =>
  tiles.filter((tile) => tile.stack === stack);

export const seatsOf = ({ fiefs }: State): readonly Seat[] => fiefs.map((_, seat) => seat);

export const isAt = (stand: Stand | null, round: number, place: number) =>
  stand !== null && stand.round === round && stand.place === place;

export const isSameTile = (one: Tile, other: Tile) =>
  one === other ||
  (one.number === other.number &&
    one.domain === other.domain &&
    one.stack === other.stack &&
    one.peasants === other.peasants &&
    one.chests === other.chests);
