// Runs all suites, also in a fresh clone. `npm test -- engine api` runs only these; CI adds `--newest-node`.
import { installOnce } from "./servers/install.mjs";
import { requireNode } from "./servers/node-version.mjs";

requireNode();
await installOnce();
const { checks, trials } = await import("./suites/suites.mjs");
const { runSuites } = await import("./suites/run-suites.mjs");
const { selectSuites } = await import("./suites/select-suites.mjs");
try {
  await runSuites(selectSuites([...checks, ...trials], process.argv.slice(2)));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
