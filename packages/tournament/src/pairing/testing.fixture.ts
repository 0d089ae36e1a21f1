import type { Below } from "../random.ts";
import type { Contender } from "./contender.ts";
import { social } from "./cost.ts";
import { type Pairing, type PairingRules, pairRound } from "./pair-round.ts";

/** Repeatable random numbers for tests, by a linear congruence. */
export function randomFrom(seed: number): Below {
  let word = (seed * 2_654_435_761 + 12_345) >>> 0;
  return (limit) => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((word / 2 ** 32) * limit);
  };
}

export const newcomer = (player: string, entry: number): Contender => ({
  player,
  points: 0,
  met: {},
  shortTables: 0,
  byes: 0,
  seats: [],
  seatLuck: 0,
  entry,
});
export const newcomers = (count: number): readonly Contender[] =>
  Array.from({ length: count }, (_, place) => newcomer(`p${place + 1}`, place + 1));

export const rulesOf = (least: number, most: number, preferred: number, more: Partial<PairingRules> = {}) =>
  ({
    sizes: { least, most, preferred },
    priorities: social,
    apart: [],
    advantages: {},
    ...more,
  }) satisfies PairingRules;

/** The results of a round: who met, who had which seat, and 6, 3, 1, 0 points, drawn at random among equals. */
export function afterRound(
  contenders: readonly Contender[],
  { tables, byes }: Pick<Pairing, "tables" | "byes">,
  preferred: number,
  below: Below,
): readonly Contender[] {
  return contenders.map((contender) => {
    const table = tables.find((one) => one.includes(contender.player));
    if (table === undefined) return { ...contender, byes: contender.byes + (byes.includes(contender.player) ? 1 : 0) };
    const seat = table.indexOf(contender.player);
    const met = { ...contender.met };
    for (const other of table) if (other !== contender.player) met[other] = (met[other] ?? 0) + 1;
    const seats = Array.from(
      { length: Math.max(contender.seats.length, seat + 1) },
      (_, place) => (contender.seats[place] ?? 0) + (place === seat ? 1 : 0),
    );
    const points = contender.points + ([6, 3, 1][(seat + below(table.length)) % table.length] ?? 0);
    return {
      ...contender,
      met,
      seats,
      points,
      shortTables: contender.shortTables + (table.length < preferred ? 1 : 0),
    };
  });
}

export function playedRounds(players: number, rounds: number, rules: PairingRules, below: Below) {
  let contenders = newcomers(players);
  const pairings: Pairing[] = [];
  for (let round = 0; round < rounds; round++) {
    const pairing = pairRound(contenders, rules, below);
    if (pairing === undefined) throw new Error(`round ${round + 1} of ${players} players cannot be paired`);
    pairings.push(pairing);
    contenders = afterRound(contenders, pairing, rules.sizes.preferred, below);
  }
  return { contenders, pairings };
}
