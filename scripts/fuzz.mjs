// Random requests over all operations of the API: `npm run fuzz -- 10000 1`, their number and the first seed. Prints a
// table of operations, and what was answered otherwise than documented.
import { join } from "node:path";
import { root } from "./root.mjs";
import { binary } from "./servers/binary.mjs";
import { run } from "./servers/run.mjs";

const [requests = "10000", seed = "1"] = process.argv.slice(2);
const test = ["--project", "api database", "test/platform/http/examples.test.ts", "-t", "recorded|random"];
const { code } = await run(process.execPath, [binary("vitest"), "run", ...test], {
  cwd: join(root, "apps/api"),
  env: { CI: "true", NO_COLOR: "1", RANDOM_REQUESTS: requests, RANDOM_SEED: seed },
  isShown: true,
});
process.exitCode = code;
