import { join } from "node:path";
import { root } from "../root.mjs";
import { binary } from "../servers/binary.mjs";
import { check, onNewestNode, playwright, vitest } from "./runners.mjs";

const web = join(root, "apps/web");
const script = (path) => [join(root, path)];

const engine = join(root, "packages/engine");
const api = join(root, "apps/api");

/** What needs no server: the quickest first. Those that say nothing of cores keep all of them busy. */
export const checks = [
  check("format and lint", [binary("@biomejs/biome", "biome"), "ci", "--error-on-warnings", "."]),
  check("boundaries", script("scripts/check-boundaries.mjs")),
  check("rule coverage", script("scripts/check-rule-coverage.mjs")),
  check("generated files", [...script("scripts/generate.mjs"), "--check"]),
  check("migrations", script("scripts/check-migrations.mjs")),
  check("wording", script("scripts/check-wording.mjs")),
  check("names in documents", script("scripts/check-docs.mjs")),
  check("nothing unused", [binary("knip"), "--no-progress"]),
  check("types", [binary("turbo"), "run", "types", "--output-logs=errors-only"]),
  vitest("scripts", join(root, "scripts"), { cores: 1 }),
  vitest("engine", engine),
  vitest("tournament", join(root, "packages/tournament")),
  vitest("wording", join(root, "packages/wording")),
  vitest("api", api, { project: "api unit" }),
  vitest("web", web),
];

/** What starts servers, and what runs once more on the newest Node. */
export const trials = [
  ...onNewestNode({ name: "engine-newest", folder: engine }),
  ...onNewestNode({ name: "api-newest", folder: api, project: "api unit" }),
  check("sql", [binary("tsx"), join(api, "sql-check/check-sql.ts")]),
  // These wait a good deal, for clocks, jobs, Postgres and pages: side by side they fill each other's pauses.
  vitest("database", api, { project: "api database", cores: 0.5 }),
  ...onNewestNode({ name: "database-newest", folder: api, project: "api database", cores: 0.5 }),
  // Types and build write what Next generates.
  check("build", [binary("turbo"), "run", "build", "--output-logs=errors-only"], { after: ["types"] }),
  playwright("browser", web, { after: ["build"], cores: 1 }),
];
