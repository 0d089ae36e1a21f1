import { byesNeeded } from "../pairing/pair-round.ts";
import { type TableSizes, tableSizesFor } from "../pairing/table-sizes.ts";
import { withBalancedSeats } from "./balanced-seats.ts";
import { bergerRounds } from "./berger.ts";
import { designFor } from "./catalogue.ts";
import { type Design, inParts } from "./development.ts";
import { type PlaneSize, planeRounds, planeSizes } from "./planes.ts";
import { searchedRounds } from "./searched-rounds.ts";

export interface Schedule {
  readonly rounds: readonly Design[];
  readonly isDesign: boolean;
}

interface ScheduleTerms {
  readonly sizes: TableSizes;
  readonly isDouble: boolean;
}

/** The rounds of a round robin: by a design if one is known, otherwise the best that a search finds. */
export function scheduleOf({ sizes, isDouble }: ScheduleTerms, players: number): Schedule {
  const design = designRounds(sizes.preferred, players, isDouble);
  return { rounds: design ?? searchedSchedule(sizes, players), isDesign: design !== undefined };
}

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

export const roundsWithoutDesign = (tableSize: number, players: number): number =>
  Math.max(1, Math.ceil((players - 1) / (tableSize - 1)));
