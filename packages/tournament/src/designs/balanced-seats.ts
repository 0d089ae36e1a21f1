import type { Design } from "./development.ts";

/**
 * The same tables with their players in another order: each player has every seat about equally often. If all tables
 * have the same size, the numbers of two seats of a player differ by at most one.
 */
export function withBalancedSeats(tables: Design): Design {
  const seated = tables.map((table) => [...table]);
  const counts = seatCounts(seated);
  repeat(() => seated.map((table) => reseat(table, counts)).includes(true));
  const pairs = pairsOfSeats(Math.max(0, ...tables.map(({ length }) => length)));
  repeat(() => pairs.map(([one, other]) => evenOut(seated, one, other)).includes(true));
  return seated;
}

function repeat(improve: () => boolean): void {
  while (improve()) {}
}

const pairsOfSeats = (seats: number): readonly (readonly [number, number])[] =>
  Array.from({ length: seats }, (_, one) => one).flatMap((one) =>
    Array.from({ length: seats - one - 1 }, (_, step) => [one, one + step + 1] as const),
  );

/** For each player, the number of tables in each seat. */
type SeatCounts = readonly number[][];

function seatCounts(tables: Design): SeatCounts {
  const players = Math.max(-1, ...tables.flat()) + 1;
  const seats = Math.max(0, ...tables.map(({ length }) => length));
  const counts = Array.from({ length: players }, () => Array.from({ length: seats }, () => 0));
  for (const table of tables) add(counts, table, 1);
  return counts;
}

function add(counts: SeatCounts, table: readonly number[], times: number): void {
  for (const [seat, player] of table.entries()) {
    const own = counts[player] as number[];
    own[seat] = (own[seat] ?? 0) + times;
  }
}

/** Takes the best order of one table, if it is better than the current one. */
function reseat(table: number[], counts: SeatCounts): boolean {
  add(counts, table, -1);
  const costOf = (order: readonly number[]) =>
    order.reduce((sum, player, seat) => sum + (counts[player]?.[seat] ?? 0), 0);
  const before = costOf(table);
  const best = bestOrder(table, counts);
  const isBetter = costOf(best) < before;
  if (isBetter) table.splice(0, table.length, ...best);
  add(counts, table, 1);
  return isBetter;
}

/** The order with the fewest earlier tables in the same seats, seat by seat. */
function bestOrder(table: readonly number[], counts: SeatCounts): readonly number[] {
  let best = { cost: Number.POSITIVE_INFINITY, order: table };
  place([], table, 0);
  return best.order;

  function place(order: readonly number[], left: readonly number[], cost: number): void {
    if (cost >= best.cost) return;
    if (left.length === 0) best = { cost, order };
    for (const player of left) {
      const others = left.filter((other) => other !== player);
      place([...order, player], others, cost + (counts[player]?.[order.length] ?? 0));
    }
  }
}

/**
 * Divides two seats evenly: each table is an edge between its players in these seats, and trails through all edges, from
 * the players with an odd number, pass through every other player as often in one seat as in the other.
 */
function evenOut(tables: number[][], one: number, other: number): boolean {
  const both = tables.filter((table) => table[other] !== undefined);
  const rest = tables.filter((table) => table[other] === undefined);
  const before = squaresOf(tables, one, other);
  const turned = trailsThrough(both.map((table) => [table[one] as number, table[other] as number]));
  const after = both.map((table, place) =>
    table.with(one, turned[place]?.[0] ?? 0).with(other, turned[place]?.[1] ?? 0),
  );
  if (squaresOf([...after, ...rest], one, other) >= before) return false;
  for (const [place, table] of both.entries()) table.splice(0, table.length, ...(after[place] ?? []));
  return true;
}

type Edge = readonly [number, number];

/** The edges, each in the direction in which a trail passes it. */
function trailsThrough(edges: readonly Edge[]): readonly Edge[] {
  const turned: Edge[] = [...edges];
  const left = new Set(edges.keys());
  const degreeOf = (player: number) => [...left].filter((edge) => edges[edge]?.includes(player)).length;
  while (left.size > 0) {
    const ends = [...left].flatMap((edge) => edges[edge] ?? []);
    let at = ends.find((player) => degreeOf(player) % 2 === 1) ?? (ends[0] as number);
    for (let edge = edgeAt(at); edge !== undefined; edge = edgeAt(at)) {
      const [from, to] = edges[edge] as Edge;
      turned[edge] = at === from ? [from, to] : [to, from];
      at = at === from ? to : from;
      left.delete(edge);
    }
  }
  return turned;

  function edgeAt(player: number): number | undefined {
    return [...left].find((edge) => edges[edge]?.includes(player));
  }
}

/** The sum of the squares of how often each player has these seats: lower is more even. */
function squaresOf(tables: Design, one: number, other: number): number {
  const counts = seatCounts(tables);
  return counts.reduce((sum, own) => sum + (own[one] ?? 0) ** 2 + (own[other] ?? 0) ** 2, 0);
}
