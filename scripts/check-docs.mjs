// Checks that documents name only files and symbols that exist.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { missingNames } from "./docs/missing-names.mjs";
import { root } from "./root.mjs";

/** Folders that are installed, built or written by tests. */
const skipped = new Set(["node_modules", ".git", "dist", ".next", ".turbo", ".seneschal", "test-results"]);
/** Its examples are made up. */
const houseStyle = "docs/house-style.md";

const files = filesIn("");
const read = (file) => readFileSync(join(root, file), "utf8");
const sources = files
  .filter((file) => /\.(tsx?|mts|mjs|grit|sql|json|ya?ml|css)$/.test(file))
  .map(read)
  .join("\n");
const documents = files.filter((file) => file === "README.md" || /^docs\/.*\.md$/.test(file));

const faults = documents
  .filter((file) => file !== houseStyle)
  .flatMap((file) => missingNames({ file, text: read(file), files, sources }));
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name))
    .flatMap((entry) => {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return filesIn(path);
      return entry.isFile() ? [path] : [];
    });
}
