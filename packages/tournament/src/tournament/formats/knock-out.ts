import { social } from "../../pairing/cost.ts";
import { byesNeeded, pairRound } from "../../pairing/pair-round.ts";
import { seated } from "../../pairing/seats.ts";
import { tableSizesFor } from "../../pairing/table-sizes.ts";
import { contendersOf } from "../standings/contenders.ts";
import { stageStandings } from "../standings/stage-standings.ts";
import {
  allPlayersIn,
  holderOf,
  isActive,
  type PairingFailure,
  type Ranked,
  type Round,
  roundsOf,
  type StageState,
  type Tournament,
} from "../state/tournament.ts";
import type { Stage, StageOf } from "../state/types.ts";
import type { Draft, DraftContext, Format } from "./format.ts";
import { isKeptApart } from "./pairing.ts";
import { snake } from "./snake.ts";

/** F5, the semi-final and final of F1, and F8 as a bracket: the first of each table go on until one table is left. */
export const knockOut: Format<StageOf<"knock-out">> = {
  draft(context) {
    const { tournament, stage, terms, rounds } = context;
    const last = rounds.at(-1);
    // Players who sit out at the draw would never come back: a bracket has no pauses.
    const entered = stage.players.filter((player) => isActive(tournament, player));
    if (last === undefined) return tablesOf(context, entered);
    if (isFinal(last)) return "over";
    const field = wentOn(tournament, stage, terms, last);
    return field.length < 2 ? "over" : tablesOf(context, field);
  },
  ranking(tournament, stage) {
    const rounds = roundsOf(tournament, stage.number).filter(({ state }) => state !== "drafted");
    return rankedByLastRound(allPlayersIn(stage), rounds, stageOrder(tournament, stage));
  },
};

const isFinal = ({ tables, byes }: Round) => tables.length <= 1 && byes.length === 0;

const stageOrder = (tournament: Tournament, stage: StageState): readonly string[] =>
  stageStandings(tournament, stage).map(({ player }) => player);

/**
 * The first players of each table, including ties for the last place that advances, and players with a bye. If they do not fill
 * tables, the best of the others advance as well.
 */
function wentOn(
  tournament: Tournament,
  stage: StageState,
  terms: StageOf<"knock-out">,
  last: Round,
): readonly string[] {
  const order = stageOrder(tournament, stage);
  const through = last.tables.flatMap(({ places }) =>
    (places ?? []).filter(({ rank, isForfeit }) => rank <= terms.advance && !isForfeit).map(({ player }) => player),
  );
  const seatedThen = last.tables.flatMap(({ players }) => players);
  const holder = (player: string) => holderOf(stage.substitutions, player);
  // A round of nothing but ties would go on forever: then the tie-breakers decide.
  const firsts = through.length < seatedThen.length ? through : firstsBy(order, last, terms.advance);
  const field = bySeed(stage, [...firsts, ...last.byes].map(holder)).filter((player) => isActive(tournament, player));
  const losers = order.filter((player) => seatedThen.includes(player)).map(holder);
  const others = losers.filter((player) => !field.includes(player));
  return bySeed(
    stage,
    withLuckyLosers(
      field,
      others.filter((player) => isActive(tournament, player)),
      terms,
    ),
  );
}

const firstsBy = (order: readonly string[], { tables }: Round, advance: number): readonly string[] =>
  tables.flatMap(({ players }) => order.filter((player) => players.includes(player)).slice(0, advance));

function withLuckyLosers(field: readonly string[], others: readonly string[], { sizes }: Stage): readonly string[] {
  // An incomplete pair is a bye: the player advances.
  if (sizes.most === 2) return field;
  for (let more = 0; more <= others.length; more++) {
    const wider = [...field, ...others.slice(0, more)];
    if (tableSizesFor(wider.length, sizes) !== undefined) return wider;
  }
  return field;
}

const bySeed = ({ players }: StageState, field: readonly string[]): readonly string[] =>
  players.filter((player) => field.includes(player));

/** Keeps the seeds apart; if some players must sit out, the first seeds do, and advance. */
function tablesOf(context: DraftContext<StageOf<"knock-out">>, field: readonly string[]): Draft | PairingFailure {
  const { tournament, terms, below } = context;
  const byes = field.slice(0, byesIn(field.length, terms));
  const sizes = tableSizesFor(field.length - byes.length, terms.sizes);
  if (sizes === undefined) return "too-few-players";
  const tables = tablesApart(context, field.slice(byes.length), sizes);
  if (tables === undefined) return "kept-apart";
  return {
    tables: tables.map((table) => {
      const contenders = contendersOf(tournament, terms, table, () => 0);
      const order = seated(contenders, tournament.advantages[table.length] ?? [], below);
      return { division: null, players: order.map(({ player }) => player) };
    }),
    byes,
    certificate: null,
  };
}

/** Tables by seed; or any tables, if those by seed bring together players who must be kept apart. */
function tablesApart(
  { tournament, terms, below, effort }: DraftContext<StageOf<"knock-out">>,
  players: readonly string[],
  sizes: readonly number[],
): readonly (readonly string[])[] | undefined {
  const { apart, advantages } = tournament;
  const bySeeds = snake(players, sizes, apart);
  if (!bySeeds.some((table) => isKeptApart(apart, table))) return bySeeds;
  const contenders = contendersOf(tournament, terms, players, () => 0);
  const rules = { sizes: terms.sizes, priorities: social, apart, advantages };
  return pairRound(contenders, rules, below, effort)?.tables;
}

/** At tables of two, the first round reduces the players to a power of two. */
function byesIn(players: number, { sizes }: Stage): number {
  return sizes.most === 2 ? 2 ** Math.ceil(Math.log2(players)) - players : byesNeeded(players, sizes);
}

/** Players who got further rank higher; the places decide in the last round, the standings before it. */
export function rankedByLastRound(
  players: readonly string[],
  rounds: readonly Round[],
  order: readonly string[],
): readonly Ranked[] {
  const reachOf = (player: string) =>
    rounds.findLastIndex(
      ({ tables, byes }) => byes.includes(player) || tables.some((table) => table.players.includes(player)),
    );
  const placeOf = (player: string) => {
    const last = rounds[reachOf(player)];
    const isLast = last !== undefined && last === rounds.at(-1) && isFinal(last);
    const place = isLast ? last.tables[0]?.places?.find((one) => one.player === player && !one.isForfeit) : undefined;
    return place?.rank ?? Number.POSITIVE_INFINITY;
  };
  const sorted = players.toSorted(
    (one, other) =>
      reachOf(other) - reachOf(one) ||
      compared(placeOf(one), placeOf(other)) ||
      order.indexOf(one) - order.indexOf(other),
  );
  return sorted.map((player, place) => ({ player, rank: sharedRank(sorted, place, placeOf) }));
}

const compared = (one: number, other: number) => (one === other ? 0 : one - other);

/** Only players who share a place in the final share a rank. */
function sharedRank(sorted: readonly string[], place: number, placeOf: (player: string) => number): number {
  const own = placeOf(sorted[place] ?? "");
  if (own === Number.POSITIVE_INFINITY) return place + 1;
  return sorted.findIndex((player) => placeOf(player) === own) + 1;
}
