import { rulesetRegistry } from "../src/composition/rulesets.ts";
import { eventLineOf, manifestLineOf } from "../src/domain/verification/export-lines.ts";
import { verifyExport } from "../src/domain/verification/verify-export.ts";
import { medianOf, report } from "./figures.ts";
import { finishedGame } from "./games/finished-game.ts";

const gamesEachRuleset = 12;
/** 1,000 games of 300 events in 3 seconds. */
const goalMicroseconds = 10;

/** Microseconds of processor time for an event of an exported game that is verified, with all rules and draws. */
export function benchVerify(rounds: number): void {
  for (const { ruleset } of rulesetRegistry.all) {
    const files = Array.from({ length: gamesEachRuleset }, (_, seed) => exportOf(ruleset.id, seed));
    // The first round warms up.
    const times = Array.from({ length: rounds + 1 }, () => microsecondsOf(files)).slice(1);
    report({
      bench: `api.verify.${ruleset.id}`,
      value: medianOf(times),
      unit: "us/event",
      reference: goalMicroseconds,
    });
  }
}

interface File {
  readonly text: string;
  readonly events: number;
}

function exportOf(ruleset: string, seed: number): File {
  const { steps, after } = finishedGame(ruleset, seed);
  const lines = [manifestLineOf(after), ...steps.map(({ stored }) => eventLineOf(stored))];
  return { text: lines.map((line) => `${line}\n`).join(""), events: steps.length };
}

function microsecondsOf(files: readonly File[]): number {
  const before = process.cpuUsage();
  for (const { text } of files) {
    const verdict = verifyExport(rulesetRegistry, text);
    if (!verdict.isSound) throw new Error(`line ${verdict.line}: ${verdict.message}`);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / files.reduce((sum, { events }) => sum + events, 0);
}
