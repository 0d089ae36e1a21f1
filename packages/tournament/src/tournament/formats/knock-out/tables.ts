import { social } from "../../../pairing/cost.ts";
import { byesNeeded, pairRound } from "../../../pairing/pair-round.ts";
import { seated } from "../../../pairing/seats.ts";
import { tableSizesFor } from "../../../pairing/table-sizes.ts";
import { contendersOf } from "../../standings/contenders.ts";
import { holderOf, isActive, type PairingFailure } from "../../state/tournament.ts";
import type { Stage, StageOf } from "../../state/types.ts";
import type { Draft, DraftContext, DraftedTable } from "../format.ts";
import { isKeptApart } from "../pairing.ts";
import { mainTables } from "./ranking.ts";
import { snake } from "./snake.ts";

type KnockOutContext = DraftContext<StageOf<"knock-out">>;

/** Keeps the seeds apart; if some players must sit out, the first seeds do, and advance. */
export function drawnTables(context: KnockOutContext, field: readonly string[]): Draft | PairingFailure {
  const { terms } = context;
  const byes = field.slice(0, byesIn(field.length, terms));
  const sizes = tableSizesFor(field.length - byes.length, terms.sizes);
  if (sizes === undefined) return "too-few-players";
  const tables = tablesApart(context, field.slice(byes.length), sizes);
  if (tables === undefined) return "kept-apart";
  return {
    tables: tables.map((table) => ({ division: null, players: inSeats(context, table) })),
    byes,
    certificate: null,
  };
}

function inSeats({ tournament, terms, below }: KnockOutContext, players: readonly string[]): readonly string[] {
  const contenders = contendersOf(tournament, terms, players, () => 0);
  return seated(contenders, tournament.advantages[players.length] ?? [], below).map(({ player }) => player);
}

/** Tables by seed; or any tables, if those by seed bring together players who must be kept apart. */
function tablesApart(
  { tournament, terms, below, effort }: KnockOutContext,
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
export function byesIn(players: number, { sizes }: Stage): number {
  return sizes.most === 2 ? 2 ** Math.ceil(Math.log2(players)) - players : byesNeeded(players, sizes);
}

/** The game for third place: between the losers of two semi-finals, next to the final. */
export function thirdPlaceTable(context: KnockOutContext, { tables, byes }: Draft): readonly DraftedTable[] {
  const { tournament, stage, terms, rounds } = context;
  const last = rounds.at(-1);
  const [final, ...others] = tables;
  if (terms.thirdPlace !== true || last === undefined || final === undefined) return [];
  if (others.length > 0 || byes.length > 0 || mainTables(last).length !== 2) return [];
  const losers = mainTables(last)
    .flatMap(({ players }) => players.map((player) => holderOf(stage.substitutions, player)))
    .filter((player) => !final.players.includes(player) && isActive(tournament, player));
  if (losers.length !== 2 || isKeptApart(tournament.apart, losers)) return [];
  return [{ division: null, players: inSeats(context, losers), purpose: "third-place" }];
}
