import type { Tournament, TournamentRound, TournamentTable } from "../../../../../lib/api-client/types.ts";

/** The layout of a bracket: boxes in columns, and lines along which players advance. */
export interface Bracket {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly threads: readonly Thread[];
}
export interface Box {
  /** `null` for rounds that are not drawn yet. */
  readonly round: number | null;
  /** `null` for players who had a bye. */
  readonly table: number | null;
  readonly purpose: TournamentTable["purpose"];
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly lines: readonly Line[];
}
interface Line {
  /** Unknown as long as the table is not drawn. */
  readonly player: string | null;
  /** Who will play at a table that is not drawn yet. */
  readonly entry: BracketEntry | null;
  readonly rank: number | null;
  readonly advances: boolean;
  readonly y: number;
}
interface Thread {
  readonly player: string | null;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

export const boxWidth = 176;
export const lineHeight = 22;
export const headHeight = 22;
const columnGap = 44;
const rowGap = 18;

export type BracketRound = Tournament["stages"][number]["bracket"][number];
export type BracketEntry = BracketRound["byes"][number];
type RoundOf = Pick<TournamentRound, "round" | "byes"> & {
  readonly tables: readonly (Pick<TournamentTable, "table" | "players" | "places"> &
    Partial<Pick<TournamentTable, "purpose">>)[];
};

/** A bracket layout: a column for each round, a box for each table with its players by rank; then the rounds ahead. */
export function bracketOf(rounds: readonly RoundOf[], ahead: readonly BracketRound[] = []): Bracket {
  const drawn = rounds.map((round, place) => drawnBoxes(round, rounds.slice(place + 1)));
  const columns = [...drawn, ...ahead.map(plannedBoxes)].map((boxes, column) => stacked(boxes, column));
  const height = Math.max(0, ...columns.map(heightOf));
  const centred = columns.map((column) => lowered(column, (height - heightOf(column)) / 2));
  const width = Math.max(0, columns.length * (boxWidth + columnGap) - columnGap);
  return { width, height, boxes: centred.flat(), threads: threadsBetween(centred) };
}

type Content = Pick<Box, "round" | "table" | "purpose"> & { readonly lines: readonly Omit<Line, "y">[] };

function drawnBoxes(round: RoundOf, later: readonly RoundOf[]): readonly Content[] {
  const after = new Set(later.flatMap(({ tables, byes }) => [...tables.flatMap(({ players }) => players), ...byes]));
  const lineOf = (player: string, rank: number | null) => ({
    player,
    entry: null,
    rank,
    advances: after.has(player),
  });
  const tables = round.tables.map(({ table, players, places, purpose = null }) => ({
    round: round.round,
    table,
    purpose,
    lines: byPlace(players, places).map((player) => lineOf(player, rankOf(player, places))),
  }));
  const byes = round.byes.map((player) => ({
    round: round.round,
    table: null,
    purpose: null,
    lines: [lineOf(player, null)],
  }));
  return [...tables, ...byes];
}

function plannedBoxes({ tables, byes }: BracketRound): readonly Content[] {
  const lineOf = (entry: BracketEntry) => {
    const player = entry.from === "player" ? entry.player : null;
    return { player, entry: player === null ? entry : null, rank: null, advances: false };
  };
  const boxes = tables.map(({ players, purpose }, place) => ({
    round: null,
    table: place + 1,
    purpose,
    lines: players.map(lineOf),
  }));
  return [...boxes, ...byes.map((entry) => ({ round: null, table: null, purpose: null, lines: [lineOf(entry)] }))];
}

function stacked(contents: readonly Content[], column: number): readonly Box[] {
  let y = 0;
  return contents.map(({ lines, ...box }): Box => {
    const top = y;
    const height = headHeight + lines.length * lineHeight;
    y += height + rowGap;
    return {
      ...box,
      x: column * (boxWidth + columnGap),
      y: top,
      height,
      lines: lines.map((line, place) => ({ ...line, y: top + headHeight + (place + 0.5) * lineHeight })),
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

/** A line from each player to their next box; and from each table to the places that its players will take. */
function threadsBetween(columns: readonly (readonly Box[])[]): readonly Thread[] {
  const drawn = columns.flatMap((column, place) =>
    column.flatMap(({ x, lines }) =>
      lines.flatMap(({ player, y }) => {
        const next = columns
          .slice(place + 1)
          .flat()
          .find((box) => box.lines.some((line) => player !== null && line.player === player));
        const line = next?.lines.find((one) => one.player === player);
        return next === undefined || line === undefined ? [] : [thread(player, [x + boxWidth, y], [next.x, line.y])];
      }),
    ),
  );
  const planned = columns.flatMap((column, place) =>
    column.flatMap((box) => box.lines.flatMap(({ entry, y }) => fromTable(columns[place - 1], entry, [box.x, y]))),
  );
  return [...drawn, ...planned];
}

const thread = (player: string | null, from: Thread["from"], to: Thread["to"]): Thread => ({ player, from, to });

function fromTable(before: readonly Box[] = [], entry: BracketEntry | null, to: Thread["to"]): readonly Thread[] {
  if (entry?.from !== "table") return [];
  const box = before.find(({ table, purpose }) => table === entry.table && purpose !== "third-place");
  return box === undefined ? [] : [thread(null, [box.x + boxWidth, box.y + box.height / 2], to)];
}
