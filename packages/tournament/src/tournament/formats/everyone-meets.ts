import { withBalancedSeats } from "../../designs/balanced-seats.ts";
import { bergerRounds } from "../../designs/berger.ts";
import { designFor } from "../../designs/catalogue.ts";
import { type Design, inParts } from "../../designs/development.ts";
import { type PlaneSize, planeRounds, planeSizes } from "../../designs/planes.ts";
import { searchedRounds } from "../../designs/searched-rounds.ts";
import type { Contender } from "../../pairing/contender.ts";
import { social } from "../../pairing/cost.ts";
import { byesNeeded, pairRound } from "../../pairing/pair-round.ts";
import { type TableSizes, tableSizesFor } from "../../pairing/table-sizes.ts";
import { shuffled } from "../../random.ts";
import { afterTable } from "../standings/contenders.ts";
import type { DraftContext } from "./format.ts";
import { isKeptApart } from "./pairing.ts";

/** Rounds in which all players meet equally often, if a design is known: a single round if all tables are played at once. */
export function designRounds(tableSize: number, players: number, isDouble: boolean): readonly Design[] | undefined {
  if (tableSize === 2) return bergerRounds(players, isDouble);
  const plane = planeSizes.find((size) => size === tableSize && size * size === players);
  if (plane !== undefined) return withSeatsOverRounds(planeRounds(plane satisfies PlaneSize));
  const design = designFor(tableSize, players);
  return design && [design.tables];
}

/** Each player has every seat about equally often over all rounds. */
function withSeatsOverRounds(rounds: readonly Design[]): readonly Design[] {
  const lengths = rounds.map(({ length }) => length);
  return inParts(withBalancedSeats(rounds.flat()), lengths);
}

const keptMax = 32;
const kept = new Map<string, readonly Design[]>();

/** If no design is known: enough rounds for everyone to have met everyone, and the best tables that a search finds. */
export function searchedSchedule(sizes: TableSizes, players: number): readonly Design[] {
  const name = JSON.stringify([sizes, players]);
  const known = kept.get(name);
  if (known !== undefined) return known;
  const tables = tableSizesFor(players - byesNeeded(players, sizes), sizes) ?? [];
  const rounds = withSeatsOverRounds(searchedRounds(players, tables, roundsWithoutDesign(sizes.preferred, players)));
  if (kept.size >= keptMax) kept.clear();
  kept.set(name, rounds);
  return rounds;
}

/** The number of pairs of players who never meet in these rounds. */
export function unmetPairsIn(rounds: readonly Design[], players: number): number {
  const met = new Set(
    rounds
      .flat()
      .flatMap((table) =>
        table.flatMap((one) => table.filter((other) => one < other).map((other) => `${one} ${other}`)),
      ),
  );
  return (players * (players - 1)) / 2 - met.size;
}

const roundsWithoutDesign = (tableSize: number, players: number): number =>
  Math.max(1, Math.ceil((players - 1) / (tableSize - 1)));

/**
 * All tables of one group at once: by a design or a searched schedule, or by search if players must be kept apart.
 * Undefined if they cannot be.
 */
export function allTables(
  group: readonly Contender[],
  context: Omit<DraftContext, "players" | "rounds">,
): readonly (readonly string[])[] | undefined {
  const { sizes } = context.terms;
  const players = group.map(({ player }) => player);
  const design = designRounds(sizes.preferred, group.length, false)?.flat();
  if (isKeptApart(context.tournament.apart, players)) {
    const seats = design?.reduce((sum, { length }) => sum + length, 0);
    const rounds = seats === undefined ? roundsWithoutDesign(sizes.preferred, players.length) : seats / players.length;
    return tablesApart(group, context, Math.floor(rounds));
  }
  if (design !== undefined) return tablesByDesign(design, players);
  // Shuffled, so that other pairs do not meet in the next season.
  return tablesByDesign(searchedSchedule(sizes, group.length).flat(), shuffled(players, context.below));
}

function tablesApart(
  group: readonly Contender[],
  { terms: { sizes }, tournament: { apart, advantages }, below, effort }: Omit<DraftContext, "players" | "rounds">,
  rounds: number,
): readonly (readonly string[])[] | undefined {
  const tables: (readonly string[])[] = [];
  let contenders = group;
  for (let round = 0; round < rounds; round++) {
    const found = pairRound(contenders, { sizes, priorities: social, apart, advantages }, below, effort);
    if (found === undefined) return undefined;
    tables.push(...found.tables);
    contenders = contenders.map((one) => ({
      ...found.tables.reduce((after, table) => afterTable(after, table, sizes.preferred, advantages), one),
      byes: one.byes + (found.byes.includes(one.player) ? 1 : 0),
    }));
  }
  return tables;
}

export const tablesByDesign = (design: Design, players: readonly string[]): readonly (readonly string[])[] =>
  design.map((table) => table.flatMap((place) => players[place] ?? []));
