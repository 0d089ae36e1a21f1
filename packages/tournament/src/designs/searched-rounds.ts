import type { Below } from "../random.ts";
import { seededRandom } from "../seeded-random.ts";
import { type Design, inParts } from "./development.ts";

/** The players of each table of each round, then those with a bye. */
type Groups = number[][][];

/** Anyone can repeat the search: its random numbers are always the same. */
const seed = "5eed".repeat(16);
const restarts = 4;
const swapsMax = 150_000;

/**
 * Rounds in which as many pairs as possible meet, for numbers of players without a design: the best that a search by
 * swaps finds. The same numbers give the same rounds.
 * @param sizes the sizes of the tables of each round; the other players have a bye
 */
export function searchedRounds(players: number, sizes: readonly number[], rounds: number): readonly Design[] {
  const below = seededRandom(seed);
  const found = Array.from({ length: restarts }, () => annealed(firstGroups(players, sizes, rounds), players, below));
  const best = found.reduce((one, other) => (other.cost < one.cost ? other : one));
  return best.groups.map((round) => round.slice(0, sizes.length));
}

/** Each round begins with other players, so that the byes are spread. */
function firstGroups(players: number, sizes: readonly number[], rounds: number): Groups {
  const seated = sizes.reduce((sum, size) => sum + size, 0);
  return Array.from({ length: rounds }, (_, round) => {
    const order = Array.from({ length: players }, (__, place) => (place + round * seated) % players);
    return inParts(order, [...sizes, players - seated]).map((group) => [...group]);
  });
}

function annealed(groups: Groups, players: number, below: Below): { readonly groups: Groups; readonly cost: number } {
  const meetings = new Meetings(groups, players);
  const swaps = Math.min(swapsMax, 10_000 * groups.length * players);
  const coldest = 0.2;
  let heat = 1.2;
  const cooling = (coldest / heat) ** (1 / swaps);
  for (let swap = 0; swap < swaps; swap++) {
    heat *= cooling;
    const exchange = randomExchange(groups, below);
    if (exchange === undefined) continue;
    const dearer = meetings.exchanged(exchange);
    if (dearer > 0 && below(2 ** 30) / 2 ** 30 >= Math.exp(-dearer / heat)) meetings.exchanged(exchange);
  }
  return { groups, cost: meetings.cost };
}

interface Exchange {
  readonly one: number[];
  readonly other: number[];
  readonly place: number;
  readonly seat: number;
  /** Whether the other group is the byes of its round. */
  readonly isBye: boolean;
}

/** Two players of a round at different tables, or at a table and with a bye. */
function randomExchange(groups: Groups, below: Below): Exchange | undefined {
  const round = groups[below(groups.length)] as number[][];
  const tables = round.length - 1;
  const first = below(tables);
  const second = (first + 1 + below(tables)) % round.length;
  const [one, other] = [Math.min(first, second), Math.max(first, second)].map((group) => round[group] as number[]);
  if (one === undefined || other === undefined || one === other || other.length === 0) return undefined;
  return { one, other, place: below(one.length), seat: below(other.length), isBye: other === round[tables] };
}

/** How often the pairs meet, and the cost of it: the sum of squares, so that repeats and missing pairs are dear. */
class Meetings {
  readonly #players: number;
  readonly #met: Int16Array;
  readonly #byes: Int16Array;
  cost = 0;

  constructor(groups: Groups, players: number) {
    this.#players = players;
    this.#met = new Int16Array(players * players);
    this.#byes = new Int16Array(players);
    for (const round of groups) {
      for (const table of round.slice(0, -1))
        for (const [place, player] of table.entries()) this.#join(player, table.slice(place + 1), 1);
      for (const player of round.at(-1) ?? []) this.#sitOut(player, 1);
    }
  }

  /** Exchanges two players. Returns how much dearer it is; the same exchange again undoes it. */
  exchanged({ one, other, place, seat, isBye }: Exchange): number {
    const before = this.cost;
    const leaving = one[place] as number;
    const coming = other[seat] as number;
    const company = one.toSpliced(place, 1);
    this.#join(leaving, company, -1);
    this.#join(coming, company, 1);
    if (isBye) {
      this.#sitOut(coming, -1);
      this.#sitOut(leaving, 1);
    } else {
      const others = other.toSpliced(seat, 1);
      this.#join(coming, others, -1);
      this.#join(leaving, others, 1);
    }
    one[place] = coming;
    other[seat] = leaving;
    return this.cost - before;
  }

  #join(player: number, company: readonly number[], times: 1 | -1): void {
    for (const other of company) {
      const pair = Math.min(player, other) * this.#players + Math.max(player, other);
      const met = this.#met[pair] as number;
      this.#met[pair] = met + times;
      this.cost += (met + times) ** 2 - met ** 2;
    }
  }

  /** A second bye is worse than any meeting. */
  #sitOut(player: number, times: 1 | -1): void {
    const byes = this.#byes[player] as number;
    this.#byes[player] = byes + times;
    this.cost += 50 * ((byes + times) ** 2 - byes ** 2);
  }
}
