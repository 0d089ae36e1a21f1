import type { TournamentRound, TournamentTable } from "../../../../lib/api-client/types.ts";

/** The layout of a bracket: boxes in columns, and lines along which players advance. */
export interface Bracket {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly threads: readonly Thread[];
}
export interface Box {
  readonly round: number;
  /** `null` for players who had a bye. */
  readonly table: number | null;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly lines: readonly Line[];
}
interface Line {
  readonly player: string;
  readonly rank: number | null;
  readonly advances: boolean;
  readonly y: number;
}
interface Thread {
  readonly player: string;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

export const boxWidth = 176;
export const lineHeight = 22;
export const headHeight = 22;
const columnGap = 44;
const rowGap = 18;

type RoundOf = Pick<TournamentRound, "round" | "byes"> & {
  readonly tables: readonly Pick<TournamentTable, "table" | "players" | "places">[];
};

/** A bracket layout: a column for each round, a box for each table with its players by rank. */
export function bracketOf(rounds: readonly RoundOf[]): Bracket {
  const columns = rounds.map((round, place) => columnOf(round, rounds[place + 1], place));
  const height = Math.max(0, ...columns.map(heightOf));
  const boxes = columns.flatMap((column) => lowered(column, (height - heightOf(column)) / 2));
  const width = Math.max(0, rounds.length * (boxWidth + columnGap) - columnGap);
  return { width, height, boxes, threads: threadsBetween(boxes) };
}

function columnOf(round: RoundOf, next: RoundOf | undefined, column: number): readonly Box[] {
  const after = next === undefined ? [] : [...next.tables.flatMap(({ players }) => players), ...next.byes];
  const seated = round.tables.map(({ table, players, places }) => ({
    table,
    lines: byPlace(players, places).map((player) => ({ player, rank: rankOf(player, places) })),
  }));
  const out = round.byes.map((player) => ({ table: null, lines: [{ player, rank: null }] }));
  let y = 0;
  return [...seated, ...out].map(({ table, lines }): Box => {
    const top = y;
    const height = headHeight + lines.length * lineHeight;
    y += height + rowGap;
    return {
      round: round.round,
      table,
      x: column * (boxWidth + columnGap),
      y: top,
      height,
      lines: lines.map((line, place) => ({
        ...line,
        advances: after.includes(line.player),
        y: top + headHeight + (place + 0.5) * lineHeight,
      })),
    };
  });
}

type Places = RoundOf["tables"][number]["places"];

const rankOf = (player: string, places: Places) => places?.find((place) => place.player === player)?.rank ?? null;

const byPlace = (players: readonly string[], places: Places): readonly string[] =>
  places === null
    ? players
    : players.toSorted((one, other) => (rankOf(one, places) ?? 0) - (rankOf(other, places) ?? 0));

const heightOf = (column: readonly Box[]): number => {
  const last = column.at(-1);
  return last === undefined ? 0 : last.y + last.height;
};

const lowered = (column: readonly Box[], by: number): readonly Box[] =>
  column.map((box) => ({ ...box, y: box.y + by, lines: box.lines.map((line) => ({ ...line, y: line.y + by })) }));

function threadsBetween(boxes: readonly Box[]): readonly Thread[] {
  return boxes.flatMap(({ round, x, lines }) =>
    lines.flatMap(({ player, y }): readonly Thread[] => {
      const next = boxes.find((box) => box.round === round + 1 && box.lines.some((line) => line.player === player));
      const line = next?.lines.find((one) => one.player === player);
      return next === undefined || line === undefined
        ? []
        : [{ player, from: [x + boxWidth, y], to: [next.x, line.y] }];
    }),
  );
}
