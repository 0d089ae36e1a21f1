import { join } from "node:path";
import { binary } from "../house/binary.mjs";
import { root } from "../root.mjs";
import { check, playwright, vitest } from "./runners.mjs";

const web = join(root, "apps/web");
const script = (path) => [join(root, path)];

/** What needs no server: in this order, the quickest first. */
export const checks = [
  check("format and lint", [binary("@biomejs/biome", "biome"), "ci", "--error-on-warnings", "."]),
  check("boundaries", script("scripts/check-boundaries.mjs")),
  check("rule coverage", script("scripts/check-rule-coverage.mjs")),
  check("generated files", [...script("scripts/generate.mjs"), "--check"]),
  check("migrations", script("scripts/check-migrations.mjs")),
  check("nothing unused", [binary("knip"), "--no-progress"]),
  check("types", [binary("turbo"), "run", "types", "--output-logs=errors-only"]),
  vitest("scripts", join(root, "scripts")),
  vitest("engine", join(root, "packages/engine")),
  vitest("tournament", join(root, "packages/tournament")),
  vitest("api", join(root, "apps/api"), "api unit"),
  vitest("web", web),
];

/** What starts servers. */
export const trials = [
  vitest("database", join(root, "apps/api"), "api database"),
  check("build", [binary("turbo"), "run", "build", "--output-logs=errors-only"]),
  playwright("browser", web),
];
