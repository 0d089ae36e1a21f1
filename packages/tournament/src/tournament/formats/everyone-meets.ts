import type { Design } from "../../designs/development.ts";
import { designRounds, roundsWithoutDesign, searchedSchedule } from "../../designs/schedule.ts";
import type { Contender } from "../../pairing/contender.ts";
import { social } from "../../pairing/cost.ts";
import { pairRound } from "../../pairing/pair-round.ts";
import { shuffled } from "../../random.ts";
import { afterTable } from "../standings/contenders.ts";
import type { DraftContext } from "./format.ts";
import { isKeptApart } from "./pairing.ts";

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
