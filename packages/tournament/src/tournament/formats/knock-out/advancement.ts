import { tableSizesFor } from "../../../pairing/table-sizes.ts";
import {
  holderOf,
  isActive,
  type Round,
  type StageState,
  type Tournament,
  type TournamentTable,
} from "../../state/tournament.ts";
import type { Stage, StageOf } from "../../state/types.ts";
import { playOffsAfter } from "../play-offs.ts";
import { mainTables } from "./ranking.ts";
import { slotsAfter } from "./slots.ts";

interface BracketSoFar {
  readonly tournament: Tournament;
  readonly stage: StageState;
  readonly terms: StageOf<"knock-out">;
  /** Without play-offs; at least one. */
  readonly rounds: readonly Round[];
  /** All players by the standings of the stage, the best first. */
  readonly order: readonly string[];
}

/**
 * The first players of each table, including ties for the last place that advances unless a play-off decided, and players
 * with a bye. If they do not fill tables, the best of the others advance as well. In the order of their places in the bracket.
 */
export function fieldAfter(bracket: BracketSoFar): readonly string[] {
  const { tournament, stage, terms, rounds, order } = bracket;
  const last = rounds.at(-1);
  if (last === undefined) return [];
  const holder = (player: string) => holderOf(stage.substitutions, player);
  const isPresent = (player: string) => isActive(tournament, player);
  const through = mainTables(last).flatMap((table) => firstsOf(table, bracket, last));
  const seatedThen = mainTables(last).flatMap(({ players }) => players);
  // A round of nothing but ties would go on forever: then the tie-breakers decide.
  const firsts = through.length < seatedThen.length ? through : firstsBy(order, last, terms.advance);
  const field = [...new Set([...firsts, ...last.byes].map(holder))].filter(isPresent);
  const losers = order.filter((player) => seatedThen.includes(player)).map(holder);
  const others = losers.filter((player) => !field.includes(player) && isPresent(player));
  // A round of as many players as the last one could go on forever, too: then the first players have byes.
  const mostLucky = Math.max(0, seatedThen.length + last.byes.length - 1 - field.length);
  return inBracketOrder(bracket, withLuckyLosers(inBracketOrder(bracket, field), others.slice(0, mostLucky), terms));
}

/** By their places in a fixed bracket, or by their seeds. */
function inBracketOrder(bracket: BracketSoFar, field: readonly string[]): readonly string[] {
  const { stage, terms, rounds } = bracket;
  const bySeed = stage.players.filter((player) => field.includes(player));
  if (terms.bracket !== "fixed") return bySeed;
  const slots = slotsAfter(stage, rounds, (table, round) => finishOrder(table, bracket, round));
  const slot = (player: string) => slots.get(player) ?? stage.players.length;
  return bySeed.toSorted((one, other) => slot(one) - slot(other));
}

/** The players of a table by its places, then by its play-off, then by the standings. */
function finishOrder({ players, places }: TournamentTable, bracket: BracketSoFar, round: Round): readonly string[] {
  const { order } = bracket;
  const decided = playOffPlaces(bracket, round);
  const rank = (player: string) => places?.find((place) => place.player === player)?.rank ?? players.length;
  const decision = (player: string) => decided.get(player) ?? 0;
  return players.toSorted(
    (one, other) =>
      rank(one) - rank(other) || decision(one) - decision(other) || order.indexOf(one) - order.indexOf(other),
  );
}

/** The places of the play-offs after a round, also under the names of players who were replaced since. */
function playOffPlaces({ tournament, stage }: BracketSoFar, round: Round): ReadonlyMap<string, number> {
  const places = playOffsAfter(tournament, stage, round.number).flatMap((table) => table.places ?? []);
  const found = new Map(places.map(({ player, rank }) => [player, rank]));
  const replaced = stage.substitutions.flatMap(({ player }) => {
    const rank = found.get(holderOf(stage.substitutions, player));
    return rank === undefined || found.has(player) ? [] : [[player, rank] as const];
  });
  return new Map([...replaced, ...found]);
}

/** The players who advance from a table: more than planned if they share the last place and no play-off decided. */
function firstsOf(table: TournamentTable, bracket: BracketSoFar, round: Round): readonly string[] {
  const { advance } = bracket.terms;
  const through = firstPlaces(table, advance);
  const tied = tiedAtTheCut(table, advance);
  const isDecided = tied.length > 0 && tied.some((player) => playOffPlaces(bracket, round).has(player));
  if (!isDecided) return through;
  return finishOrder(table, bracket, round)
    .filter((player) => through.includes(player))
    .slice(0, advance);
}

const firstPlaces = ({ places }: TournamentTable, advance: number): readonly string[] =>
  (places ?? []).filter(({ rank, isForfeit }) => rank <= advance && !isForfeit).map(({ player }) => player);

/** The players of a table who share the last places that advance, if they are too many. */
export function tiedAtTheCut(table: TournamentTable, advance: number): readonly string[] {
  const through = firstPlaces(table, advance);
  if (through.length <= advance) return [];
  const rankOf = (player: string) => table.places?.find((place) => place.player === player)?.rank ?? 0;
  const lowest = Math.max(...through.map(rankOf));
  return through.filter((player) => rankOf(player) === lowest);
}

const firstsBy = (order: readonly string[], round: Round, advance: number): readonly string[] =>
  mainTables(round).flatMap(({ players }) => order.filter((player) => players.includes(player)).slice(0, advance));

function withLuckyLosers(field: readonly string[], others: readonly string[], terms: Stage): readonly string[] {
  return [...field, ...others.slice(0, luckyLosers(field.length, others.length, terms))];
}

/** How many of the others advance as well, because the field does not fill tables. */
export function luckyLosers(field: number, others: number, { sizes }: Stage): number {
  // An incomplete pair is a bye: the player advances.
  if (sizes.most === 2) return 0;
  for (let more = 0; more <= others; more++) if (tableSizesFor(field + more, sizes) !== undefined) return more;
  return 0;
}
