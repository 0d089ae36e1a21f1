// Runs all benchmarks and prints one JSON object per line. Arguments go to each: `npm run bench -- --rounds 3`.
import { installOnce } from "./servers/install.mjs";
import { npm } from "./servers/run.mjs";

await installOnce();
const args = process.argv.slice(2);
for (const workspace of ["packages/engine", "packages/tournament", "apps/api", "apps/web"]) {
  await npm(["run", "--silent", "bench", "--workspace", workspace, "--", ...args], { isShown: true });
}
