// Checks that every numbered rule has a test and exists in both languages, and that no unknown rule is named.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { faultsOf } from "../packages/engine/src/rulebook/rule-coverage.mjs";
import { root } from "./root.mjs";
import { registeredRulesets } from "./rules/registered-rulesets.mjs";
import { ruleBooks } from "./rules/rule-books.mjs";

const sources = ["packages/engine/src", "apps/web/src"].flatMap(sourcesIn);
const faults = faultsOf({ books: ruleBooks(), sources, registered: await registeredRulesets() });

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

function sourcesIn(folder) {
  const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile() && /\.(tsx?|json)$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
    .map((file) => ({ file: file.slice(root.length), text: readFileSync(file, "utf8") }));
}
