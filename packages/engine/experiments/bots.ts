import { parseArgs } from "node:util";
import { type AnyRuleset, rulesets } from "@seneschal/engine";
import { type Bot, bots, searchWith } from "@seneschal/engine/bots";
import { feud } from "../src/testing/toys/feud.fixture.ts";
import { marketDay } from "../src/testing/toys/market-day.fixture.ts";
import { chanceOfAtLeast } from "./binomial.ts";
import { contested } from "./contest.ts";

/** Which bot beats which, and how surely: see docs/experiments/bots.md. */
const { values } = parseArgs({
  options: {
    ruleset: { type: "string", default: "middle-ages" },
    seats: { type: "string", default: "2" },
    pairs: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    options: { type: "string", default: "{}" },
    bots: { type: "string", default: "search,greedy greedy,random" },
  },
});
const played: readonly AnyRuleset[] = [...rulesets, feud, marketDay];
const ruleset = played.find(({ id }) => id === values.ruleset);
if (ruleset === undefined) throw new Error(`no ruleset ${values.ruleset}; there are ${played.map(({ id }) => id)}`);
const [seats, pairs, seed] = [Number(values.seats), Number(values.pairs), Number(values.seed)];

for (const [first = "", second = ""] of values.bots.split(" ").map((pair) => pair.split(","))) {
  const begin = performance.now();
  const { wins, losses, draws } = contested({
    ruleset,
    seats,
    pairs,
    seed,
    options: JSON.parse(values.options),
    bots: [botOf(first), botOf(second)],
  });
  const p = chanceOfAtLeast(wins, wins + losses);
  const seconds = Math.round((performance.now() - begin) / 1_000);
  console.log(
    `${ruleset.id}, ${seats} seats, seeds ${seed} to ${seed + pairs - 1}, ${first} against ${second}: ` +
      `${wins} won, ${losses} lost, ${draws} drawn, p = ${p.toPrecision(2)} (${seconds} s)`,
  );
}

/** `random`, `greedy`, `search`, or `search:480:24` with that many playouts and that horizon. */
function botOf(name: string): Bot {
  const [level = "", playouts, horizon] = name.split(":");
  if (level === "search" && playouts !== undefined && horizon !== undefined) {
    return searchWith({ playouts: Number(playouts), horizon: Number(horizon) });
  }
  if (level === "search" || level === "greedy" || level === "random") return bots[level];
  throw new Error(`no bot ${name}; there are ${Object.keys(bots)}`);
}
