import { join } from "node:path";
import { root } from "../root.mjs";
import { mustRun } from "./run.mjs";

/** Asks for a new setup link to the site at this address. `env` leads to the database where the environment does not. */
export async function setupLink(address, env = {}) {
  const command = join(root, "apps/api/dist/setup-link.js");
  return (await mustRun(process.execPath, [command, address], { env: { LOG_LEVEL: "silent", ...env } })).trim();
}
