import { parseArgs } from "node:util";
import { type AnyRuleset, rulesets } from "@seneschal/engine";
import { foundIn } from "./puzzles/found.ts";
import { puzzlesOf, withGame } from "./puzzles/puzzle-file.ts";
import { recomputed } from "./puzzles/recomputed.ts";

/**
 * Finds puzzles in games between hard bots, and prints the margin of each: see docs/experiments/puzzles.md. With `--again`, it
 * searches no further, but compares the moves of the stored puzzles again, with other redealt positions.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    ruleset: { type: "string" },
    puzzles: { type: "string", default: "50" },
    again: { type: "boolean", default: false },
  },
});
const chosen = rulesets.filter(({ id }) => values.ruleset === undefined || id === values.ruleset);
if (chosen.length === 0) throw new Error(`no ruleset ${values.ruleset}; there are ${rulesets.map(({ id }) => id)}`);

for (const ruleset of chosen) (values.again ? again : find)(ruleset);

/** Goes on after the last stored game, until there are enough puzzles. */
function find(ruleset: AnyRuleset): void {
  let file = puzzlesOf(ruleset);
  const count = () => file.games.reduce((sum, { puzzles }) => sum + puzzles.length, 0);
  for (let seed = 1 + (file.games.at(-1)?.seed ?? 0); count() < Number(values.puzzles); seed++) {
    const begin = process.cpuUsage();
    const game = foundIn(ruleset, seed);
    for (const { step, kind, moves, place, best, quick, continued } of game.puzzles) {
      const figures = `margin ${rounded(quick.margin)} in ${percent(quick.share)}, continued ${rounded(continued.margin)} in ${percent(continued.share)}`;
      console.log(
        `  ${ruleset.id} ${seed}, step ${step}, ${kind}: ${JSON.stringify(best)} (${place} of ${moves}): ${figures}`,
      );
    }
    file = withGame(file, game);
    const { user, system } = process.cpuUsage(begin);
    console.log(`${ruleset.id}: ${count()} puzzles (${game.puzzles.length} in ${Math.round((user + system) / 1e6)} s)`);
  }
}

function again(ruleset: AnyRuleset): void {
  const begin = process.cpuUsage();
  const results = puzzlesOf(ruleset).games.flatMap((game) => recomputed(ruleset, game));
  for (const { id, kind, stored, now } of results) {
    console.log(
      `  ${id}, ${kind}: margin ${rounded(stored.margin)} in ${percent(stored.share)}, again ${rounded(now.margin)} in ${percent(now.share)}`,
    );
  }
  const best = results.filter(({ now }) => now.margin > 0).length;
  const { user, system } = process.cpuUsage(begin);
  console.log(`${ruleset.id}: ${best} of ${results.length} are best again (${Math.round((user + system) / 1e6)} s)`);
}

function rounded(value: number): string {
  return value.toFixed(2);
}
function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}
