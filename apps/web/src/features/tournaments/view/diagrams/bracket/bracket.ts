import { type BracketRound, type Content, drawnBoxes, plannedBoxes, type RoundOf } from "./contents.ts";
import { isFromTable, leadsTo, mean, untangled } from "./untangled.ts";

/** The layout of a bracket: boxes in columns, and lines along which players advance. */
export interface Bracket {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly threads: readonly Thread[];
}
export interface Box extends Omit<Content, "lines"> {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly lines: readonly (Content["lines"][number] & { readonly y: number })[];
}
interface Thread {
  readonly player: string | null;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

/** Sizes in a picture of a bracket. */
export interface BracketScale {
  readonly boxWidth: number;
  readonly lineHeight: number;
  readonly headHeight: number;
  readonly textSize: number;
  readonly headSize: number;
  readonly columnGap: number;
  readonly rowGap: number;
}
export const onScreen: BracketScale = {
  boxWidth: 176,
  lineHeight: 22,
  headHeight: 22,
  textSize: 14,
  headSize: 12,
  columnGap: 44,
  rowGap: 18,
};
/** Denser: 32 tables of two fit on a page of A4, in letters of 2 mm. */
export const onPaper: BracketScale = {
  boxWidth: 176,
  lineHeight: 18,
  headHeight: 14,
  textSize: 15,
  headSize: 11,
  columnGap: 28,
  rowGap: 6,
};

/**
 * A bracket layout: a column for each round, a box for each table with its players by rank; then the rounds ahead. A box
 * is as high as the middle of those that lead to it.
 */
export function bracketOf(
  rounds: readonly RoundOf[],
  ahead: readonly BracketRound[] = [],
  scale: BracketScale = onScreen,
): Bracket {
  const drawn = rounds.map((round, place) => drawnBoxes(round, rounds.slice(place + 1)));
  const columns = columnsOf(untangled([...drawn, ...ahead.map(plannedBoxes)]), scale);
  const boxes = columns.flat();
  const height = Math.max(0, ...boxes.map((box) => box.y + box.height));
  const width = Math.max(0, columns.length * (scale.boxWidth + scale.columnGap) - scale.columnGap);
  return { width, height, boxes, threads: threadsBetween(columns, scale) };
}

function columnsOf(contents: readonly (readonly Content[])[], scale: BracketScale): readonly (readonly Box[])[] {
  const columns: (readonly Box[])[] = [];
  for (const column of contents) columns.push(placed(column, columns, scale));
  return columns;
}

/** The boxes of one of several pages, from top to bottom. */
export function pageOf(bracket: Bracket, page: number, pages: number): Bracket & { readonly top: number } {
  if (pages === 1) return { ...bracket, top: 0 };
  const boxes = bracket.boxes.filter(
    ({ y, height }) => Math.floor(((y + height / 2) / bracket.height) * pages) === page - 1,
  );
  const top = Math.min(...boxes.map(({ y }) => y));
  return { ...bracket, boxes, top, height: Math.max(...boxes.map(({ y, height }) => y + height)) - top };
}

/** The boxes of the next column, from top to bottom. */
function placed(
  contents: readonly Content[],
  before: readonly (readonly Box[])[],
  scale: BracketScale,
): readonly Box[] {
  const { boxWidth, columnGap, headHeight, lineHeight, rowGap } = scale;
  const x = before.length * (boxWidth + columnGap);
  let free = 0;
  return contents.map((content): Box => {
    const height = headHeight + content.lines.length * lineHeight;
    const middles = (before.at(-1) ?? []).filter((box) => leadsTo(box, content)).map((box) => box.y + box.height / 2);
    const y = Math.max(free, (mean(middles) ?? 0) - height / 2);
    free = y + height + rowGap;
    const lines = content.lines.map((line, place) => ({ ...line, y: y + headHeight + (place + 0.5) * lineHeight }));
    return { ...content, x, y, height, lines };
  });
}

/** A line from each player to their next box; and from each table to the places that its players will take. */
function threadsBetween(columns: readonly (readonly Box[])[], { boxWidth }: BracketScale): readonly Thread[] {
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
    column.flatMap((box) =>
      box.lines.flatMap(({ entry, y }) => {
        const before = columns[place - 1]?.find((one) => entry !== null && isFromTable(entry, one));
        if (before === undefined) return [];
        return [thread(null, [before.x + boxWidth, before.y + before.height / 2], [box.x, y])];
      }),
    ),
  );
  return [...drawn, ...planned];
}

const thread = (player: string | null, from: Thread["from"], to: Thread["to"]): Thread => ({ player, from, to });
