import { parseArgs } from "node:util";
import { type AnyRuleset, rulesets } from "@seneschal/engine";
import { feud } from "../src/testing/toys/feud.fixture.ts";
import { marketDay } from "../src/testing/toys/market-day.fixture.ts";
import { chanceOfAtLeast } from "./binomial.ts";
import { botNamed } from "./bot-named.ts";
import { contested } from "./contest.ts";
import { habitsOf } from "./habits.ts";

/** Which level beats which, how surely, and how the bots play: see docs/experiments/bots.md. */
const { values } = parseArgs({
  options: {
    ruleset: { type: "string" },
    seats: { type: "string" },
    pairs: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    options: { type: "string" },
    bots: { type: "string", default: "hard,medium medium,easy" },
  },
});
const played: readonly AnyRuleset[] = [...rulesets, feud, marketDay];
const chosen = values.ruleset === undefined ? rulesets : played.filter(({ id }) => id === values.ruleset);
if (chosen.length === 0) throw new Error(`no ruleset ${values.ruleset}; there are ${played.map(({ id }) => id)}`);
const [pairs, seed] = [Number(values.pairs), Number(values.seed)];

/** Two players where two can play, otherwise four, two against two. */
const seatsFor = ({ seats }: AnyRuleset): number => Number(values.seats ?? (seats.min <= 2 ? 2 : 4));

for (const ruleset of chosen) {
  for (const [first = "", second = ""] of values.bots.split(" ").map((pair) => pair.split(","))) {
    play(ruleset, first, second);
  }
}

function play(ruleset: AnyRuleset, first: string, second: string): void {
  const seats = seatsFor(ruleset);
  const begin = performance.now();
  const { counts, onMove } = habitsOf(ruleset);
  const options = JSON.parse(values.options ?? "{}");
  const contest = { ruleset, seats, pairs, seed, bots: [botNamed(first), botNamed(second)], options, onMove } as const;
  const { wins, losses, draws } = contested(contest);
  const share = Math.round((100 * wins) / (2 * pairs));
  const p = chanceOfAtLeast(wins, wins + losses);
  const seconds = Math.round((performance.now() - begin) / 1_000);
  console.log(
    `${ruleset.id}, ${seats} seats, seeds ${seed} to ${seed + pairs - 1}, ${first} against ${second}: ` +
      `${share} % (${wins} won, ${losses} lost, ${draws} drawn), p = ${p.toPrecision(2)} (${seconds} s)`,
  );
  for (const [side, name] of [first, second].entries()) {
    const habits = [...(counts[side] ?? [])].map(([habit, count]) => `${habit} ${count}`);
    if (habits.length > 0) console.log(`  ${name}: ${habits.join(", ")}`);
  }
}
