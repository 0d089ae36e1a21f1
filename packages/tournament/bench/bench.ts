import { pairRound } from "../src/pairing/pair-round.ts";
import { playedRounds, randomFrom, rulesOf } from "../src/pairing/testing.fixture.ts";

/** Milliseconds to pair the fifth round of 128 players. The goal is one second. */
const players = 128;
const rules = rulesOf(3, 5, 4);
const { contenders } = playedRounds(players, 4, rules, randomFrom(1));
pairRound(contenders, rules, randomFrom(2));
const times = Array.from({ length: 5 }, (_, round) => {
  const begin = performance.now();
  pairRound(contenders, rules, randomFrom(round));
  return performance.now() - begin;
});
const median = times.toSorted((one, other) => one - other)[2] ?? 0;
const reference = 1000;
const figures = { value: Math.round(median), unit: "ms", reference, ratio: Number((median / reference).toFixed(3)) };
console.log(JSON.stringify({ bench: `tournament.pair.${players}`, ...figures }));
