import { parseArgs } from "node:util";
import { clocks } from "@seneschal/schema";
import { rulesetRegistry } from "../src/composition/rulesets.ts";
import { timeControlOf } from "../src/domain/clocks/time-controls.ts";
import { type SimulatedResult, simulateGame } from "./people/simulated-game.ts";

/** How many days and visits a game of people takes: see docs/experiments/people.md. */
const { values } = parseArgs({
  options: {
    ruleset: { type: "string", default: "fief-1429" },
    seats: { type: "string", default: "5" },
    turns: { type: "string", default: "12" },
    games: { type: "string", default: "20" },
    seed: { type: "string", default: "1" },
    pace: { type: "string", default: "daily" },
    bot: { type: "string", default: "random" },
    vanishing: { type: "string", default: "0.05" },
    "auto-replies": { type: "boolean", default: false },
    premoves: { type: "string", default: "0" },
  },
});

/** What a sensible player leaves to auto-replies: see packages/engine/experiments/visits.ts. */
const autoReplies = {
  always: ["weddings", "leave", "losses", "toll", "halving", "captives", "mourning"],
  unaffected: ["window", "talks", "justice"],
};

/** What players plan ahead: routine, and what they decide mostly by themselves. */
const plannedKinds = ["discarding", "drawing", "playing", "purchases", "levying", "buying", "marching"];

const { schema } = rulesetRegistry.of(values.ruleset);
const control = timeControlOf({
  pace: clocks.pace.parse(values.pace),
  weekendsOff: false,
  fixedDeadlines: undefined,
});
const results: SimulatedResult[] = [];
for (let game = 0; game < Number(values.games); game++) {
  results.push(
    simulateGame({
      registry: rulesetRegistry,
      ruleset: values.ruleset,
      options: schema.options.parse({ turns: Number(values.turns) }),
      seats: Number(values.seats),
      turns: Number(values.turns),
      control,
      autoReplies: values["auto-replies"] ? autoReplies : undefined,
      premoves: Number(values.premoves) > 0 ? { part: Number(values.premoves), kinds: plannedKinds } : undefined,
      vanishing: Number(values.vanishing),
      bot: values.bot === "medium" ? "medium" : "random",
      seed: Number(values.seed) + game,
    }),
  );
}
report();

function report(): void {
  const visits = results.flatMap((result) => result.visits);
  const days = results.map((result) => result.days);
  const unfinished = results.filter(({ hasEnded }) => !hasEnded).length;
  const line = [
    `${values.ruleset}, ${values.seats} seats, ${results.length} games of ${values.turns} turns, ${values.pace}`,
    `${values["auto-replies"] ? "with" : "without"} auto-replies, ${values.bot}`,
    `premoves with probability ${values.premoves}`,
    `days: median ${at(days, 0.5).toFixed(0)}, nine in ten at most ${at(days, 0.9).toFixed(0)}`,
    `setup: median ${at(
      results.map(({ setupDays }) => setupDays),
      0.5,
    ).toFixed(1)} days`,
    `visits a player and turn: mean ${(sum(visits) / visits.length).toFixed(1)}, median ${at(visits, 0.5)}`,
    `vanished ${sum(results.map(({ vanished }) => vanished))}, seats lost ${sum(results.map(({ seatsLost }) => seatsLost))}`,
    `games without an end: ${unfinished}`,
  ];
  console.log(line.join("; "));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The value that this part of the numbers does not exceed. */
function at(numbers: readonly number[], part: number): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(part * (numbers.length - 1))] ?? 0;
}
