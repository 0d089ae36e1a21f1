import { availableParallelism } from "node:os";
import { failuresInWords } from "./failures.mjs";
import { schedule } from "./schedule.mjs";

/** Runs suites, in parallel if cores are free; prints failures and a summary. */
export async function runSuites(suites) {
  const results = await schedule(suites, availableParallelism(), runSuite);
  const passed = sum(results, "passed");
  const failed = sum(results, "failed");
  // At the end, where a log that was cut still has them.
  for (const failure of failuresInWords(results)) console.log(`\n${failure}`);
  const left = results.filter(({ isLeftOut }) => isLeftOut).map(({ name }) => name);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (left.length > 0) console.log(`NOT RUN: ${left.join(", ")}; the reason stands above.`);
  if (failed > 0) process.exitCode = 1;
}

async function runSuite({ name, run }) {
  const startedAt = Date.now();
  const { passed, failed, skipped = 0, isLeftOut = false, failures = [], output } = await run();
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  if (failed > 0 || isLeftOut) console.log(output);
  const also = skipped > 0 ? `, ${skipped} skipped` : "";
  const sign = failed > 0 ? "✗" : isLeftOut ? "!" : "✓";
  console.log(
    isLeftOut ? `! ${name}: NOT RUN` : `${sign} ${name}: ${passed} passed, ${failed} failed${also} (${seconds} s)`,
  );
  return { name, passed, failed, isLeftOut, failures };
}

function sum(results, field) {
  return results.reduce((total, result) => total + result[field], 0);
}
