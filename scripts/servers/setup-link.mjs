import { join } from "node:path";
import { root } from "../root.mjs";
import { mustRun } from "./run.mjs";

/** Creates a new setup link for the site at this address. `env` overrides the environment, which names the database. */
export async function setupLink(address, env = {}) {
  const command = join(root, "apps/api/dist/setup-link.js");
  return (await mustRun(process.execPath, [command, address], { env: { LOG_LEVEL: "silent", ...env } })).trim();
}
