import { parseArgs } from "node:util";
import { type AnyRuleset, rulesets, seededChance, type Typed } from "@seneschal/engine";
import { selfPlay } from "@seneschal/engine/bots";
import { type GameReport, reportOn } from "@seneschal/engine/report";
import { botNamed } from "./bot-named.ts";
import { optionsOf } from "./contest.ts";
import { continued, type Reported, type Result } from "./continued.ts";

/**
 * How often the best move of a report beats the played one when Hard continues both: see docs/experiments/reports.md. Plays
 * games between bots, reports on each, and continues its swings until there are enough continuations.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    ruleset: { type: "string" },
    seats: { type: "string" },
    options: { type: "string", default: "{}" },
    players: { type: "string", default: "medium" },
    seed: { type: "string", default: "1" },
    continuations: { type: "string", default: "200" },
    each: { type: "string", default: "4" },
    bot: { type: "string", default: "hard" },
    moves: { type: "string", default: "24" },
  },
});
const chosen = rulesets.filter(({ id }) => values.ruleset === undefined || id === values.ruleset);
if (chosen.length === 0) throw new Error(`no ruleset ${values.ruleset}; there are ${rulesets.map(({ id }) => id)}`);
const [wanted, each, movesMax] = [Number(values.continuations), Number(values.each), Number(values.moves)];
const bot = botNamed(values.bot);
const seedsOfGame = 10_000;

for (const ruleset of chosen) measure(ruleset);

function measure(ruleset: AnyRuleset): void {
  const begin = process.cpuUsage();
  const counts: Record<Result, number> = { better: 0, equal: 0, worse: 0 };
  let [games, swings, continuations] = [0, 0, 0];
  for (let seed = Number(values.seed); continuations < wanted; seed++) {
    games += 1;
    for (const reported of reportedIn(ruleset, seed)) {
      if (continuations >= wanted) break;
      swings += 1;
      const before = { ...counts };
      for (let one = 0; one < each && continuations < wanted; one++) {
        continuations += 1;
        counts[continued(reported, { bot, movesMax }, seed * seedsOfGame + continuations)] += 1;
      }
      const { comparison, step } = reported.swing;
      console.log(
        `    step ${step}: ${Math.round(100 * comparison.betterShare)} % by the report, ` +
          `${counts.better - before.better} better and ${counts.worse - before.worse} worse continuations`,
      );
    }
    const { user, system } = process.cpuUsage(begin);
    const share = Math.round((100 * counts.better) / Math.max(1, continuations));
    console.log(
      `${ruleset.id}: the best move was better in ${share} % of ${continuations} continuations ` +
        `(${counts.better} better, ${counts.equal} equal, ${counts.worse} worse) of ${swings} swings in ${games} games ` +
        `between ${values.players} bots (${Math.round((user + system) / 1e6)} s)`,
    );
  }
}

/** A game between bots, and the swings of its report. */
function reportedIn(ruleset: AnyRuleset, seed: number): readonly Reported[] {
  const seats = Number(values.seats ?? (ruleset.seats.min <= 2 ? 2 : 4));
  const players = Array.from({ length: seats }, () => botNamed(values.players));
  const options = optionsOf(ruleset.id, JSON.parse(values.options));
  const { opening, moments } = selfPlay({ ruleset, seats, options, bots: players, chance: seededChance(seed) });
  const begin = process.cpuUsage();
  const played = moments.map(({ facts, seat, move }) => ({ facts, played: { seat, move } }));
  const report = reportFrom({ ruleset, steps: [{ facts: opening }, ...played] });
  console.log(`  seed ${seed}: ${summaryOf(report)} (${Math.round(process.cpuUsage(begin).user / 1e6)} s)`);
  return report.swings.flatMap((swing) => {
    // The step of the opening is the first.
    const moment = moments[swing.step - 1];
    return moment === undefined ? [] : [{ ruleset, state: moment.before, swing }];
  });
}
function reportFrom(game: Parameters<typeof reportOn>[0]): GameReport<Typed> {
  const work = reportOn(game);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

function summaryOf({ seats, decisions, swings }: GameReport<Typed>): string {
  const told = seats.map(
    ({ luck, cost, asHard, decisions: own }) =>
      `luck ${Math.round(luck)}, cost ${Math.round(cost)}, ${asHard} of ${own} as Hard`,
  );
  const shares = swings.map(({ comparison }) => `${Math.round(100 * comparison.betterShare)} %`);
  return `${decisions.length} decisions; ${told.join("; ")}; swings ${shares.join(", ")}`;
}
