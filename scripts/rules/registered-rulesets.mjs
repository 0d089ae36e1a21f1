import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../root.mjs";

const printIds = `
  import { rulesets } from "./src/games/register.ts";
  console.log(JSON.stringify(rulesets.map(({ id }) => id)));
`;

/** The ids of all rulesets that are played, as the engine registers them. */
export async function registeredRulesets() {
  const command = ["--import", "tsx", "--input-type=module", "--eval", printIds];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: join(root, "packages/engine") });
  return JSON.parse(stdout);
}
