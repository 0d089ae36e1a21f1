// Lints the OpenAPI document, and compares it with the last released one. `--release` keeps it as released.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { breakingChanges } from "./openapi/breaking-changes.mjs";
import { descriptionFaults } from "./openapi/descriptions.mjs";
import { comparedPart, majorOf } from "./openapi/released-document.mjs";
import { unionFaults } from "./openapi/unions.mjs";
import { root } from "./root.mjs";

const file = join(root, "apps/api/openapi.json");
const released = join(root, "apps/api/openapi-released.json");
const source = readFileSync(file, "utf8");

const faults = [
  ...(await lintFaults()),
  ...unionFaults(JSON.parse(source)),
  ...descriptionFaults(JSON.parse(source)),
  ...(existsSync(released) ? changesSinceRelease() : []),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
if (process.argv.includes("--release"))
  writeFileSync(released, `${JSON.stringify(comparedPart(JSON.parse(source)))}\n`);

async function lintFaults() {
  const config = await createConfig({ extends: ["recommended-strict"] });
  const problems = await lintFromString({ source, absoluteRef: file, config });
  return problems.map(({ ruleId, message, location }) => `${location[0]?.pointer}: ${message} (${ruleId})`);
}

/** A new major version may break clients. */
function changesSinceRelease() {
  const [older, newer] = [JSON.parse(readFileSync(released, "utf8")), JSON.parse(source)];
  if (majorOf(older) !== majorOf(newer)) return [];
  return breakingChanges(older, newer).map((change) => `Breaking since the last release: ${change}`);
}
