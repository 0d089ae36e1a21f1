// Compiles the kit from the sources of the engine and of the schemas: JavaScript and types, file by file. The folder for the
// result is the first argument, or dist.
import { execFileSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const kit = fileURLToPath(new URL(".", import.meta.url));
const [, , outDir = join(kit, "dist")] = process.argv;
const compiler = fileURLToPath(new URL("../../node_modules/typescript/bin/tsc", import.meta.url));

rmSync(outDir, { recursive: true, force: true });
execFileSync(process.execPath, [compiler, "--project", join(kit, "tsconfig.build.json"), "--outDir", outDir], {
  stdio: "inherit",
});
// The compiler leaves out what is JavaScript already.
const rulebook = "engine/src/rulebook";
for (const name of ["parse-rules", "rule-coverage"])
  for (const kind of ["mjs", "d.mts"])
    cpSync(join(kit, "..", rulebook, `${name}.${kind}`), join(outDir, rulebook, `${name}.${kind}`));
