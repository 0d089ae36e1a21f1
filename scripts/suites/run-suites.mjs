/** Runs one suite after the other, shows what failed, and ends with the sum. */
export async function runSuites(suites) {
  const results = [];
  for (const suite of suites) results.push(await runSuite(suite));
  const passed = sum(results, "passed");
  const failed = sum(results, "failed");
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

async function runSuite({ name, run }) {
  const startedAt = Date.now();
  const { passed, failed, skipped = 0, output } = await run();
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  if (failed > 0) console.log(output);
  const left = skipped > 0 ? `, ${skipped} skipped` : "";
  console.log(`${failed > 0 ? "✗" : "✓"} ${name}: ${passed} passed, ${failed} failed${left} (${seconds} s)`);
  return { passed, failed };
}

function sum(results, field) {
  return results.reduce((total, result) => total + result[field], 0);
}
