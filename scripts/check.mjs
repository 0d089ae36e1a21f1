// What to run before a commit: all that needs no server.
import { installOnce } from "./servers/install.mjs";
import { requireNode } from "./servers/node-version.mjs";

requireNode();
await installOnce();
const { checks } = await import("./suites/suites.mjs");
const { runSuites } = await import("./suites/run-suites.mjs");
await runSuites(checks);
