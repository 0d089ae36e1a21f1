// Runs before a commit: all checks and tests that need no server.
import { installOnce } from "./servers/install.mjs";
import { requireNode } from "./servers/node-version.mjs";

requireNode();
await installOnce();
const { checks } = await import("./suites/suites.mjs");
const { runSuites } = await import("./suites/run-suites.mjs");
await runSuites(checks);
