import { bergerRounds } from "../../designs/berger.ts";
import { designFor } from "../../designs/catalogue.ts";
import type { Design } from "../../designs/development.ts";
import { type PlaneSize, planeRounds, planeSizes } from "../../designs/planes.ts";
import type { Contender } from "../../pairing/contender.ts";
import { social } from "../../pairing/cost.ts";
import { pairRound } from "../../pairing/pair-round.ts";
import { afterTable } from "../contenders.ts";
import type { DraftContext } from "./format.ts";

/** Rounds in which all players meet, if a design is known: a single round if all tables are played at once. */
export function designRounds(tableSize: number, players: number, isDouble: boolean): readonly Design[] | undefined {
  if (tableSize === 2) return bergerRounds(players, isDouble);
  const plane = planeSizes.find((size) => size === tableSize && size * size === players);
  if (plane !== undefined) return planeRounds(plane satisfies PlaneSize);
  const design = designFor(tableSize, players);
  return design && [design.tables];
}

/** If no design fits: enough rounds for everyone to have met everyone. */
export const roundsWithoutDesign = (tableSize: number, players: number): number =>
  Math.max(1, Math.ceil((players - 1) / (tableSize - 1)));

/** All tables of one group at once: by a design, or else by searching for new opponents round by round. */
export function allTables(
  group: readonly Contender[],
  { terms: { sizes }, tournament: { apart, advantages }, below, effort }: Omit<DraftContext, "players" | "rounds">,
): readonly (readonly string[])[] {
  const design = designRounds(sizes.preferred, group.length, false)?.flat();
  if (design !== undefined)
    return tablesByDesign(
      design,
      group.map(({ player }) => player),
    );
  const tables: (readonly string[])[] = [];
  let contenders = group;
  for (let round = 0; round < roundsWithoutDesign(sizes.preferred, group.length); round++) {
    const found = pairRound(contenders, { sizes, priorities: social, apart, advantages }, below, effort);
    if (found === undefined) return tables;
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
