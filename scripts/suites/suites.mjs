import { availableParallelism } from "node:os";
import { join } from "node:path";
import { root } from "../root.mjs";
import { binary } from "../servers/binary.mjs";
import { check, onNewestNode, playwright, vitest } from "./runners.mjs";

const web = join(root, "apps/web");
const script = (path) => [join(root, path)];

const engine = join(root, "packages/engine");
const api = join(root, "apps/api");

/** Two of these run at a time: each leaves cores idle while it starts, and while its last file runs. */
const half = { cores: availableParallelism() / 2 };

/** For the compiler, which is written in Go: to collect its garbage as often as usual takes a fifth of its processor time. */
const rareCollections = { GOGC: "400" };

/** Suites without servers, the quickest first. Without `cores`, a suite uses all of them. */
export const checks = [
  check("format and lint", [binary("@biomejs/biome", "biome"), "ci", "--error-on-warnings", "."]),
  check("boundaries", script("scripts/check-boundaries.mjs")),
  check("rule coverage", script("scripts/check-rule-coverage.mjs")),
  check("complete rulesets", [...script("scripts/new-ruleset.mjs"), "--check"]),
  check("generated files", [...script("scripts/generate.mjs"), "--check"]),
  check("API document", script("scripts/check-openapi.mjs")),
  check("migrations", script("scripts/check-migrations.mjs")),
  check("wording", script("scripts/check-wording.mjs")),
  check("names in documents", script("scripts/check-docs.mjs")),
  check("nothing unused", [binary("knip"), "--no-progress"]),
  check("types", [binary("turbo"), "run", "types", "--output-logs=errors-only"], { env: rareCollections }),
  vitest("scripts", join(root, "scripts"), { cores: 1 }),
  vitest("engine", engine, half),
  vitest("tournament", join(root, "packages/tournament"), half),
  vitest("wording", join(root, "packages/wording"), half),
  vitest("client", join(root, "packages/client"), half),
  vitest("api", api, { project: "api unit", ...half }),
  vitest("web", web, half),
];

/** Generates clients from the document and compiles them: the same on every Node. */
const generated = ["test/client/generated-clients.test.ts"];

/** Suites that start servers, and suites that run again on the newest Node. */
export const trials = [
  ...onNewestNode({ name: "engine-newest", folder: engine, ...half }),
  ...onNewestNode({ name: "api-newest", folder: api, project: "api unit", ...half }),
  check("sql", [binary("tsx"), join(api, "sql-check/check-sql.ts")]),
  // These often wait for clocks, jobs, Postgres and pages, so they run well in parallel.
  vitest("database", api, { project: "api database", cores: 0.5 }),
  ...onNewestNode({ name: "database-newest", folder: api, project: "api database", without: generated, cores: 0.5 }),
  // Both write the files that Next generates.
  check("build", [binary("turbo"), "run", "build", "--output-logs=errors-only"], { after: ["types"] }),
  playwright("browser", web, { after: ["build"], cores: 1 }),
];
