// Runs all that CI runs, also in a fresh clone. `npm test -- engine api` runs only these suites.
import { installOnce } from "./servers/install.mjs";
import { requireNode } from "./servers/node-version.mjs";

requireNode();
await installOnce();
const { checks, trials } = await import("./suites/suites.mjs");
const { runSuites } = await import("./suites/run-suites.mjs");
const names = process.argv.slice(2);
await runSuites([...checks, ...trials].filter(({ name }) => names.length === 0 || names.includes(name)));
